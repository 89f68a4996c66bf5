import { alpha } from '../../canvas/colour.ts'
import { ellipse } from '../../canvas/svg.ts'
import { crown } from '../../scenery/crowns.ts'
import { hibiscus, marigolds } from '../../scenery/garden-plants.ts'
import { swingBoard, tulsiStand } from '../../scenery/yard.ts'
import type { Stage } from '../../stage/stage.ts'
import { CHARPAI_SEAT, charpai } from '../charpai.ts'
import { dappledShade, flowersOn } from '../ground-cover.ts'
import { groundAt, groundOf, treeLine } from '../open-country.ts'
import { onGround } from '../solid.ts'
import { back, bed, boundary, growing, type Part, type Scheme, tree } from './scheme.ts'

export function swingView(stage: Stage, scheme: Scheme, grass: string): Part {
  const { view, context } = stage
  const { light } = context
  const z = back(stage)
  const near = view.zOf('middle') * 0.6
  const [x] = groundAt(stage, 0.64, near)
  const trunk = groundAt(stage, 0.98, z * 0.8)
  const swing = swingBoard(context, { width: 640, seat: 400, rope: 3000 })
  const at = [x, 0, near] as const
  const rest = stage.camera === 'close-up' ? groundAt(stage, -1.2, z) : groundAt(stage, -0.62, z * 0.92)
  return {
    far: treeLine(stage, '#5f9468', 140, 0.2),
    ground:
      groundOf(stage, grass) +
      dappledShade(stage, x, near, 1800, light.land(grass)) +
      onGround(stage, x, near, ellipse(0, 0, 420, 300, alpha(light.land('#c9a878'), 0.8))) +
      flowersOn(stage, 30, [light.land(scheme.blossom[1]), light.land('#f6f0e4')], 26),
    pieces: [
      boundary(stage, [-6000, z + 700], [6000, z + 700], scheme, 860),
      ...growing(stage, () =>
        bed(stage, [-1, -0.8, -0.4, -0.1], z + 560, i =>
          i % 2 ? hibiscus(context, 640, scheme.blossom[0]) : marigolds(context, 460),
        ),
      ),
      stage.stand(tulsiStand(context, { colour: scheme.wash }), groundAt(stage, -0.92, z * 0.5)),
      charpai(stage, rest[0], rest[2], light.land(scheme.blossom[0])),
      stage.stand(tree(stage, 4600), trunk),
      stage.stand(swing.back, [x, 0, near + 40]),
      { ...stage.stand(swing.front, at), depth: view.depthOf(at) + 20 },
      stage.stand(
        crown(
          context,
          [
            [-500, 0, 620, 260],
            [420, -60, 640, 280],
            [0, -120, 620, 260],
          ],
          light.land('#5a9450'),
          { tips: 24, droop: 0.7, leafLength: 120 },
        ),
        [x, 2560, near - 20],
      ),
    ],
    spots: {
      swing: { at: [x, 0, near], seat: 400 },
      bed: { at: [rest[0], 0, rest[2] + 150], seat: CHARPAI_SEAT },
      seat: { at: [rest[0], 0, rest[2] - 20], seat: CHARPAI_SEAT },
    },
  }
}
