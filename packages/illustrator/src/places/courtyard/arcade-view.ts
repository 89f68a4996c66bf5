import { shade, tint } from '../../canvas/colour.ts'
import { box, line, place } from '../../canvas/svg.ts'
import { cuspedArch, doubleDoor } from '../../scenery/openings.ts'
import { matkaStack, pottedFlowers, toran } from '../../scenery/vessels.ts'
import { swingBoard, swingStand, tulsiStand } from '../../scenery/yard.ts'
import type { Stage } from '../../stage/stage.ts'
import { balustrade, type Enclosure, onWings } from '../enclosure.ts'
import { groundAt } from '../open-country.ts'
import { cuboid } from '../solid.ts'
import { hasBelt, type Part, PLINTH, rowOfLamps, type Scheme } from './scheme.ts'

export function arcade(stage: Stage, scheme: Scheme, { back, half }: Enclosure): Part {
  const { context, view, states, camera } = stage
  const { light } = context
  const m = view.zOf('middle')
  const arch = { width: 780, height: 1280, colour: tint(scheme.wall, 0.5), wall: scheme.wall }
  const bay = 1080
  const [sx, , sz] = groundAt(stage, 0.74, m * 1.15)
  const swing = swingBoard(context, { width: 1250, seat: 420, rope: 1800, wood: '#8f4f34', brass: true })
  const tulsi = groundAt(stage, camera === 'close-up' ? -0.9 : -0.66, m * 0.95)
  const count = Math.ceil(half / bay)
  const bays = Array.from({ length: count * 2 + 1 }, (_, i) => (i - count) * bay)
  const innerDoor =
    box(-190, -900, 380, 900, light.land(scheme.wood)) + line('M0 0V-900', light.land(shade(scheme.wood, 0.4)), 12)
  const innerShelf = box(-220, -560, 440, 30, light.land('#9a6a48')) + place(matkaStack(context, 130), 0, -560)
  return {
    height: 1960,
    wall: [
      ...bays.map((x, i) => ({
        x,
        y: PLINTH,
        drawing: cuspedArch(context, { ...arch, inner: i % 2 ? innerDoor : innerShelf }),
      })),
      ...bays.map(x => ({
        x: x + bay / 2,
        y: PLINTH,
        drawing:
          box(-70, -1060, 140, 1060, light.land(tint(scheme.wall, 0.44)), 10) +
          box(-100, -1110, 200, 90, light.land(scheme.wash), 12) +
          box(-100, -70, 200, 70, light.land(scheme.wash), 8),
      })),
      {
        x: 0,
        y: 1780,
        drawing:
          box(-half, -110, half * 2, 110, light.land(scheme.wash)) +
          box(-half, -140, half * 2, 44, light.land(tint(scheme.wall, 0.5))),
      },
      { x: -half, y: 2060, drawing: balustrade(half * 2, 330, light.land(scheme.wood)) },
      ...(states.has('festive') ? bays.map(x => ({ x, y: 1640, drawing: toran(context, 900, 80) })) : []),
    ],
    wings: onWings(stage, { back, half, height: 0 }, [
      { side: -1, y: PLINTH, z: back - 700, drawing: cuspedArch(context, arch) },
      {
        side: 1,
        y: PLINTH,
        z: back - 700,
        drawing: doubleDoor(context, { width: 620, height: 1300, colour: scheme.wood, wall: scheme.wall }),
      },
    ]),
    pieces: [
      {
        depth: view.depthOf([0, 0, back - 260]),
        kind: 'scenery',
        drawing: cuboid(
          stage,
          { x: 0, z: back - 260, width: half * 2, height: PLINTH, depth: 260 },
          {
            front: light.land(shade(scheme.stone, 0.14)),
            side: light.land(scheme.stone),
            top: light.land(tint(scheme.stone, 0.3)),
          },
        ),
      },
      stage.stand(swingStand(context, 1560, 1850), [sx, 0, sz + 90]),
      stage.stand(swing.back, [sx, 0, sz + 60]),
      { ...stage.stand(swing.front, [sx, 0, sz]), depth: view.depthOf([sx, 0, sz]) + 20 },
      // Under the belt of stars the story has a tulsi of its own.
      ...(hasBelt(stage) ? [] : [stage.stand(tulsiStand(context, { colour: scheme.tulsi, height: 1050 }), tulsi)]),
      stage.stand(pottedFlowers(context, 560, '#c8744c', scheme.cloth), groundAt(stage, -0.94, back - 340)),
      stage.stand(matkaStack(context, 270), groundAt(stage, 0.95, back - 360)),
      ...rowOfLamps(stage, -half, half, PLINTH + 2, back - 200, 14),
    ],
    spots: {
      swing: { at: [sx + 140, 0, sz], seat: 370 },
      seat: { at: [sx - 360, 0, sz], seat: 400 },
      ledge: { at: [-300, 0, back - 280], seat: PLINTH },
    },
  }
}
