import { alpha, shade, tint } from '../canvas/colour.ts'
import { blob, curve, type Point, polygon } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { add, between, cross, dot, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import type { Body } from './body.ts'
import { hullOf } from './hull.ts'
import type { Look } from './look.ts'
import type { Skeleton } from './skeleton.ts'

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

const STEPS = 10

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
  const spine = (share: number) =>
    share < 0.42
      ? between(bones.pelvis, bones.waist, share / 0.42)
      : between(bones.waist, bones.neck, (share - 0.42) / 0.58)
  const pair = (left: Vec3, right: Vec3, r: number) => [
    { at: left, r },
    { at: right, r },
  ]
  const { leftLeg, rightLeg } = bones
  const bulges: { at: Vec3; r: number }[][] = [
    [{ at: spine(up), r: body.chest * 1.05 }],
    [{ at: spine(0.3), r: body.waist * 1.1 }],
    [{ at: bones.pelvis, r: body.hip * 1.1 }],
    pair(between(leftLeg.hip, leftLeg.knee, 0.55), between(rightLeg.hip, rightLeg.knee, 0.55), body.thighRadius * 1.3),
    pair(leftLeg.knee, rightLeg.knee, body.kneeRadius * 1.6),
    pair(
      between(leftLeg.knee, leftLeg.ankle, 0.55),
      between(rightLeg.knee, rightLeg.ankle, 0.55),
      body.shinRadius * 1.9,
    ),
    pair(
      add(leftLeg.ankle, times(leftLeg.toe, body.foot * 0.62)),
      add(rightLeg.ankle, times(rightLeg.toe, body.foot * 0.62)),
      body.ankle * 1.3,
    ),
  ]
  const origin = bones.neck
  const places = bulges.map(parts => {
    const along = parts.reduce((sum, { at }) => sum + dot(subtract(at, origin), axis), 0) / parts.length
    const asides = parts.map(
      ({ at, r }) => [dot(subtract(at, origin), across) - r, dot(subtract(at, origin), across) + r] as const,
    )
    const top = Math.max(...parts.map(({ at, r }) => at[1] + r))
    return { along, low: Math.min(...asides.map(([a]) => a)), high: Math.max(...asides.map(([, b]) => b)), top }
  })
  // Knees that are drawn up don't let the quilt end before the feet.
  const order = [...places].sort((a, b) => a.along - b.along)
  const last = order.at(-1) ?? { along: 0, low: 0, high: 0, top: 0 }
  const rows = [...order, { ...last, along: last.along + 90, top: surface + 34 }]
  const low = Math.min(...rows.map(row => row.low)) - 70
  const high = Math.max(...rows.map(row => row.high)) + 70
  const points = rows.map((row, i): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, k) => {
      const share = k / STEPS
      const aside = low + (high - low) * share
      // A soft hill over the body that runs out on both sides.
      const beside = Math.max(0, row.low - aside, aside - row.high)
      const hill = Math.exp(-((beside / 46) ** 2))
      const round = 1 - 0.16 * Math.abs((aside - (row.low + row.high) / 2) / ((row.high - row.low) / 2 || 1)) ** 2
      const y = surface + 16 + Math.max(0, (row.top - surface) * Math.max(0.4, round) - 8) * hill
      const edgeDrop = k === 0 || k === STEPS ? -44 : 0
      const wave = i % 2 ? 4 : -4
      return view.project(
        add(
          add([origin[0], y + edgeDrop + wave * (1 - hill), origin[2]], times(axis, row.along)),
          times(across, aside),
        ),
      )
    }),
  )
  const depthOf = (k: number) => view.depthOf(add(origin, times(across, low + ((high - low) * k) / STEPS)))
  const farFirst = depthOf(0) > depthOf(STEPS)
  let cloth = ''
  const outline = points
    .slice(1)
    .map((row, i) => hullOf([...(points[i] ?? row), ...row]))
    .join('')
  for (let n = 0; n < STEPS; n++) {
    const k = farFirst ? n : STEPS - 1 - n
    points.slice(1).forEach((row, i) => {
      const above = points[i] ?? row
      const quad = [above[k], above[k + 1], row[k + 1], row[k]] as [Point, Point, Point, Point]
      const kind = (i + Math.floor(k / 2) * 2) % 4
      const colour = kind === 0 ? second : kind === 2 ? third : ground
      cloth += shape(polygon(quad), colour)
    })
  }
  const seams =
    points.slice(1).map(curve).join('') +
    Array.from({ length: STEPS / 2 }, (_, i) => curve(points.map(row => row[i * 2 + 1] ?? [0, 0]))).join('')
  const scale = view.scaleAt(origin)
  const [top, next] = [points[0] ?? [], points[1] ?? []]
  const fold = top.map(([x, y], i): Point => {
    const [u, v] = next[i] ?? [x, y]
    return [x + (u - x) * 0.4, y + (v - y) * 0.4 - 3 * scale]
  })
  return (
    shape(outline, ground) +
    cloth +
    `<path d="${seams}" fill="none" stroke="${alpha(stitch, 0.6)}" stroke-width="${(3.4 * scale).toFixed(1)}" stroke-dasharray="${(9 * scale).toFixed(1)} ${(8 * scale).toFixed(1)}"/>` +
    shape(hullOf([...top, ...fold]), tint(stitch, 0.5)) +
    line(curve(fold), alpha(shade(stitch, 0.5), 0.3), 4 * scale)
  )
}
