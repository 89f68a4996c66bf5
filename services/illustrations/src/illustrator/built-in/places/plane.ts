import { n, type Point } from '../canvas/path.ts'
import { shape } from '../canvas/svg.ts'
import { add, between, dot, times, type Vec3 } from '../space/vec3.ts'
import type { Piece, Stage } from '../stage/stage.ts'

/** Surfaces and solids in perspective. Lengths are world units; the results are path data in px of the picture. */

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
const faceOf = (stage: Stage, corners: readonly Vec3[]): string => join(visible(stage, corners, true), 'Z')

/** A polyline in the world. */
export const edgeOf = (stage: Stage, corners: readonly Vec3[]): string => join(visible(stage, corners, false), '')

/** A flat surface on which shapes are given as (u, v). */
export interface Plane {
  at(u: number, v: number): Point
  /** px per world unit. */
  scale(u: number, v: number): number
  area(corners: readonly Point[]): string
  line(points: readonly Point[]): string
  /** (u, v) is the corner with the lowest coordinates. */
  rect(u: number, v: number, width: number, height: number): string
  /** A rectangle that cuts a hole into the shape before it in the same path. */
  hole(u: number, v: number, width: number, height: number): string
  disc(u: number, v: number, ru: number, rv?: number): string
  /** An opening with a pointed top; (u, v) is the middle of its base. */
  arch(u: number, v: number, width: number, height: number): string
}

const ARCH: readonly Point[] = [
  [-0.5, 0],
  [-0.5, 0.6],
  [-0.47, 0.72],
  [-0.38, 0.82],
  [-0.24, 0.9],
  [-0.1, 0.95],
  [0, 1],
  [0.1, 0.95],
  [0.24, 0.9],
  [0.38, 0.82],
  [0.47, 0.72],
  [0.5, 0.6],
  [0.5, 0],
]

function planeOf(stage: Stage, origin: Vec3, along: Vec3, across: Vec3): Plane {
  const point = ([u, v]: Point): Vec3 => add(origin, add(times(along, u), times(across, v)))
  const area = (corners: readonly Point[]) => faceOf(stage, corners.map(point))
  return {
    at: (u, v) => stage.view.project(point([u, v])),
    scale: (u, v) => stage.view.scaleAt(point([u, v])),
    area,
    line: points => edgeOf(stage, points.map(point)),
    rect: (u, v, width, height) =>
      area([
        [u, v + height],
        [u + width, v + height],
        [u + width, v],
        [u, v],
      ]),
    hole: (u, v, width, height) =>
      area([
        [u, v],
        [u + width, v],
        [u + width, v + height],
        [u, v + height],
      ]),
    disc: (u, v, ru, rv = ru) => {
      // Small discs need few corners.
      const corners = Math.max(9, Math.min(28, Math.round(Math.max(ru, rv) * stage.view.scaleAt(point([u, v])) * 0.7)))
      return area(
        Array.from({ length: corners }, (_, i): Point => {
          const angle = (i / corners) * Math.PI * 2
          return [u + Math.sin(angle) * ru, v + Math.cos(angle) * rv]
        }),
      )
    },
    arch: (u, v, width, height) => area(ARCH.map(([x, y]): Point => [u + x * width, v + y * height])),
  }
}

/** The ground, or a level surface at height `y`: u is x and v is z. */
export function levelPlane(stage: Stage, y = 0): Plane {
  const plane = planeOf(stage, [0, y, 0], [1, 0, 0], [0, 0, 1])
  const probe: readonly Vec3[] = [
    [-500, y, 1000],
    [500, y, 1000],
    [500, y, 0],
    [-500, y, 0],
  ]
  if (areaOf(visible(stage, probe, true)) > 0) return plane
  // Seen from below, nothing that lies on it is visible.
  const nothing = () => ''
  return { ...plane, area: nothing, line: nothing, rect: nothing, hole: nothing, disc: nothing, arch: nothing }
}

/** A level surface that is seen from below: u is x and v is z. */
export const ceilingPlane = (stage: Stage, y: number): Plane => planeOf(stage, [0, y, 0], [1, 0, 0], [0, 0, 1])

/** An upright surface that faces the viewer: u is x and v is the height. */
export const frontPlane = (stage: Stage, z: number): Plane => planeOf(stage, [0, 0, z], [1, 0, 0], [0, 1, 0])

/** An upright surface that recedes: u is z and v is the height. */
export const sidePlane = (stage: Stage, x: number): Plane => planeOf(stage, [x, 0, 0], [0, 0, 1], [0, 1, 0])

export interface Solid {
  /** The middle. */
  x: number
  /** The bottom. */
  y?: number
  /** The front. */
  z: number
  width: number
  height: number
  depth: number
}

/** The visible sides of a box with edges along the axes. */
export function solid(
  stage: Stage,
  { x, y = 0, z, width, height, depth }: Solid,
  { front, side, top, bottom = side }: { front: string; side: string; top: string; bottom?: string },
): string {
  const [left, right, up, back] = [x - width / 2, x + width / 2, y + height, z + depth]
  const side2 = (corners: readonly Vec3[], fill: string) => {
    const points = visible(stage, corners, true)
    return areaOf(points) > 0.5 ? shape(join(points, 'Z'), fill) : ''
  }
  const row = (a: Vec3, b: Vec3, c: Vec3, d: Vec3) => [a, b, c, d]
  return (
    side2(row([left, up, back], [left, up, z], [left, y, z], [left, y, back]), side) +
    side2(row([right, up, z], [right, up, back], [right, y, back], [right, y, z]), side) +
    side2(row([left, up, back], [right, up, back], [right, up, z], [left, up, z]), top) +
    side2(row([left, y, z], [right, y, z], [right, y, back], [left, y, back]), bottom) +
    side2(row([left, up, z], [right, up, z], [right, y, z], [left, y, z]), front)
  )
}

/** A drawing in px that is at a depth of the world. */
export const pieceAt = ({ view }: Stage, z: number, drawing: string): Piece => ({
  depth: view.depthOf([0, 0, z]),
  kind: 'scenery',
  drawing,
})

/** The horizontal distance from the middle to the edge of the picture at a point. */
export const reachAt = ({ view }: Stage, y: number, z: number): number => 768 / view.scaleAt([0, y, z])

export const isClose = ({ camera }: Stage): boolean => camera === 'close-up' || camera === 'detail'
