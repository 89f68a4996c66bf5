import { shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { line } from '../../canvas/svg.ts'
import { cow } from '../../scenery/cow.ts'
import { haystack } from '../../scenery/farm-things.ts'
import { bucket, matkaStack } from '../../scenery/vessels.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { courses, cuboid } from '../solid.ts'
import { bales, lantern } from './barn-things.ts'
import type { Barn, Part, Scheme } from './scheme.ts'

export function loftView(stage: Stage, scheme: Scheme, { back, half }: Barn): Part {
  const { context, view } = stage
  const { light } = context
  const wood = light.land(scheme.wall)
  const z = back - 640
  const loft = 1650
  const x = half * 0.36
  const from = -half * 0.36
  const deck = cuboid(
    stage,
    { x: (from + half) / 2, y: loft - 110, z, width: half - from, height: 110, depth: 640 },
    { front: tint(wood, 0.1), side: shade(wood, 0.3), top: tint(wood, 0.24) },
  )
  const ladder =
    line('M-150 0L-90 -1850M150 0L90 -1850', light.land('#b98a5c'), 46) +
    line(
      [0.12, 0.27, 0.42, 0.57, 0.72, 0.87].map(t => `M${n(-150 + 60 * t)} ${n(-1850 * t)}H${n(150 - 60 * t)}`).join(''),
      light.land('#c99a68'),
      40,
    )
  const stall =
    cuboid(
      stage,
      { x: x + 80, z: z + 60, width: half * 1.1, height: 520, depth: 60 },
      { front: wood, side: shade(wood, 0.3), top: tint(wood, 0.3) },
    ) +
    line(
      courses(
        stage,
        [x - half * 0.5, 60, z + 58],
        [x + half * 0.66, 60, z + 58],
        [x - half * 0.5, 520, z + 58],
        [x + half * 0.66, 520, z + 58],
        3,
      ),
      shade(wood, 0.4),
      8,
    )
  const post = (px: number): Piece => ({
    depth: view.depthOf([px, 0, z]),
    kind: 'scenery',
    drawing: cuboid(
      stage,
      { x: px, z, width: 140, height: loft - 110, depth: 140 },
      { front: shade(wood, 0.06), side: shade(wood, 0.34), top: wood },
    ),
  })
  return {
    opening: { x: -half * 0.62, y: 1250, width: 620, height: 640 },
    wall: '',
    pieces: [
      stage.stand(cow(context, scheme.cows[0]), [x - 200, 0, back - 300]),
      stage.stand(cow(context, scheme.cows[1]), [x + 1250, 0, back - 300], { mirrored: true }),
      { depth: view.depthOf([x, 0, z + 60]), kind: 'scenery', drawing: stall },
      post(from + 80),
      post(half - 160),
      { depth: view.depthOf([x, 0, z]) - 6, kind: 'scenery', drawing: deck },
      { ...stage.stand(haystack(context, 900), [half * 0.62, loft, z + 380]), depth: view.depthOf([x, 0, z]) - 7 },
      ...bales(stage, [[half * 0.16, loft, z + 60]]).map(piece => ({ ...piece, depth: view.depthOf([x, 0, z]) - 8 })),
      stage.stand(ladder, [from - 60, 0, z - 120]),
      stage.stand(bucket(context, 320, '#8fa9b5'), [half * 0.92, 0, z - 200]),
      stage.stand(matkaStack(context, 260), [-half * 0.86, 0, z]),
      stage.stand(lantern(stage), [from - 300, 1950, z]),
    ],
    spots: { ledge: { at: [0, 0, z - 20], seat: loft }, seat: { at: [half * 0.16, loft, z + 40], seat: 440 } },
  }
}
