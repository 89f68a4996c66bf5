import { n, type Point } from '../canvas/path.ts'
import { between, dot, type Vec3 } from '../space/vec3.ts'
import type { Stage } from '../stage/stage.ts'

/** Outlines of what is in the world, as the camera sees it. Lengths are world units; the results are path data in px. */

/** Nothing nearer to the camera than this is drawn. */
const NEAREST = 240

/** The part of a polygon or of a line that is in front of the camera, in px. */
function visible({ view }: Stage, corners: readonly Vec3[], closed: boolean): Point[] {
  const origin = view.depthOf([0, 0, 0])
  const beyond = (point: Vec3) => origin + dot(point, view.frame.forward) - NEAREST
  const kept: Point[] = []
  corners.forEach((corner, i) => {
    const before = corners[i - 1] ?? (closed ? corners.at(-1) : undefined)
    const here = beyond(corner)
    if (before) {
      const there = beyond(before)
      if (here > 0 !== there > 0) kept.push(view.project(between(before, corner, there / (there - here))))
    }
    if (here > 0) kept.push(view.project(corner))
  })
  return kept
}

const join = (list: readonly Point[], end: string): string =>
  list.length < 2 ? '' : `M${list.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${end}`

/** Twice the area of a polygon in px; positive if it is clockwise. */
const areaOf = (list: readonly Point[]): number =>
  list.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = list[(i + 1) % list.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)

/** A polygon in the world. */
export const outline = (stage: Stage, corners: readonly Vec3[]): string => join(visible(stage, corners, true), 'Z')

/** A polyline in the world. */
export const edgeOf = (stage: Stage, corners: readonly Vec3[]): string => join(visible(stage, corners, false), '')

/** Whether a polygon with corners that are clockwise from outside turns its outside to the camera. */
export const facesCamera = (stage: Stage, corners: readonly Vec3[]): boolean =>
  areaOf(visible(stage, corners, true)) > 0.5
