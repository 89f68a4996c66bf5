import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { blob, circlePath, curve, distance, mid, n, onward, type Point, stretch } from '../canvas/path.ts'
import { circle, line, shape } from '../canvas/svg.ts'
import type { Build } from './build.ts'
import { legLine } from './limbs.ts'
import type { Look } from './look.ts'
import type { Outfit, Pattern } from './outfit.ts'
import { type LegJoints, onTorso, type Skeleton } from './skeleton.ts'

/** Tops, skirts and gowns. */

type Torso = (across: number, up: number) => Point

export const torsoOf = (build: Build, bones: Skeleton): Torso => {
  return (across, up) => onTorso(build, bones.pelvis, bones.lean, across, up)
}

function torsoOutline({ shoulder, waist, hip }: Build, at: Torso): string {
  return blob([
    at(-hip * 1.02, -0.02),
    at(-waist * 1.0, 0.32),
    at(-shoulder * 0.96, 0.7),
    at(-shoulder * 0.98, 0.88),
    at(-shoulder * 0.66, 0.985),
    at(0, 1.02),
    at(shoulder * 0.62, 0.985),
    at(shoulder * 0.94, 0.88),
    at(shoulder * 0.92, 0.7),
    at(waist * 1.02, 0.3),
    at(hip * 1.0, -0.02),
    at(hip * 0.5, -0.09),
    at(-hip * 0.5, -0.09),
  ])
}

interface Fall {
  outline: string
  hem: string
  /** Centre of the hem. */
  foot: Point
  top: Point
}

/** A skirt, kurta or gown from the waist to `hem` of the leg, following both legs. */
function fall({ waist, hip }: Build, bones: Skeleton, at: Torso, hem: number, flare: number): Fall {
  const legs = [bones.nearLeg, bones.farLeg]
  const end = (leg: LegJoints): Point => stretch(legLine(leg), hem, hem)[0] ?? leg.ankle
  const [a, b] = [end(bones.nearLeg), end(bones.farLeg)]
  const [left, right] = a[0] <= b[0] ? [a, b] : [b, a]
  const drop: Point = [mid(left, right)[0] - bones.pelvis[0], mid(left, right)[1] - bones.pelvis[1]]
  const length = Math.hypot(drop[0], drop[1]) || 1
  const down: Point = [drop[0] / length, drop[1] / length]
  // Perpendicular to the direction in which the cloth falls, from left to right.
  const across: Point = down[1] >= 0 ? [down[1], -down[0]] : [-down[1], down[0]]
  const aside = ([x, y]: Point) => (x - bones.pelvis[0]) * across[0] + (y - bones.pelvis[1]) * across[1]
  // A long skirt also covers bent knees.
  const inside = hem > 0.6 ? [a, b, ...legs.map(leg => leg.knee)] : [a, b]
  const sides = inside.map(aside)
  // Over crossed legs the cloth already spans from knee to knee.
  const wide = distance(left, right) > hip * 3 ? 26 : 44 + flare
  const out = (end: Point, to: number): Point => [
    end[0] + across[0] * (to - aside(end)),
    end[1] + across[1] * (to - aside(end)),
  ]
  const p = out(left, Math.min(...sides) - wide)
  const q = out(right, Math.max(...sides) + wide)
  const middle = mid(p, q)
  const foot: Point = [middle[0] + down[0] * 20, middle[1] + down[1] * 20]
  const hemLine: Point[] = [p, mid(p, foot, 0.5), foot, mid(foot, q, 0.5), q]
  const waistLeft = at(-waist * 0.98, 0.36)
  const waistRight = at(waist * 0.98, 0.36)
  const knees = hem > 0.6 ? legs.map(leg => aside(leg.knee)) : []
  const sideLeft = mid(at(-hip * 1.08, 0.02), mid(waistLeft, p), 0.4)
  const sideRight = mid(at(hip * 1.06, 0.02), mid(waistRight, q), 0.4)
  const hipLeft = out(sideLeft, Math.min(aside(sideLeft), ...knees.map(knee => knee - 50)))
  const hipRight = out(sideRight, Math.max(aside(sideRight), ...knees.map(knee => knee + 50)))
  return {
    outline: `${curve([waistLeft, hipLeft, p])}${onward(hemLine)}${onward([q, hipRight, waistRight])}Z`,
    hem: curve(hemLine),
    foot,
    top: at(0, 0.36),
  }
}

