/**
 * Points and directions in the world. Unit: a child of eight is 1000 high. x points to the right of the picture, y up and
 * z away from the viewer.
 */
export type Vec3 = readonly [x: number, y: number, z: number]

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor]
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const lengthOf = (a: Vec3): number => Math.hypot(a[0], a[1], a[2])
export const between = (a: Vec3, b: Vec3, share: number): Vec3 => add(a, times(subtract(b, a), share))

/** The direction of a vector; straight up if it has no length. */
export function unit(a: Vec3): Vec3 {
  const length = lengthOf(a)
  return length < 1e-9 ? [0, 1, 0] : times(a, 1 / length)
}

const RADIANS = Math.PI / 180
export const sin = (degrees: number): number => Math.sin(degrees * RADIANS)
export const cos = (degrees: number): number => Math.cos(degrees * RADIANS)
export const degreesOf = (y: number, x: number): number => Math.atan2(y, x) / RADIANS

/** A vector turned about an axis of length 1, by the right-hand rule. */
export const turnAbout = (axis: Vec3, vector: Vec3, degrees: number): Vec3 =>
  add(
    add(times(vector, cos(degrees)), times(cross(axis, vector), sin(degrees))),
    times(axis, dot(axis, vector) * (1 - cos(degrees))),
  )
