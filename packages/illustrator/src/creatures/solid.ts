import { n, type Point } from '../canvas/path.ts'
import type { Frame } from '../space/frame.ts'
import { add, cos, dot, lengthOf, sin, subtract, times, type Vec3 } from '../space/vec3.ts'

/**
 * Solid shapes and their outlines. Creatures are modelled in the space of the world (x to the right, y up, z away) around
 * their feet, and seen in parallel projection from slightly above.
 */

const PITCH = 7
const SIN_PITCH = sin(PITCH)
const COS_PITCH = cos(PITCH)

/** Points from the creature to the viewer. */
export const TO_VIEWER: Vec3 = [0, SIN_PITCH, -COS_PITCH]

/** A point in the drawing: y points down. */
export const flat = ([x, y, z]: Vec3): Point => [x, -(y * COS_PITCH + z * SIN_PITCH)]

/** Larger is farther from the viewer. */
export const depthOf = (point: Vec3): number => -dot(point, TO_VIEWER)

/** A part of a drawing, which is painted over all parts that are farther away. */
export interface Part {
  depth: number
  drawing: string
}

export const paint = (parts: readonly Part[]): string =>
  [...parts]
    .sort((a, b) => b.depth - a.depth)
    .map(({ drawing }) => drawing)
    .join('')

/** An ellipsoid, by its centre and its three half axes. */
export interface Lump {
  at: Vec3
  axes: readonly [side: Vec3, up: Vec3, forward: Vec3]
}

export const ball = (at: Vec3, r: number): Lump => ({
  at,
  axes: [
    [r, 0, 0],
    [0, r, 0],
    [0, 0, r],
  ],
})

/** An ellipsoid with half axes (side, up, forward) in a frame. */
export const egg = (at: Vec3, frame: Frame, [side, up, forward]: Vec3): Lump => ({
  at,
  axes: [times(frame.side, side), times(frame.up, up), times(frame.forward, forward)],
})

/** A place on the surface of a lump; degrees to its left and upwards from its front. `out` is the outward normal. */
export function onLump({ at, axes: [side, up, forward] }: Lump, azimuth: number, elevation: number) {
  const local: Vec3 = [sin(azimuth) * cos(elevation), sin(elevation), cos(azimuth) * cos(elevation)]
  const sum = (factors: Vec3) => add(add(times(side, factors[0]), times(up, factors[1])), times(forward, factors[2]))
  const squares = [dot(side, side), dot(up, up), dot(forward, forward)] as const
  const normal = sum([local[0] / squares[0], local[1] / squares[1], local[2] / squares[2]])
  return { at: add(at, sum(local)), out: times(normal, 1 / (lengthOf(normal) || 1)) }
}

const DIRECTIONS = Array.from({ length: 12 }, (_, i): Point => {
  const angle = (i / 12) * Math.PI * 2
  return [Math.cos(angle), Math.sin(angle)]
})

const tenth = (value: number) => Math.round(value * 10) / 10

/** Numbers as short as path data allows. */
function compact(...values: readonly number[]): string {
  let data = ''
  for (const value of values) {
    const text = Math.abs(value) < 1 ? n(value).replace('0.', '.') : n(value || 0)
    data += data === '' || text.startsWith('-') ? text : ` ${text}`
  }
  return data
}

type Ellipsoid = readonly [at: Point, side: Point, up: Point, forward: Point]

/** The point of ellipsoids that is farthest in a direction. */
function farthest(ellipsoids: readonly Ellipsoid[], [ux, uy]: Point): Point {
  let best: Point = [0, 0]
  let reach = Number.NEGATIVE_INFINITY
  for (const [at, a, b, c] of ellipsoids) {
    const [alongA, alongB, alongC] = [a[0] * ux + a[1] * uy, b[0] * ux + b[1] * uy, c[0] * ux + c[1] * uy]
    const r = Math.hypot(alongA, alongB, alongC) || 1
    const far = at[0] * ux + at[1] * uy + r
    if (far <= reach) continue
    reach = far
    best = [
      at[0] + (a[0] * alongA) / r + (b[0] * alongB) / r + (c[0] * alongC) / r,
      at[1] + (a[1] * alongA) / r + (b[1] * alongB) / r + (c[1] * alongC) / r,
    ]
  }
  return best
}

/** The outline of the convex hull of lumps. */
export function hull(lumps: readonly Lump[]): string {
  const ellipsoids = lumps.map(
    ({ at, axes: [side, up, forward] }): Ellipsoid => [flat(at), flat(side), flat(up), flat(forward)],
  )
  const outline = DIRECTIONS.map(direction => farthest(ellipsoids, direction))
  const first = outline[0] ?? [0, 0]
  let data = `M${compact(...first)}`
  // The point that is written, after rounding: the curves are relative to it.
  let at: Point = [tenth(first[0]), tenth(first[1])]
  for (let i = 0; i < outline.length; i++) {
    const from = outline[i] ?? first
    const to = outline[(i + 1) % outline.length] ?? first
    const u = DIRECTIONS[i] ?? first
    const v = DIRECTIONS[(i + 1) % outline.length] ?? first
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.339
    if (reach < 0.1) continue
    const [dx, dy] = [to[0] - at[0], to[1] - at[1]]
    const start = [from[0] - at[0] - u[1] * reach, from[1] - at[1] + u[0] * reach]
    data += `c${compact(...start, dx + v[1] * reach, dy - v[0] * reach, dx, dy)}`
    at = [at[0] + tenth(dx), at[1] + tenth(dy)]
  }
  return `${data}Z`
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
}