function patternOn(pattern: Pattern, colour: string, at: Torso, upFrom: number, upTo: number, reach: number): string {
  const rows: string[] = []
  const marks: Point[] = []
  const step = pattern === 'stripes' ? 0.15 : 0.2
  let odd = false
  for (let up = upTo; up >= upFrom; up -= step) {
    if (pattern === 'stripes' || pattern === 'checks')
      rows.push(curve([at(-reach, up + 0.03), at(0, up - 0.03), at(reach, up + 0.03)]))
    else for (let x = -reach + (odd ? 26 : 0); x <= reach; x += 52) marks.push(at(x, up))
    odd = !odd
  }
  if (pattern === 'stripes') return line(rows.join(''), colour, 15)
  if (pattern === 'checks') {
    for (let x = -reach + 18; x <= reach; x += 42) rows.push(curve([at(x, upFrom), at(x * 0.92, upTo)]))
    return line(rows.join(''), alpha(colour, 0.65), 8)
  }
  if (pattern === 'dots') return shape(marks.map(([x, y]) => circlePath(x, y, 8.5)).join(''), colour)
  if (pattern === 'stars') return shape(marks.map(([x, y]) => star(x, y, 15)).join(''), colour)
  if (pattern === 'flowers') return marks.map(([x, y]) => flower(x, y, colour)).join('')
  return ''
}

export function star(x: number, y: number, r: number, inner = 0.46, points = 5): string {
  let data = ''
  for (let i = 0; i < points * 2; i++) {
    const angle = (i * Math.PI) / points
    const length = i % 2 ? r * inner : r
    data += `${i ? 'L' : 'M'}${n(x + Math.sin(angle) * length)} ${n(y - Math.cos(angle) * length)}`
  }
  return `${data}Z`
}

function flower(x: number, y: number, colour: string): string {
  const petals = [0, 72, 144, 216, 288].map(degrees =>
    circlePath(x + Math.sin((degrees * Math.PI) / 180) * 8.5, y - Math.cos((degrees * Math.PI) / 180) * 8.5, 6),
  )
  return shape(petals.join(''), colour) + circle(x, y, 4.5, '#f0a640')
}

function neckline(look: Look, outfit: Outfit, at: Torso): string {
  const { shoulder } = look.build
  const wide = shoulder * 0.46
  const bare = shape(
    blob([at(-wide, 1.02), at(-wide * 0.7, 0.93), at(0, 0.885), at(wide * 0.7, 0.93), at(wide, 1.02), at(0, 1.08)]),
    look.skin,
  )
  const edge = curve([
    at(-wide * 1.05, 1.0),
    at(-wide * 0.7, 0.925),
    at(0, 0.88),
    at(wide * 0.7, 0.925),
    at(wide * 1.05, 1.0),
  ])
  switch (outfit.neck) {
    case 'collar': {
      const wing = (side: 1 | -1) =>
        shape(
          blob([
            at(side * wide * 0.1, 0.9),
            at(side * wide * 0.8, 1.0),
            at(side * wide * 1.35, 0.9),
            at(side * wide * 0.75, 0.79),
          ]),
          outfit.trim,
        )
      return bare + wing(-1) + wing(1)
    }
    case 'slit': {
      const placket = `${curve([at(-8, 0.9), at(-8, 0.62)])}${curve([at(8, 0.9), at(8, 0.62)])}`
      return (
        bare +
        line(edge, outfit.trim, 12) +
        line(placket, outfit.trim, 9) +
        shape([0.82, 0.74, 0.66].map(up => circlePath(at(0, up)[0], at(0, up)[1], 4)).join(''), shade(outfit.trim, 0.4))
      )
    }
    case 'high':
      return line(curve([at(-wide * 1.15, 0.985), at(0, 0.93), at(wide * 1.15, 0.985)]), outfit.trim, 30)
    default:
      return bare + line(edge, mix(outfit.trim, outfit.top, 0.2), 11)
  }
}

