import { shade, tint } from '../../canvas/colour.ts'
import { line } from '../../canvas/svg.ts'
import { hen, milkCan } from '../../scenery/farm-things.ts'
import type { Stage } from '../../stage/stage.ts'
import { outline } from '../perspective.ts'
import { face, wallCorners } from '../solid.ts'
import { bales, lantern, tools } from './barn-things.ts'
import type { Barn, Part, Scheme } from './scheme.ts'

export function doorView(stage: Stage, scheme: Scheme, { back, half }: Barn): Part {
  const { context, camera } = stage
  const { light } = context
  const x = camera === 'close-up' ? 300 : 420
  const opening = { x, y: 0, width: 1700, height: 2050 }
  const door = light.land(scheme.door)
  const leaf = (s: 1 | -1) => {
    const from = x + (s * opening.width) / 2
    const to = from + s * 700
    const corners =
      s === 1
        ? wallCorners([from, back], [to, back - 420], 0, 2050)
        : wallCorners([to, back - 420], [from, back], 0, 2050)
    return (
      face(stage, corners, shade(door, s === 1 ? 0.14 : 0.26)) + line(`${outline(stage, corners)}`, tint(door, 0.24), 9)
    )
  }
  return {
    opening,
    wall: tools(stage, -half * 0.72),
    pieces: [
      { depth: stage.view.depthOf([x, 0, back - 200]), kind: 'scenery', drawing: leaf(-1) + leaf(1) },
      ...bales(stage, [
        [-half + 560, 0, back - 620],
        [-half + 560, 440, back - 600],
        [half - 300, 0, back - 700],
        [half - 420, 0, back - 1300],
      ]),
      stage.stand(milkCan(context), [-half + 1200, 0, back - 560]),
      stage.stand(lantern(stage), [-500, 1900, back - 300]),
      ...(camera === 'close-up'
        ? []
        : [stage.stand(hen(context), [half - 900, 0, back - 560], { scale: 0.8, mirrored: true })]),
    ],
    spots: { door: { at: [x, 0, back - 60], seat: 0 }, seat: { at: [-half + 700, 0, back - 640], seat: 440 } },
  }
}
