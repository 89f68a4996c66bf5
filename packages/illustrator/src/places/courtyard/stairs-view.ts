import { shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { box, line, place, shape } from '../../canvas/svg.ts'
import { cuspedArch, doubleDoor, shutterWindow } from '../../scenery/openings.ts'
import { coconutPalm } from '../../scenery/palms.ts'
import { glow } from '../../scenery/sky.ts'
import { bucket, matkaStack, pottedFlowers } from '../../scenery/vessels.ts'
import { washingLine } from '../../scenery/yard.ts'
import type { Stage } from '../../stage/stage.ts'
import { CHARPAI_SEAT, charpai } from '../charpai.ts'
import { balustrade, type Enclosure } from '../enclosure.ts'
import { groundAt } from '../open-country.ts'
import { cuboid } from '../solid.ts'
import { type Part, rowOfLamps, type Scheme } from './scheme.ts'

export function stairs(stage: Stage, scheme: Scheme, { back, half }: Enclosure): Part {
  const { context, view, camera } = stage
  const { light } = context
  const m = view.zOf('middle')
  const stone = light.land(tint(scheme.wall, 0.2))
  const [from] = groundAt(stage, camera === 'close-up' ? 0.5 : 0.08, back)
  const treads = Array.from({ length: 9 }, (_, i) =>
    cuboid(
      stage,
      { x: from + 200 + i * 290, z: back - 640, width: 300, height: (i + 1) * 190, depth: 640 },
      {
        front: light.land(i % 2 ? tint(scheme.wall, 0.06) : scheme.wall),
        side: shade(stone, 0.16),
        top: tint(stone, 0.3),
      },
    ),
  ).join('')
  const rail =
    line(
      Array.from({ length: 9 }, (_, i) => `M${n(i * 290)} ${n(-(i + 1) * 190)}v-420`).join(''),
      light.land(scheme.wood),
      24,
    ) + line(`M0 ${-190 - 420}L${8 * 290} ${n(-9 * 190 - 420)}`, light.land(scheme.wood), 40)
  const [bx, , bz] = groundAt(stage, -0.74, m * 0.8)
  const hearth =
    box(-330, -300, 660, 300, light.land('#a9694a'), 60) +
    shape('M-150 0V-170Q0 -260 150 -170V0Z', light.land('#4a2f2c')) +
    (light.dark ? place(glow(context, 0, 0, 420, '#ff9a4a', 0.7), 0, -80) : '') +
    shape('M-70 0C-90 -90 0 -110 -10 -180C60 -120 90 -60 70 0Z', '#f6a23c')
  return {
    height: 2120,
    wall: [
      {
        x: from - 760,
        y: 0,
        drawing: doubleDoor(context, { width: 700, height: 1480, colour: scheme.wood, wall: scheme.wall, open: true }),
      },
      {
        x: from - 1700,
        y: 760,
        drawing: shutterWindow(context, { width: 520, height: 760, colour: scheme.wood, wall: scheme.wall }),
      },
      {
        x: from - 2600,
        y: 0,
        drawing: cuspedArch(context, { width: 800, height: 1600, colour: tint(scheme.wall, 0.5), wall: scheme.wall }),
      },
      { x: -half, y: 2220, drawing: balustrade(half * 2, 330, light.land(tint(scheme.wall, 0.4))) },
    ],
    wings: '',
    pieces: [
      stage.stand(coconutPalm(context, 6000, -0.08), [from - 1500, 0, back + 1900]),
      {
        depth: view.depthOf([from, 0, back - 640]),
        kind: 'scenery',
        drawing: treads + stage.stand(rail, [from + 200, 0, back - 630]).drawing,
      },
      stage.stand(hearth, [from - 1560, 0, back - 330]),
      stage.stand(matkaStack(context, 300), [from - 240, 0, back - 330]),
      {
        ...stage.stand(washingLine(context, half * 1.3, 2150, false), [-half * 0.6, 0, back - 460]),
        depth: view.depthOf([0, 0, back - 460]),
      },
      charpai(stage, bx, bz, light.land(scheme.cloth)),
      stage.stand(bucket(context, 340, '#d8604f'), groundAt(stage, 0.9, m * 0.8)),
      stage.stand(pottedFlowers(context, 560, '#c8744c', '#f4c24a'), groundAt(stage, 0.98, back - 800)),
      ...rowOfLamps(stage, -half, half, 2230, back - 40, 14),
    ],
    spots: {
      steps: { at: [from + 490, 0, back - 660], seat: 380 },
      bed: { at: [bx, 0, bz + 150], seat: CHARPAI_SEAT },
      seat: { at: [bx + 240, 0, bz - 20], seat: CHARPAI_SEAT },
      door: { at: [from - 760, 0, back - 40], seat: 0 },
    },
  }
}