/** The clothed torso. The skin of the neck must be drawn before. */
export function drawTop(context: DrawContext, look: Look, outfit: Outfit, bones: Skeleton): string {
  const { build } = look
  const at = torsoOf(build, bones)
  const outline = torsoOutline(build, at)
  const long = outfit.hem > 0 ? fall(build, bones, at, outfit.hem, outfit.flare) : null
  const skirt = outfit.skirt ?? outfit.top
  const parts: string[] = []
  const shadeSide = (colour: string) =>
    line(
      curve([at(-build.hip * 1.0, -0.06), at(-build.waist * 0.98, 0.3), at(-build.shoulder * 0.98, 0.9)]),
      alpha(shade(colour, 0.55), 0.3),
      42,
    )
  const upper =
    (outfit.pattern && outfit.pattern !== 'border'
      ? patternOn(outfit.pattern, outfit.trim, at, long ? 0.34 : -0.1, 0.98, build.waist * 1.2)
      : '') + shadeSide(outfit.top)
  parts.push(
    shape(outline, context.defs.verticalGradient(tint(outfit.top, 0.08), outfit.top, shade(outfit.top, 0.08))),
    context.defs.clip(outline, upper),
  )
  if (long) {
    const folds = [-0.62, -0.24, 0.16, 0.56]
      .map(share => {
        const from = at(build.waist * share * 0.7, 0.3)
        const to: Point = [
          long.foot[0] + (from[0] - long.top[0]) * (1.5 + outfit.flare / 50),
          mid(from, long.foot, 0.86)[1],
        ]
        return curve([from, mid(from, to, 0.55), to])
      })
      .join('')
    const down = (share: number) => mid(long.top, long.foot, share)
    const dress = outfit.pattern && outfit.pattern !== 'border' && !outfit.skirt
    const pattern =
      dress && outfit.pattern
        ? patternOn(
            outfit.pattern,
            outfit.trim,
            (x, y) => [down(1 - y)[0] + x * 1.1, down(1 - y)[1]],
            0.05,
            0.92,
            build.waist * 2.4,
          )
        : ''
    parts.push(
      shape(long.outline, context.defs.verticalGradient(skirt, skirt, shade(skirt, 0.12))),
      context.defs.clip(
        long.outline,
        pattern +
          line(folds, alpha(shade(skirt, 0.55), 0.26), 10) +
          line(
            long.hem,
            outfit.pattern === 'border' ? outfit.trim : alpha(tint(skirt, 0.7), 0.7),
            outfit.pattern === 'border' ? 38 : 18,
          ),
      ),
    )
  }
  parts.push(neckline(look, outfit, at))
  if (outfit.belt) parts.push(belt(outfit, at, build, long !== null))
  return parts.join('')
}

function belt(outfit: Outfit, at: Torso, build: Build, high: boolean): string {
  const up = high ? 0.36 : 0.13
  const wide = build.waist * (high ? 0.99 : 1.02)
  const [x, y] = at(6, up - 0.03)
  const strap = line(curve([at(-wide, up), at(0, up - 0.045), at(wide, up)]), outfit.trim, 20)
  return (
    strap + circle(x, y, high ? 0 : 15, shade(outfit.trim, 0.3)) + (high ? '' : circle(x, y, 8, tint(outfit.trim, 0.5)))
  )
}
