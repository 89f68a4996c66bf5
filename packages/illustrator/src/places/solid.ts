import { n, type Point } from '../canvas/path.ts'
import { shape } from '../canvas/svg.ts'
import { add, between, times, type Vec3 } from '../space/vec3.ts'
import type { Stage } from '../stage/stage.ts'
import { edgeOf, facesCamera, outline } from './perspective.ts'

/** Walls, roofs and boxes that the camera sees in perspective. Lengths in world units. */

/** z of the nearest point that is still drawn: what is behind the camera can't be projected. */
export const nearest = ({ view }: Stage): number => view.zOf('foreground') * 1.6

/** A side of a solid, with corners that are clockwise from outside. Nothing is drawn if it is seen from behind. */
export const face = (stage: Stage, corners: readonly Vec3[], fill: string): string =>
  facesCamera(stage, corners) ? shape(outline(stage, corners), fill) : ''

/** The corners of an upright wall from `a` to `b` (x and z), clockwise for somebody who has `a` on the left. */
export const wallCorners = (a: Point, b: Point, from: number, to: number): Vec3[] => [
  [a[0], from, a[1]],
  [a[0], to, a[1]],
  [b[0], to, b[1]],
  [b[0], from, b[1]],
]

/**
 * A flat drawing in world units on a plane: x runs along `right` and y, pointing down, against `up`. It is not drawn on a
 * plane that is seen from behind. Perspective within the drawing is ignored, so keep it below 1000 wide on receding walls.
 */
function decal({ view }: Stage, at: Vec3, right: Vec3, up: Vec3, drawing: string): string {
  if (drawing === '' || view.depthOf(at) < 500) return ''
  const [x, y] = view.project(at)
  const along = (direction: Vec3): Point => {
    const [x0, y0] = view.project(add(at, times(direction, -60)))
    const [x1, y1] = view.project(add(at, times(direction, 60)))
    return [(x1 - x0) / 120, (y1 - y0) / 120]
  }
  const [a, b] = along(right)
  const [c, d] = along(times(up, -1))
  if (a * d - b * c < 0.0005) return ''
  return `<g transform="matrix(${[a, b, c, d].map(value => value.toFixed(4)).join(' ')} ${n(x)} ${n(y)})">${drawing}</g>`
}

/** On the ground. */
export const onGround = (stage: Stage, x: number, z: number, drawing: string, y = 0): string =>
  decal(stage, [x, y, z], [1, 0, 0], [0, 0, 1], drawing)

/** On an upright plane that faces the viewer. */
export const onFront = (stage: Stage, x: number, y: number, z: number, drawing: string): string =>
  decal(stage, [x, y, z], [1, 0, 0], [0, 1, 0], drawing)

/** On a wall at the left (`side` -1) or right (1) of a street, which faces the middle. */
export const onSide = (stage: Stage, side: 1 | -1, x: number, y: number, z: number, drawing: string): string =>
  decal(stage, [x, y, z], [0, 0, -side], [0, 1, 0], drawing)

export interface Solid {
  /** The middle of its front. */
  x: number
  z: number
  width: number
  height: number
  depth: number
  /** Height of its bottom. */
  y?: number
}

/** The sides of a box with edges along the axes that the camera sees. `bottom` is seen from below. */
export function cuboid(
  stage: Stage,
  { x, y = 0, z, width, height, depth }: Solid,
  { front, side, top, bottom = side }: { front: string; side: string; top: string; bottom?: string },
): string {
  const [left, right, up, back] = [x - width / 2, x + width / 2, y + height, z + depth]
  const level = (height: number): Vec3[] => [
    [left, height, back],
    [right, height, back],
    [right, height, z],
    [left, height, z],
  ]
  return (
    face(stage, wallCorners([left, back], [left, z], y, up), side) +
    face(stage, wallCorners([right, z], [right, back], y, up), side) +
    face(stage, level(up), top) +
    face(stage, level(y).toReversed(), bottom) +
    face(stage, wallCorners([left, z], [right, z], y, up), front)
  )
}

/** Lines on a plane between two opposite edges `a`–`b` and `c`–`d`, as path data: courses of bricks, boards or tiles. */
export function courses(stage: Stage, a: Vec3, b: Vec3, c: Vec3, d: Vec3, count: number): string {
  let data = ''
  for (let i = 1; i < count; i++) {
    data += edgeOf(stage, [between(a, c, i / count), between(b, d, i / count)])
  }
  return data
}

/** px of a point of a four-cornered plane: `across` and `up` from 0 to 1, from the first corner. Corners are clockwise. */
export function inQuad(stage: Stage, [a, b, c, d]: readonly Vec3[], across: number, up: number): Point {
  const origin: Vec3 = a ?? [0, 0, 0]
  const [x, y, z] = between(between(origin, d ?? origin, across), between(b ?? origin, c ?? origin, across), up)
  return stage.view.project([x, y, Math.max(nearest(stage), z)])
}
