import { alpha } from '../canvas/colour.ts'
import { n, type Point, polygon } from '../canvas/path.ts'
import { circle } from '../canvas/svg.ts'
import type { SvgDefs } from '../canvas/svg-defs.ts'
import { cos, degreesOf, dot, sin, type Vec3 } from '../space/vec3.ts'
import { type HeadShape, type Place, signedArea } from './head-shape.ts'
import { hullOf } from './hull.ts'
import type { Look } from './look.ts'
import type { Outfit } from './outfit.ts'

/** Solids and walls around a head, in head radii. */

/** Something on the head, in layers. */
export interface DrawnHeadgear {
  /** Behind the whole body. */
  behindBody: string
  /** Behind the head. */
  behind: string
  /** Below the eyes, as a mask. */
  overSkin: string
  front: string
}

export interface GearContext {
  defs: SvgDefs
  look: Look
  outfit: Outfit
  head: HeadShape
  /** Outline of the head. */
  skin: string
}

export type DrawGear = (context: GearContext) => Partial<DrawnHeadgear>

interface RingOptions {
  /** How much it rises towards the front, per radius. */
  tilt?: number
  aside?: number
  back?: number
}

/** A circle around the head at a height. */
export function ringAt(
  y: number,
  r: number,
  { tilt = 0, aside = 0, back = 0.04 }: RingOptions = {},
  count = 24,
): Vec3[] {
  return Array.from({ length: count }, (_, i) => {
    const [x, z] = [sin((i * 360) / count) * r, cos((i * 360) / count) * r]
    return [x + aside, y + z * tilt, z - back]
  })
}

/** Rings between rings, so that a solid is round. */
function refined(rings: readonly (readonly Vec3[])[]): readonly (readonly Vec3[])[] {
  if (rings.length < 4) return rings
  return rings.flatMap((ring, i) => {
    const [before, next, after] = [rings[i - 1] ?? ring, rings[i + 1], rings[i + 2] ?? rings[i + 1]]
    if (!next || !after) return [ring]
    const at = (t: number) =>
      ring.map((b, k): Vec3 => {
        const [a, c, d] = [before[k] ?? b, next[k] ?? b, after[k] ?? b]
        const value = (j: 0 | 1 | 2) =>
          0.5 *
          (2 * b[j] +
            (c[j] - a[j]) * t +
            (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
            (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3)
        return [value(0), value(1), value(2)]
      })
    return [ring, at(0.33), at(0.67)]
  })
}

/**
 * The outline of a solid given by its cross sections from below. Seen from below, its near side is before the forehead.
 * @param isTilted the base is lower on one side
 */
export function solid(head: HeadShape, rings: readonly (readonly Vec3[])[], isTilted = false): string {
  const smooth = refined(rings)
  const below = seenFromBelow(head)
  // The head hides the far side of a tilted base.
  const base = isTilted && !below ? (smooth.length === rings.length ? 2 : 6) : 0
  const all = smooth.map((ring, i) =>
    i < base ? ring.filter(([x, , z]) => x * head.viewer[0] + z * head.viewer[2] >= 0) : ring,
  )
  return all
    .slice(1)
    .map((ring, i) => {
      const under = all[i] ?? ring
      if (below) return clockwise(nearHalf(head, under, ring))
      return hullOf([...under, ...ring].map(point => head.project(point).point))
    })
    .join('')
}

/** Overlapping polygons of one path don't cut holes if they run the same way. */
const clockwise = (points: readonly Point[]) => polygon(signedArea(points) < 0 ? [...points].reverse() : points)

/** The azimuth from which the head is seen. */
export const viewerAzimuth = ({ viewer }: HeadShape): number => degreesOf(viewer[0], viewer[2])

/** The half of the area between two rings that is nearer to the viewer, or the other one. */
export const halfBetween = (head: HeadShape, outer: readonly Vec3[], inner: readonly Vec3[], near = true): string =>
  polygon(nearHalf(head, outer, inner, near))

function nearHalf(head: HeadShape, outer: readonly Vec3[], inner: readonly Vec3[], near = true): Point[] {
  const middle = (((viewerAzimuth(head) + (near ? 0 : 180)) % 360) + 360) % 360
  const start = Math.round(((middle - 90) / 360) * outer.length)
  const half = (ring: readonly Vec3[]) =>
    Array.from({ length: outer.length / 2 + 1 }, (_, i): Point => {
      const point = ring[(start + i + ring.length * 2) % ring.length] ?? [0, 0, 0]
      return head.project(point).point
    })
  return [...half(outer), ...half(inner).reverse()]
}

interface Wall {
  from: number
  to: number
  /** Height and radius of both edges at an azimuth. */
  bottom(azimuth: number): readonly [y: number, r: number]
  top(azimuth: number): readonly [y: number, r: number]
  step?: number
}

/** The near and the far part of a wall around the head. */
export function wall(head: HeadShape, { from, to, bottom, top, step = 10 }: Wall): { near: string; far: string } {
  const middle = viewerAzimuth(head)
  const at = (azimuth: number, [y, r]: readonly [number, number]): Point =>
    head.project([sin(azimuth) * r, y, cos(azimuth) * r - 0.04]).point
  const runs: Record<'near' | 'far', string> = { near: '', far: '' }
  let kind: 'near' | 'far' | null = null
  let run: number[] = []
  const flush = () => {
    if (kind && run.length > 1)
      runs[kind] += polygon([...run.map(a => at(a, bottom(a))), ...run.map(a => at(a, top(a))).reverse()])
  }
  for (let azimuth = from; azimuth <= to + 0.01; azimuth += step) {
    const here = cos(azimuth - middle) >= 0 ? 'near' : 'far'
    if (kind !== null && here !== kind) {
      run.push(azimuth)
      flush()
      run = []
    }
    run.push(azimuth)
    kind = here
  }
  flush()
  return runs
}

/** True if the viewer sees the underside of a brim. */
export const seenFromBelow = (head: HeadShape): boolean => head.viewer[1] < -0.04

/** Everything but a loop of places, to be clipped; to be filled by the even-odd rule. */
export function around(head: HeadShape, loop: readonly Place[], distance: number): string {
  const { path, inverted } = head.region(loop, distance)
  const [x, y] = head.centre
  const r = head.radius * 6
  return inverted ? path : `M${n(x - r)} ${n(y - r)}H${n(x + r)}V${n(y + r)}H${n(x - r)}Z${path}`
}

export const evenOdd = (data: string, fill: string): string => `<path d="${data}" fill="${fill}" fill-rule="evenodd"/>`

/** A gem in px. */
export const gem = ([x, y]: Point, r: number, colour: string): string =>
  circle(x, y, r, colour) + circle(x - r * 0.3, y - r * 0.3, r * 0.34, alpha('#ffffff', 0.8))

/** How much a direction on the head faces the viewer. */
export const facingOf = (head: HeadShape, direction: Vec3): number => dot(head.viewer, direction)
