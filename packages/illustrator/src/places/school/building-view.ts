import { tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { box, ellipse, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { bunting } from '../../scenery/buildings.ts'
import { marigolds } from '../../scenery/garden-plants.ts'
import { doubleDoor, shutterWindow } from '../../scenery/openings.ts'
import { pottedFlowers } from '../../scenery/vessels.ts'
import { mangoTree, neemTree } from '../../scenery/village-trees.ts'
import { bicycle } from '../../scenery/yard.ts'
import type { Stage } from '../../stage/stage.ts'
import { dappledShade } from '../ground-cover.ts'
import { house } from '../house.ts'
import { groundAt, groundOf, pathOf } from '../open-country.ts'
import { porch } from '../porch.ts'
import { swayed } from '../weather.ts'
import type { Part, Scheme } from './scheme.ts'

/** The flag on its mast, with a plinth. */
function flag(stage: Stage): string {
  const { light } = stage.context
  const wave = (y: number, colour: string) =>
    shape(`M0 ${y}q220 -50 430 10t430 -10v190q-210 60 -430 10t-430 -10Z`, light.land(colour))
  const wheel =
    `<circle cx="430" cy="-3190" r="70" fill="none" stroke="${light.land('#2f4f9a')}" stroke-width="12"/>` +
    line(
      Array.from(
        { length: 8 },
        (_, i) => `M430 -3190l${n(Math.cos(i * 0.785) * 66)} ${n(Math.sin(i * 0.785) * 66)}`,
      ).join(''),
      light.land('#2f4f9a'),
      7,
    )
  return (
    ellipse(0, 6, 420, 40, light.shadow) +
    box(-380, -140, 760, 140, light.land('#e9dcc0'), 10) +
    box(-250, -270, 500, 140, light.land('#f4ead4'), 10) +
    line('M0 -260V-3520', light.land('#e8e4dc'), 46) +
    swayed(stage, wave(-3470, '#f09a3c') + wave(-3285, '#fbf6ea') + wave(-3100, '#4f9a50') + wheel, 4)
  )
}

/** The bell: a length of rail that hangs from a branch, with its hammer. */
const bell = ({ context }: Stage): string => {
  const { light } = context
  return (
    line('M0 0V600', light.land('#cbb083'), 16) +
    box(-50, 600, 100, 520, light.land('#6f7684'), 10) +
    box(-50, 600, 26, 520, light.land('#9aa2ae')) +
    line('M120 200V640', light.land('#cbb083'), 14) +
    box(80, 620, 80, 190, light.land('#8a6244'), 14)
  )
}

export function building(stage: Stage, scheme: Scheme): Part {
  const { view, context, states } = stage
  const { light } = context
  const m = view.zOf('middle')
  const z = m * 1.9 + 250
  const [x] = groundAt(stage, 0.16, z)
  const opening = { colour: scheme.door, wall: scheme.wall }
  const roof = { kind: 'tiles' as const, colour: light.land(scheme.roof) }
  const treeAt = groundAt(stage, -0.96, m * 1.4)
  const earth = '#dcc094'
  return {
    ground:
      groundOf(stage, earth, { blades: '#9aa056', marks: 60 }) +
      pathOf(stage, tint(light.land(earth), 0.36), { width: 330, wind: 30, towards: 0.14 }) +
      dappledShade(stage, treeAt[0] + 500, treeAt[2], 1500, light.land(earth)),
    pieces: [
      ...[-1.1, 1.15].map(share => stage.stand(mangoTree(context, 4600), groundAt(stage, share, z + 2600))),
      house(stage, {
        x,
        z: z + 900,
        width: 5600,
        depth: 1900,
        height: 2050,
        wall: light.land(scheme.wall),
        wash: light.land(scheme.wash),
        plinth: 300,
        roof: { ...roof, rise: 800 },
        front: [-1900, 0, 1900].flatMap(dx => [
          { x: dx - 380, y: 0, drawing: doubleDoor(context, { width: 660, height: 1480, ...opening, open: dx === 0 }) },
          { x: dx + 560, y: 560, drawing: shutterWindow(context, { width: 520, height: 760, ...opening }) },
        ]),
      }),
      ...porch(stage, {
        x,
        z,
        width: 5700,
        depth: 900,
        floor: 300,
        height: 1640,
        roof: { ...roof, rise: 300 },
        post: light.land(tint(scheme.wall, 0.4)),
        ground: light.land('#c9a07c'),
        postCount: 7,
        steps: x - 380,
      }),
      stage.stand(swayed(stage, neemTree(context, 4300), 4), treeAt),
      { ...stage.stand(bell(stage), [treeAt[0] + 900, 1900, treeAt[2] - 40]), depth: view.depthOf(treeAt) - 30 },
      stage.stand(flag(stage), groundAt(stage, 0.66, m * 1.25)),
      ...[-0.56, -0.4, 0.74, 0.9].map((share, i) =>
        stage.stand(
          i % 2 ? marigolds(context, 380) : pottedFlowers(context, 520, scheme.wash, scheme.accent),
          groundAt(stage, share, z - 190),
        ),
      ),
      stage.stand(bicycle(context, scheme.door), groundAt(stage, 1.04, z - 420), { mirrored: true }),
    ],
    ...(stage.camera === 'wide' && states.has('festive')
      ? {
          front: place(
            bunting(context, [-40, 60], [600, -60], 120, 'flags') +
              bunting(context, [940, -60], [SIZE + 40, 80], 120, 'flags'),
            0,
            0,
          ),
        }
      : {}),
    spots: {
      steps: { at: [x - 380, 0, z - 240], seat: 200 },
      ledge: { at: [x + 900, 0, z - 20], seat: 300 },
      door: { at: [x - 380, 300, z + 820], seat: 0 },
    },
  }
}
