import type { Point } from '../canvas/path.ts'
import { add, times, type Vec3 } from '../space/vec3.ts'
import type { Piece, Stage } from '../stage/stage.ts'
import { edgeOf, facesCamera, outline } from './perspective.ts'

/** Flat surfaces in perspective. Lengths are world units; the results are path data in px of the picture. */

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
  const area = (corners: readonly Point[]) => outline(stage, corners.map(point))
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
  if (facesCamera(stage, probe)) return plane
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

/** A drawing in px that is at a depth of the world. */
export const pieceAt = ({ view }: Stage, z: number, drawing: string): Piece => ({
  depth: view.depthOf([0, 0, z]),
  kind: 'scenery',
  drawing,
})

/** The horizontal distance from the middle to the edge of the picture at a point. */
export const reachAt = ({ view }: Stage, y: number, z: number): number => 768 / view.scaleAt([0, y, z])

export const isClose = ({ camera }: Stage): boolean => camera === 'close-up' || camera === 'detail'
