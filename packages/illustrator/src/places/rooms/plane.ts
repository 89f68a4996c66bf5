import { blob, curve, type Point, points, polygon } from '../../canvas/path.ts'
import { add, times, type Vec3 } from '../../space/vec3.ts'
import type { View } from '../../space/view.ts'

/** A flat area of the world: a wall, a floor, one side of a cupboard. Lengths in world units. */
export interface Plane {
  /** Where (0, 0) is. */
  origin: Vec3
  /** Direction of u, of length 1. */
  right: Vec3
  /** Direction of v, of length 1. */
  up: Vec3
  /** Direction of `out`, of length 1: towards whoever looks at it. */
  out: Vec3
}

/** Outlines on a plane, as they are seen by the camera: SVG path data in px. */
export interface Painter {
  at(u: number, v: number, out?: number): Point
  /** px per world unit at a point. */
  scaleAt(u: number, v: number): number
  rect(u: number, v: number, width: number, height: number, out?: number): string
  /** Flat lists of u and v. */
  polygon(row: readonly number[], out?: number): string
  soft(row: readonly number[], out?: number): string
  flow(row: readonly number[], out?: number): string
  oval(u: number, v: number, ru: number, rv?: number): string
  /** An opening with a round or pointed top; `rise` is the height of the arch, 0 is a rectangle. */
  arch(u: number, v: number, width: number, height: number, rise: number, out?: number): string
}

const along = (plane: Plane, u: number, v: number, out = 0): Vec3 =>
  add(add(plane.origin, times(plane.right, u)), add(times(plane.up, v), times(plane.out, out)))

const ARCH_STEPS = 12

export function paintOn(view: View, plane: Plane): Painter {
  const at = (u: number, v: number, out = 0): Point => view.project(along(plane, u, v, out))
  const all = (row: readonly number[], out: number) => points(row).map(([u, v]) => at(u, v, out))
  return {
    at,
    scaleAt: (u, v) => view.scaleAt(along(plane, u, v)),
    rect: (u, v, width, height, out = 0) =>
      polygon([at(u, v, out), at(u + width, v, out), at(u + width, v + height, out), at(u, v + height, out)]),
    polygon: (row, out = 0) => polygon(all(row, out)),
    soft: (row, out = 0) => blob(all(row, out)),
    flow: (row, out = 0) => curve(all(row, out)),
    oval: (u, v, ru, rv = ru) =>
      blob(
        Array.from({ length: 12 }, (_, i): Point => {
          const angle = (i / 12) * Math.PI * 2
          return at(u + Math.cos(angle) * ru, v + Math.sin(angle) * rv)
        }),
      ),
    arch(u, v, width, height, rise, out = 0) {
      const top = Array.from({ length: rise > 0 ? ARCH_STEPS + 1 : 2 }, (_, i): Point => {
        if (rise === 0) return at(u + (i === 0 ? width : 0), v + height, out)
        const angle = (i / ARCH_STEPS) * Math.PI
        return at(u + width / 2 + (Math.cos(angle) * width) / 2, v + height - rise + Math.sin(angle) * rise, out)
      })
      return polygon([at(u, v, out), at(u + width, v, out), ...top])
    },
  }
}

/** A plane that stands upright between two points of the floor, given as x and z, seen from the right of the line. */
export function wallPlane(from: Point, to: Point): Plane & { length: number } {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const right: Vec3 = [(to[0] - from[0]) / length, 0, (to[1] - from[1]) / length]
  return { origin: [from[0], 0, from[1]], right, up: [0, 1, 0], out: [right[2], 0, -right[0]], length }
}

/** A level plane: u to the right, v away from the viewer. */
export const levelPlane = (y = 0): Plane => ({
  origin: [0, y, 0],
  right: [1, 0, 0],
  up: [0, 0, 1],
  out: [0, 1, 0],
})
