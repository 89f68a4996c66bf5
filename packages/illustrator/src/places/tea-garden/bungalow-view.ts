import { shade } from '../../canvas/colour.ts'
import { circle, line, shape } from '../../canvas/svg.ts'
import { doubleDoor, shutterWindow } from '../../scenery/openings.ts'
import { shrub } from '../../scenery/shrub.ts'
import { pottedFlowers } from '../../scenery/vessels.ts'
import type { Stage } from '../../stage/stage.ts'
import { flowersOn } from '../ground-cover.ts'
import { house } from '../house.ts'
import { groundAt, groundOf, pathOf } from '../open-country.ts'
import { porch } from '../porch.ts'
import type { Part, Scheme } from './scheme.ts'
import { oaks, pickersBasket, rows } from './tea-rows.ts'

export function bungalow(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const z = m * 1.9 + 300
  const [x] = groundAt(stage, 0.34, z)
  const opening = { colour: '#4f8a6a', wall: scheme.house }
  const roof = { kind: 'tin' as const, colour: light.land(scheme.roof) }
  return {
    ground:
      groundOf(stage, '#97bd62') +
      pathOf(stage, light.land('#dcc39a'), { width: 230, wind: 60, towards: 0.36 }) +
      flowersOn(stage, 24, ['#f0a0b8', '#fbf4e4', '#b58ad0'].map(light.land), 28),
    pieces: [
      ...oaks(stage, [
        [-0.94, z + 3000],
        [-0.66, z + 5200],
        [0.98, z + 3600],
      ]),
      ...rows(stage, scheme, z + 1800, 0, 0).slice(0, 5),
      ...[-1, -0.78].flatMap(share =>
        [0, 1].map(i =>
          stage.stand(shrub(context, 520, scheme.bush), groundAt(stage, share + i * 0.1, m * 1.5 + i * 700)),
        ),
      ),
      house(stage, {
        x,
        z: z + 800,
        width: 3300,
        depth: 1900,
        height: 1850,
        wall: light.land(scheme.house),
        wash: light.land(shade(scheme.house, 0.2)),
        plinth: 420,
        roof: { ...roof, rise: 1050 },
        front: [
          { x: 0, y: 0, drawing: doubleDoor(context, { width: 760, height: 1480, ...opening, open: true }) },
          { x: -1050, y: 420, drawing: shutterWindow(context, { width: 460, height: 860, ...opening }) },
          { x: 1050, y: 420, drawing: shutterWindow(context, { width: 460, height: 860, ...opening }) },
        ],
      }),
      ...porch(stage, {
        x,
        z,
        width: 3400,
        depth: 800,
        floor: 420,
        height: 1500,
        roof: { ...roof, rise: 260 },
        post: light.land('#fbf6e8'),
        ground: light.land('#b98a68'),
        postCount: 4,
        steps: x,
      }),
      ...[-1500, -1150, 1150, 1500].map((dx, i) =>
        stage.stand(pottedFlowers(context, 520, '#c8744c', i % 2 ? '#e4577a' : '#f4c24a'), [x + dx, 0, z - 170]),
      ),
      stage.stand(pickersBasket(stage), groundAt(stage, -0.78, m * 0.9), { scale: 0.8 }),
      stage.stand(pickersBasket(stage), groundAt(stage, -0.94, m * 0.8), { scale: 0.75 }),
      stage.stand(scales(stage), groundAt(stage, -0.98, m * 1.5)),
    ],
    spots: {
      steps: { at: [x, 0, z - 240], seat: 280 },
      ledge: { at: [x - 900, 0, z - 20], seat: 420 },
      door: { at: [x, 420, z + 720], seat: 0 },
    },
  }
}

/** A tripod with a hook to weigh the leaves. */
function scales({ context }: Stage): string {
  const { light } = context
  return (
    line('M-420 0L0 -1700L420 0M0 -1700V-1300', light.land('#7d5b42'), 46) +
    circle(0, -1200, 120, light.land('#c9cdd0')) +
    circle(0, -1200, 84, light.land('#fbf6e8')) +
    line('M0 -1200L50 -1250', light.land('#c9483f'), 16) +
    line('M0 -1080V-900', light.land('#5a5560'), 18) +
    shape('M-230 -900H230L180 -520H-180Z', light.land('#d9b77c'))
  )
}
