import { shade, tint } from '../../canvas/colour.ts'
import { box, circle, line, place, shape } from '../../canvas/svg.ts'
import { cuspedArch, doubleDoor, shutterWindow } from '../../scenery/openings.ts'
import { coconutPalm } from '../../scenery/palms.ts'
import { rangoli } from '../../scenery/rangoli.ts'
import { diya, pottedFlowers, toran } from '../../scenery/vessels.ts'
import { neemTree } from '../../scenery/village-trees.ts'
import { bicycle } from '../../scenery/yard.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import type { Enclosure } from '../enclosure.ts'
import { groundAt } from '../open-country.ts'
import { cuboid, onGround } from '../solid.ts'
import { type Part, rowOfLamps, type Scheme } from './scheme.ts'

export function gateway(stage: Stage, scheme: Scheme, { back }: Enclosure): Part {
  const { context, view, states } = stage
  const { light } = context
  const m = view.zOf('middle')
  const [dx] = groundAt(stage, 0.12, back)
  const [rx, , rz] = groundAt(stage, 0.3, m * 0.5)
  const white = light.land('#fbf4e4')
  const elephant =
    shape(
      'M-300 0V-260C-300 -420 -160 -470 20 -460C120 -520 260 -500 300 -400C340 -330 330 -180 380 -120L340 -96C280 -150 280 -260 262 -300C250 -220 230 -180 190 -150V0H100V-130H-140V0Z',
      light.land(shade(scheme.wash, 0.1)),
    ) +
    shape('M-220 -430Q-60 -500 90 -440L60 -260Q-60 -220 -190 -270Z', light.land(scheme.cloth)) +
    circle(244, -400, 16, white) +
    line('M-190 -290Q-60 -240 60 -280', light.land('#f0c25a'), 18)
  const bench = (x: number): Piece => ({
    depth: view.depthOf([x, 0, back - 420]),
    kind: 'scenery',
    drawing: cuboid(
      stage,
      { x, z: back - 420, width: 900, height: 400, depth: 420 },
      {
        front: light.land(shade(scheme.stone, 0.16)),
        side: light.land(shade(scheme.stone, 0.3)),
        top: light.land(tint(scheme.stone, 0.26)),
      },
    ),
  })
  return {
    height: 2080,
    wall: [
      {
        x: dx,
        y: 150,
        drawing:
          box(-860, -1860, 1720, 1860, light.land(tint(scheme.wall, 0.4)), 20) +
          cuspedArch(context, { width: 1100, height: 1740, colour: scheme.wash, wall: scheme.wall }) +
          place(doubleDoor(context, { width: 940, height: 1360, colour: scheme.wood, wall: scheme.wall }), 0, 0),
      },
      { x: dx, y: 1780, drawing: toran(context, 1150, 100) },
      { x: dx - 1330, y: 640, drawing: elephant },
      { x: dx + 1330, y: 640, drawing: place(elephant, 0, 0, { mirrored: true }) },
      ...[-2100, 2100].map(x => ({
        x: dx + x,
        y: 900,
        drawing: shutterWindow(context, { width: 460, height: 760, colour: scheme.wood, wall: scheme.wall }),
      })),
      ...[-780, 780].map(x => ({
        x: dx + x,
        y: 1100,
        drawing:
          shape('M-90 0V-160Q0 -300 90 -160V0Z', light.land(shade(scheme.wall, 0.4))) +
          place(diya(context, 60), 0, -10),
      })),
    ],
    wings: '',
    pieces: [
      stage.stand(neemTree(context, 5200), [dx - 2100, 0, back + 1500]),
      stage.stand(coconutPalm(context, 5600, 0.1), [dx + 1900, 0, back + 1900]),
      bench(dx - 1250),
      bench(dx + 1250),
      {
        depth: view.depthOf([dx, 0, back - 300]),
        kind: 'scenery',
        drawing:
          cuboid(
            stage,
            { x: dx, z: back - 300, width: 1500, height: 80, depth: 300 },
            {
              front: light.land(shade(scheme.stone, 0.1)),
              side: light.land(shade(scheme.stone, 0.3)),
              top: light.land(tint(scheme.stone, 0.3)),
            },
          ) + onGround(stage, rx, rz, rangoli(context, 380)),
      },
      stage.stand(bicycle(context, scheme.wood), groundAt(stage, -0.84, m * 0.95)),
      stage.stand(pottedFlowers(context, 620, scheme.wash, scheme.cloth), groundAt(stage, 0.92, m * 1.1)),
      ...rowOfLamps(stage, dx - 700, dx + 700, 84, back - 280, 6),
      ...(states.has('festive')
        ? [
            stage.stand(diya(context, 80, true), [rx - 420, 0, rz]),
            stage.stand(diya(context, 80, true), [rx + 420, 0, rz]),
          ]
        : []),
    ],
    spots: {
      door: { at: [dx, 80, back - 60], seat: 0 },
      seat: { at: [dx - 1250, 0, back - 440], seat: 400 },
      ledge: { at: [dx + 1250, 0, back - 440], seat: 400 },
    },
  }
}
