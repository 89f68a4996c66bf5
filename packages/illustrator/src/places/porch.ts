import { alpha, shade, tint } from '../canvas/colour.ts'
import type { Point } from '../canvas/path.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Piece, Stage } from '../stage/stage.ts'
import { type Roof, roofPlane } from './roof.ts'
import { cuboid, face, wallCorners } from './solid.ts'

/** Upright posts at some places, as pieces of their own so that figures can stand behind them. */
export const posts = (
  stage: Stage,
  places: readonly Point[],
  height: number,
  width: number,
  colour: string,
  y = 0,
): Piece[] =>
  places.map(([x, z]) => ({
    depth: stage.view.depthOf([x, 0, z]),
    kind: 'scenery' as const,
    drawing:
      cuboid(
        stage,
        { x, y, z, width, height, depth: width },
        {
          front: stage.context.defs.horizontalGradient(shade(colour, 0.12), colour, tint(colour, 0.12)),
          side: shade(colour, 0.3),
          top: colour,
        },
      ) +
      cuboid(
        stage,
        { x, y: y + height - 90, z: z - 20, width: width * 1.7, height: 90, depth: width * 1.4 },
        { front: tint(colour, 0.1), side: shade(colour, 0.24), top: colour },
      ),
  }))

interface Porch {
  x: number
  /** z of its front edge. */
  z: number
  width: number
  depth: number
  /** Height of its floor. */
  floor: number
  /** Height of the posts. */
  height: number
  roof: Roof
  post: string
  ground: string
  postCount: number
  /** World x of the middle of its steps. */
  steps: number
}

/** The floor, the steps, the posts and the lean-to roof in front of a house. */
export function porch(
  stage: Stage,
  { x, z, width, depth, floor, height, roof, post, ground, postCount, steps }: Porch,
): Piece[] {
  const { view, context } = stage
  const slab = cuboid(
    stage,
    { x, z, width, height: floor, depth },
    { front: shade(ground, 0.1), side: shade(ground, 0.26), top: tint(ground, 0.2) },
  )
  const tread = [2, 1]
    .map(i =>
      cuboid(
        stage,
        { x: steps, z: z - i * 230, width: 1100, height: (floor * (3 - i)) / 3, depth: 240 },
        { front: shade(ground, 0.04 * i), side: shade(ground, 0.24), top: tint(ground, 0.3) },
      ),
    )
    .join('')
  const eaves = floor + height
  const out = 180
  const slope: Vec3[] = [
    [x - width / 2 - out, eaves - 60, z - 200],
    [x - width / 2 - out, eaves + roof.rise, z + depth],
    [x + width / 2 + out, eaves + roof.rise, z + depth],
    [x + width / 2 + out, eaves - 60, z - 200],
  ]
  const under = face(
    stage,
    [
      [x - width / 2 - out, eaves + roof.rise, z + depth],
      [x - width / 2 - out, eaves - 60, z - 200],
      [x + width / 2 + out, eaves - 60, z - 200],
      [x + width / 2 + out, eaves + roof.rise, z + depth],
    ],
    shade(roof.colour, 0.5),
  )
  const beam = cuboid(
    stage,
    { x, y: eaves - 120, z: z - 20, width: width + 60, height: 90, depth: 90 },
    { front: shade(post, 0.1), side: shade(post, 0.3), top: post },
  )
  const shadow = face(
    stage,
    wallCorners([x - width / 2, z + depth - 6], [x + width / 2, z + depth - 6], eaves - 260, eaves + roof.rise),
    alpha(context.light.shadow, 0.3),
  )
  const places = Array.from(
    { length: postCount },
    (_, i): Point => [x - width / 2 + 120 + (i * (width - 240)) / (postCount - 1), z + 40],
  )
  return [
    { depth: view.depthOf([x, 0, z + depth - 10]), kind: 'scenery', drawing: slab + tread + shadow },
    ...posts(stage, places, height, 120, post, floor),
    {
      depth: view.depthOf([x, 0, z + 30]) - 20,
      kind: 'scenery',
      drawing: under + beam + roofPlane(stage, slope, roof.kind, roof.colour),
    },
  ]
}
