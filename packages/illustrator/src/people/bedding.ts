import { alpha, shade, tint } from '../canvas/colour.ts'
import { blob, curve, type Point, polygon } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { add, between, cross, dot, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import type { Body } from './body.ts'
import type { Skeleton } from './bones.ts'
import { hullOf } from './hull.ts'
import type { Look } from './look.ts'

/** What a sleeper lies on and under. */
export interface Bedding {
  /** Colours of the patchwork: ground, two kinds of patches, stitches. Null for no quilt. */
  quilt: readonly [string, string, string, string] | null
  /** Colour of the pillow, or null without one, as in a lap. */
  pillow: string | null
  /** How far up the torso the quilt reaches: 0 is the hips, 1 the neck. */
  up?: number
}

/** Quilts to choose from. */
export const QUILTS: readonly [NonNullable<Bedding['quilt']>, ...NonNullable<Bedding['quilt']>[]] = [
  ['#d9705e', '#f2c46a', '#4f9a97', '#fbe6bd'],
  ['#5f86b5', '#f4d9a0', '#d98a7a', '#e9eef2'],
  ['#8a6aa8', '#f0b7a4', '#5fa39a', '#f9e6c4'],
  ['#3f8f7f', '#f6cf86', '#d8664f', '#fbf0d0'],
  ['#e09a4a', '#8f3f5a', '#f7e3b8', '#5f8f9a'],
]

/** A pillow below the head, larger than it. */
export function drawPillow({ body }: Pick<Look, 'body'>, bones: Skeleton, view: View, { pillow }: Bedding): string {
  if (pillow === null) return ''
  const along = unit([bones.chest.up[0], 0, bones.chest.up[2]])
  const across = unit(cross([0, 1, 0], along))
  const r = body.head * 0.5
  const rest = bones.head[1] - r * 1.04
  const centre: Vec3 = [bones.head[0], rest, bones.head[2]]
  const at = (forward: number, aside: number, above: number): Point =>
    view.project(add(add(add(centre, times(along, forward * r)), times(across, aside * r)), [0, above * r, 0]))
  const rim = (above: number, grow: number) =>
    [
      [-0.92, -1.6],
      [0.2, -1.72],
      [1.5, -1.6],
      [1.62, 0],
      [1.5, 1.6],
      [0.2, 1.72],
      [-0.92, 1.6],
      [-1.04, 0],
    ].map(([forward, aside]) => at((forward ?? 0) * grow + 0.1, (aside ?? 0) * grow, above))
  const solid = hullOf([...rim(-0.1, 1), ...rim(0.16, 1.04), ...rim(0.46, 0.9)])
  const dent = rim(0.42, 0.72)
  return (
    shape(solid, shade(pillow, 0.1)) +
    shape(blob(rim(0.42, 0.9)), pillow) +
    shape(blob(dent), alpha(shade(pillow, 0.5), 0.1))
  )
}

/** Size of a patch, and how far the cloth reaches beyond the body on both sides and beyond the feet, in world units. */
const PATCH = 118
const BESIDE = 118
const BEYOND_FEET = 120
/** How far from the body the cloth still rises to it. */
const SLOPE = 84
/** How much of the cloth hangs over the edge that is near the viewer. */
const HANGING = 52

/** Width and height of what lies under the quilt, at a distance from the neck. */
interface Slice {
  along: number
  low: number
  high: number
  top: number
}

/** The slices of a lying body from the chest to the toes, by their distance from the neck. */
function slicesOf(body: Body, bones: Skeleton, axis: Vec3, across: Vec3, up: number): Slice[] {
  const { leftLeg, rightLeg } = bones
  const spine = (share: number) =>
    share < 0.42
      ? between(bones.pelvis, bones.waist, share / 0.42)
      : between(bones.waist, bones.neck, (share - 0.42) / 0.58)
  const ofBoth = (at: (leg: typeof leftLeg) => Vec3, r: number) => [leftLeg, rightLeg].map(leg => ({ at: at(leg), r }))
  const parts = [
    [{ at: spine(up), r: body.chest * 1.02 }],
    [{ at: spine(0.3), r: body.waist * 1.06 }],
    [{ at: bones.pelvis, r: body.hip * 1.06 }],
    ofBoth(({ hip, knee }) => between(hip, knee, 0.55), body.thighRadius * 1.2),
    ofBoth(({ knee }) => knee, body.kneeRadius * 1.4),
    ofBoth(({ knee, ankle }) => between(knee, ankle, 0.55), body.shinRadius * 1.6),
    ofBoth(({ ankle, toe }) => add(ankle, times(toe, body.foot * 0.5)), body.ankle * 1.4),
  ]
  const slices = parts.map(balls => {
    const places = balls.map(({ at, r }) => {
      const from = subtract(at, bones.neck)
      return { along: dot(from, axis), aside: dot(from, across), top: at[1] + r, r }
    })
    return {
      along: places.reduce((sum, { along }) => sum + along, 0) / places.length,
      low: Math.min(...places.map(({ aside, r }) => aside - r)),
      high: Math.max(...places.map(({ aside, r }) => aside + r)),
      top: Math.max(...places.map(({ top }) => top)),
    }
  })
  return slices.sort((a, b) => a.along - b.along)
}

/** The slice at any distance, on smooth curves. */
function sliceAt(slices: readonly Slice[], along: number): Slice | undefined {
  const i = slices.findIndex(slice => slice.along >= along)
  const [a, b] = [slices[Math.max(0, i - 1)], slices[i]]
  if (i === -1) return slices.at(-1)
  if (!a || !b || a === b) return b
  const t = (along - a.along) / (b.along - a.along || 1)
  const eased = t * t * (3 - 2 * t)
  const at = (key: 'low' | 'high' | 'top') => a[key] + (b[key] - a[key]) * eased
  return { along, low: at('low'), high: at('high'), top: at('top') }
}

/** A quilt over a lying body, from its feet up to the chest. Its edges lie on the bed at `surface`. */
export function drawQuilt(
  { body }: { body: Body },
  bones: Skeleton,
  view: View,
  { quilt, up = 0.66 }: Bedding,
  surface: number,
): string {
  if (quilt === null) return ''
  const [ground, second, third, stitch] = quilt
  const axis = unit([-bones.chest.up[0], 0, -bones.chest.up[2]])
  const across = unit(cross([0, 1, 0], axis))
  const origin = bones.neck
  const slices = slicesOf(body, bones, axis, across, up)
  const start = slices[0]?.along ?? 0
  const feet = slices.at(-1)?.along ?? start
  const end = feet + BEYOND_FEET
  const low = Math.min(...slices.map(slice => slice.low)) - BESIDE
  const high = Math.max(...slices.map(slice => slice.high)) + BESIDE
  const depthOf = (aside: number) => view.depthOf(add(origin, times(across, aside)))
  const lowIsFar = depthOf(low) > depthOf(high)
  /** A point of the cloth; shares are 0 to 1 from the chest to the end, and from the far edge to the near one. */
  const at = (lengthwise: number, sidewise: number): Point => {
    const along = start + (end - start) * lengthwise
    const share = lowIsFar ? sidewise : 1 - sidewise
    const aside = low + (high - low) * share
    const slice = sliceAt(slices, Math.min(along, feet)) ?? { along, low, high, top: surface }
    const beside = Math.max(0, slice.low - aside, aside - slice.high)
    const ending = 1 - Math.max(0, along - feet - 24) / (BEYOND_FEET - 24)
    const width = (slice.high - slice.low) / 2 || 1
    const round = 1 - 0.2 * Math.min(1, Math.abs(aside - (slice.low + slice.high) / 2) / width) ** 2
    const hill = Math.exp(-((beside / SLOPE) ** 2)) * Math.sin((Math.max(0, Math.min(1, ending)) * Math.PI) / 2)
    // The cloth ripples where it lies loosely.
    const ripple = (1 - hill) * 5 * Math.sin(along / 31 + aside / 57)
    const hangs = sidewise > 0.9 ? ((sidewise - 0.9) / 0.1) * (HANGING + 9 * Math.sin(along / 40)) : 0
    const y = surface + 12 + Math.max(0, (slice.top - surface) * round - 8) * hill + ripple - hangs
    return view.project(add(add([origin[0], y, origin[2]], times(axis, along)), times(across, aside)))
  }
  const count = Math.max(4, Math.round((end - start) / PATCH))
  const rows = Math.max(3, Math.round((high - low) / PATCH))
  const share = (from: number, to: number) => Array.from({ length: 7 }, (_, i) => from + ((to - from) * i) / 6)
  const lengthwise = (k: number) => Array.from({ length: count * 4 + 1 }, (_, i) => at(i / (count * 4), k))
  const sidewise = (k: number) => Array.from({ length: rows * 5 + 1 }, (_, i) => at(k, i / (rows * 5)))
  let cloth = ''
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < count; i++) {
      const [a, b, c, d] = [i / count, (i + 1) / count, row / rows, (row + 1) / rows]
      const kind = (i + row * 2) % 4
      cloth += shape(
        polygon([
          ...share(a, b).map(x => at(x, c)),
          ...share(c, d).map(x => at(b, x)),
          ...share(b, a).map(x => at(x, d)),
          ...share(d, c).map(x => at(a, x)),
        ]),
        kind === 0 ? second : kind === 2 ? third : ground,
      )
    }
  const solid = Array.from({ length: count * 2 }, (_, i) =>
    hullOf([...sidewise(i / (count * 2)), ...sidewise((i + 1) / (count * 2))]),
  ).join('')
  const seams =
    Array.from({ length: count - 1 }, (_, i) => curve(sidewise((i + 1) / count))).join('') +
    Array.from({ length: rows - 1 }, (_, i) => curve(lengthwise((i + 1) / rows))).join('')
  const scale = view.scaleAt(origin)
  // The side that falls to the viewer is in shadow.
  const shadow = (from: number, opacity: number) =>
    shape(polygon([...lengthwise(from), ...lengthwise(1).reverse()]), alpha(shade(ground, 0.8), opacity))
  const folds = [0.16, 0.37, 0.58, 0.8]
    .map((k, i) => curve([at(k, 0.62 + 0.05 * (i % 2)), at(k + 0.02, 0.78), at(k + 0.012, 0.9), at(k + 0.03, 1)]))
    .join('')
  const turned = 0.42 / count
  const [top, back] = [sidewise(0), sidewise(turned)]
  return (
    shape(solid, ground) +
    cloth +
    `<path d="${seams}" fill="none" stroke="${alpha(stitch, 0.6)}" stroke-width="${(3.4 * scale).toFixed(1)}" stroke-dasharray="${(9 * scale).toFixed(1)} ${(8 * scale).toFixed(1)}"/>` +
    shadow(0.74, 0.12) +
    shadow(0.9, 0.14) +
    line(folds, alpha(shade(ground, 0.7), 0.24), 7 * scale) +
    line(curve(lengthwise(1)), alpha(stitch, 0.55), 6 * scale) +
    shape(polygon([...top, ...[...back].reverse()]), tint(stitch, 0.5)) +
    line(curve(back), alpha(shade(stitch, 0.5), 0.3), 4 * scale)
  )
}
