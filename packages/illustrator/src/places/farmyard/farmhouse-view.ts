import { tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { box, shape } from '../../canvas/svg.ts'
import { basketOf, haystack, milkCan } from '../../scenery/farm-things.ts'
import { doubleDoor, shutterWindow } from '../../scenery/openings.ts'
import { bananaPlant } from '../../scenery/palms.ts'
import { mangoTree } from '../../scenery/village-trees.ts'
import type { Stage } from '../../stage/stage.ts'
import { CHARPAI_SEAT, charpai } from '../charpai.ts'
import { house } from '../house.ts'
import { groundAt, hillsOf, pathOf, treeLine } from '../open-country.ts'
import { porch } from '../porch.ts'
import { onGround } from '../solid.ts'
import { swayed } from '../weather.ts'
import { ground, hens, type Part, type Scheme } from './scheme.ts'

export function farmhouse(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const z = m * 1.75 + 100
  const [x] = groundAt(stage, -0.2, z)
  const opening = { colour: scheme.door, wall: scheme.wall }
  const [cx, , cz] = groundAt(stage, 0.7, m * 1.05)
  const chillies = patchesOf(stage)
  return {
    far: hillsOf(stage, ['#93ab9c', '#a5b874'], { height: 0.8 }) + treeLine(stage, '#5f9468', 90, 0.22),
    ground:
      ground(stage, scheme) +
      pathOf(stage, tint(light.land(scheme.earth), 0.3), { width: 300, wind: 60, towards: -0.16 }) +
      onGround(stage, view.xOf(0.62, m * 0.35), m * 0.35, chillies),
    pieces: [
      stage.stand(bananaPlant(context, 2900), [x + 2500, 0, z + 700]),
      stage.stand(swayed(stage, mangoTree(context, 4800), 3), [x + 3200, 0, z + 2200]),
      house(stage, {
        x,
        z: z + 850,
        width: 3400,
        depth: 1700,
        height: 1900,
        wall: light.land(scheme.wall),
        wash: light.land(scheme.wash),
        plinth: 300,
        roof: { kind: 'tiles', colour: light.land(scheme.roof), rise: 850 },
        front: [
          { x: 0, y: 0, drawing: doubleDoor(context, { width: 760, height: 1500, ...opening, open: true }) },
          { x: -1060, y: 560, drawing: shutterWindow(context, { width: 440, height: 700, ...opening }) },
          { x: 1060, y: 560, drawing: shutterWindow(context, { width: 440, height: 700, ...opening }) },
        ],
      }),
      ...porch(stage, {
        x,
        z,
        width: 3500,
        depth: 850,
        floor: 300,
        height: 1560,
        roof: { kind: 'tiles', colour: light.land(scheme.roof), rise: 280 },
        post: light.land('#9a6a48'),
        ground: light.land('#c49468'),
        postCount: 5,
        steps: x,
      }),
      stage.stand(haystack(context, 1500), groundAt(stage, 1, m * 2.6)),
      charpai(stage, cx, cz, light.land(scheme.wash)),
      stage.stand(milkCan(context), groundAt(stage, -0.8, m * 1.2)),
      stage.stand(basketOf(context, 420, ['#e8a03c', '#c9bf4a', '#7aa83c']), groundAt(stage, -0.94, m * 0.8)),
      ...hens(stage, [[-0.7, m * 0.4, '#c9743c', false]]),
    ],
    spots: {
      steps: { at: [x, 0, z - 240], seat: 200 },
      ledge: { at: [x - 1000, 0, z - 20], seat: 300 },
      door: { at: [x, 300, z + 770], seat: 0 },
      bed: { at: [cx, 0, cz + 150], seat: CHARPAI_SEAT },
      seat: { at: [cx - 200, 0, cz - 20], seat: CHARPAI_SEAT },
    },
  }
}

/** Red chillies spread on a cloth to dry. */
function patchesOf({ context }: Stage): string {
  const { random, light } = context
  let red = ''
  for (let i = 0; i < 60; i++)
    red += `M${n(random.between(-360, 330))} ${n(random.between(-230, 230))}q30 -24 60 4q-34 16 -60 -4Z`
  return (
    box(-440, -290, 880, 580, light.land('#e9dcc0'), 20) +
    box(-380, -240, 760, 480, light.land('#c2402f'), 60) +
    shape(red, light.land('#e0553c'))
  )
}