const splineVec = (a: Vec3, b: Vec3, c: Vec3, d: Vec3, t: number): Vec3 => [
  spline(a[0], b[0], c[0], d[0], t),
  spline(a[1], b[1], c[1], d[1], t),
  spline(a[2], b[2], c[2], d[2], t),
]

/** The lump at a share, from 0 to 1, of a smooth chain of lumps. */
export function alongChain(chain: readonly Lump[], share: number): Lump {
  const last = chain.length - 1
  const i = Math.min(last - 1, Math.max(0, Math.floor(share * last)))
  const t = share * last - i
  const b = chain[i] as Lump
  const c = chain[i + 1] ?? b
  const a = chain[i - 1] ?? b
  const d = chain[i + 2] ?? c
  const axis = (k: 0 | 1 | 2) => splineVec(a.axes[k], b.axes[k], c.axes[k], d.axes[k], t)
  return { at: splineVec(a.at, b.at, c.at, d.at, t), axes: [axis(0), axis(1), axis(2)] }
}

/** The outline of a smooth chain of lumps, as overlapping shapes. `steps` is the number of shapes per link. */
export function skin(chain: readonly Lump[], steps = 2): string {
  if (chain.length < 2) return hull(chain)
  const count = (chain.length - 1) * steps
  const lumps = Array.from({ length: count + 1 }, (_, i) => alongChain(chain, i / count))
  return lumps
    .slice(1)
    .map((lump, i) => hull([lumps[i] ?? lump, lump]))
    .join('')
}

/** A point on a smooth curve through points. */
export function alongCurve(points: readonly Vec3[], share: number): Vec3 {
  const last = points.length - 1
  const i = Math.min(last - 1, Math.max(0, Math.floor(share * last)))
  const b = points[i] as Vec3
  const c = points[i + 1] ?? b
  return splineVec(points[i - 1] ?? b, b, c, points[i + 2] ?? c, share * last - i)
}

function capsule([x1, y1]: Point, r1: number, [x2, y2]: Point, r2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length <= Math.abs(r1 - r2) + 0.2) {
    const [x, y, r] = r1 > r2 ? [x1, y1, r1] : [x2, y2, r2]
    return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`
  }
  const middle = Math.atan2(y2 - y1, x2 - x1)
  const open = Math.acos((r1 - r2) / length)
  const at = (x: number, y: number, r: number, angle: number) =>
    `${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`
  const arc = (r: number, large: boolean) => `A${n(r)} ${n(r)} 0 ${large ? 1 : 0} 1 `
  return `M${at(x1, y1, r1, middle - open)}L${at(x2, y2, r2, middle - open)}${arc(r2, r2 > r1)}${at(x2, y2, r2, middle + open)}L${at(x1, y1, r1, middle + open)}${arc(r1, r1 > r2)}${at(x1, y1, r1, middle - open)}Z`
}

/** The outline of a round limb through points; `radius` is a number per point. */
export function limb(points: readonly Vec3[], radii: readonly number[], steps = 3): string {
  const count = (points.length - 1) * steps
  const radius = (share: number) => {
    const i = Math.min(radii.length - 2, Math.floor(share * (radii.length - 1)))
    const from = radii[i] ?? 0
    return Math.max(0.5, from + ((radii[i + 1] ?? from) - from) * (share * (radii.length - 1) - i))
  }
  let data = ''
  let before = flat(alongCurve(points, 0))
  for (let i = 1; i <= count; i++) {
    const next = flat(alongCurve(points, i / count))
    data += capsule(before, radius((i - 1) / count), next, radius(i / count))
    before = next
  }
  return data
}

/** Lays a drawing on a plane: its origin to `at`, and one px to the right and up to the given vectors. */
export function lay(drawing: string, at: Vec3, right: Vec3, up: Vec3): string {
  const [x, y] = flat(at)
  const [a, b] = flat(right)
  const [c, d] = flat(up)
  const number = (value: number) => String(Math.round(value * 1000) / 1000)
  return `<g transform="matrix(${number(a)} ${number(b)} ${number(-c)} ${number(-d)} ${n(x)} ${n(y)})">${drawing}</g>`
}

/** Two joints: the point where a limb of two parts bends between its ends. `bend` is the side that the joint goes to. */
export function elbowOf(from: Vec3, to: Vec3, upper: number, lower: number, bend: Vec3): Vec3 {
  const line = subtract(to, from)
  const length = Math.max(1, Math.min(lengthOf(line), (upper + lower) * 0.995))
  const along = times(line, 1 / (lengthOf(line) || 1))
  const reach = (upper * upper - lower * lower + length * length) / (2 * length)
  const off = Math.sqrt(Math.max(0, upper * upper - reach * reach))
  const across = subtract(bend, times(along, dot(bend, along)))
  return add(add(from, times(along, reach)), times(across, off / (lengthOf(across) || 1)))
}
