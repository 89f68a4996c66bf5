import { alpha, shade, tint } from '../canvas/colour.ts'
import { polygon } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { add, between, dot, lengthOf, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import { hullOf } from './hull.ts'
import type { Look } from './look.ts'
import type { Outfit } from './outfit.ts'
import { drawPattern } from './patterns.ts'
import type { Leg, Skeleton } from './skeleton.ts'
import { createSurface, crossAxes, type Section, type Surface } from './surface.ts'

/** Cloth below the waist. Its heights run from 0 (waist) over the hips to 1 (hem). */
const WAIST_UP = 0.34

/** A point of a leg; `share` 0 is the hip, 1 the ankle. */
function alongLeg(body: Look['body'], { hip, knee, ankle }: Leg, share: number): Vec3 {
  const length = share * (body.thigh + body.shin)
  return length <= body.thigh
    ? between(hip, knee, length / body.thigh)
    : between(knee, ankle, (length - body.thigh) / body.shin)
}

export interface Skirt {
  surface: Surface
  /** Height of the hips on the surface. */
  hips: number
  /** The viewer looks into the opening at the hem. */
  open: boolean
  /** Whether a leg comes out of the hem. */
  contains(leg: Leg): boolean
}

/** @param floor y below which cloth does not hang, in world units */
export function skirtSurface(
  { body }: Pick<Look, 'body'>,
  outfit: Pick<Outfit, 'hem' | 'flare'>,
  bones: Skeleton,
  view: View,
  floor: number,
): Skirt {
  const pair = (share: number) => [alongLeg(body, bones.leftLeg, share), alongLeg(body, bones.rightLeg, share)] as const
  // While somebody is on the feet cloth hangs on the lower leg: a leg that kicks up does not carry the hem with it.
  const onFeet = bones.pelvis[1] - floor > (body.thigh + body.shin) * 0.62
  const heights = pair(outfit.hem * 0.9).map(([, y]) => y) as [number, number]
  const lower = onFeet ? 1 / (1 + Math.exp((heights[0] - heights[1]) / 60)) : 0.5
  const weight = (share: number) => 0.5 + (lower - 0.5) * Math.min(1, share / outfit.hem)
  const middle = (share: number) => between(...pair(share), 1 - weight(share))
  const onLegs = (share: number): Section => {
    const [left, right] = pair(share)
    const ahead = subtract(middle(Math.max(0, share - 0.1)), middle(Math.min(1.1, share + 0.1)))
    const legs = lengthOf(ahead) < 20 ? bones.hips.up : unit(ahead)
    const start = Math.max(0, 1 - share * 5)
    const axis = unit(between(legs, bones.hips.up, start * 0.7))
    const upright = Math.abs(axis[1])
    const flare = outfit.flare * (share / outfit.hem) ** 0.9 * (0.4 + 0.6 * upright)
    const r = body.thighRadius * (1.14 - 0.3 * share) + 4
    const frame = crossAxes(axis, bones.hips.side, 1, 1)
    const carried = 2 * Math.min(weight(share), 1 - weight(share))
    const apart = times(subtract(left, right), 0.25 + 0.75 * carried)
    const wide = Math.abs(dot(apart, frame.side)) / 2 + r + flare
    const deep = Math.abs(dot(apart, frame.ahead)) / 2 + r * 0.94 + flare * 0.86
    let centre = middle(share)
    // Loose cloth hangs from legs that are not upright.
    centre = add(centre, [0, -(1 - upright) * flare * 0.5, 0])
    const side = times(frame.side, wide)
    const front = times(frame.ahead, deep)
    const low = centre[1] - Math.hypot(side[1], front[1])
    if (low < floor + 3) centre = add(centre, [0, floor + 3 - low, 0])
    return { centre, side, ahead: front }
  }
  const onHips = (share: number): Section => {
    const up = WAIST_UP * (1 - share)
    const wide = body.waist * 1.05 + (body.hip * 1.1 - body.waist * 1.05) * share ** 0.8
    const deep = body.waist * 0.88 + (body.hip * 0.92 - body.waist * 0.88) * share ** 0.8
    return {
      centre: between(bones.pelvis, bones.waist, up / 0.42),
      side: times(bones.hips.side, wide),
      ahead: times(bones.hips.forward, deep),
    }
  }
  const above = WAIST_UP * body.torso
  const hips = above / (above + outfit.hem * (body.thigh + body.shin))
  const surface = createSurface(
    t => (t <= hips ? onHips(t / hips) : onLegs(((t - hips) / (1 - hips)) * outfit.hem)),
    view,
  )
  const hem = surface.section(1)
  const inner = subtract(surface.section(0.9).centre, hem.centre)
  const open = dot(unit(inner), view.frame.forward) > 0.22
  const contains = (leg: Leg) =>
    lengthOf(subtract(alongLeg(body, leg, outfit.hem), hem.centre)) <
    Math.max(lengthOf(hem.side), lengthOf(hem.ahead)) * 1.1
  return { surface, hips, open, contains }
}

const FOLDS = [-158, -118, -84, -56, -30, -8, 18, 40, 66, 96, 128, 166]

/** The cloth below the waist; '' for a shirt. */
export function drawSkirt(
  look: Look,
  outfit: Outfit,
  { surface, hips, open }: Skirt,
  view: View,
  bones: Skeleton,
): string {
  if (outfit.hem <= 0) return ''
  const { body } = look
  const heights = [0, hips / 2, ...[0, 0.2, 0.4, 0.6, 0.8, 1].map(share => hips + (1 - hips) * share)]
  const scale = view.scaleAt(bones.pelvis)
  const colour = outfit.skirt ?? outfit.top
  const length = (body.thigh + body.shin) * outfit.hem
  const girth = (body.hip + outfit.flare) * 5.6
  const from = outfit.untucked || outfit.skirt !== null ? 0.02 : 0.08
  const pattern = outfit.pattern
    ? drawPattern(outfit.pattern, outfit.trim, surface, {
        from,
        to: 0.95,
        scale,
        height: length + body.torso * 0.3,
        girth,
      })
    : ''
  const dark = alpha(shade(colour, 0.6), 0.17)
  const pleated = outfit.flare >= 20 ? FOLDS : FOLDS.filter((_, i) => i % 4 === 2)
  const folds = pleated
    .map((around, i) => {
      const [a, b, c] = [surface.at(around, 0.3 + (i % 3) * 0.1), surface.at(around - 5, 1), surface.at(around + 6, 1)]
      return b.facing > 0.1 && c.facing > 0.1 && a.facing > 0 ? polygon([a.point, c.point, b.point]) : ''
    })
    .join('')
  const lit = pleated
    .map((around, i) => {
      const [a, b, c] = [
        surface.at(around + 9, 0.42 + (i % 2) * 0.14),
        surface.at(around + 7, 0.99),
        surface.at(around + 13, 0.99),
      ]
      return b.facing > 0.1 && c.facing > 0.1 && a.facing > 0 ? polygon([a.point, c.point, b.point]) : ''
    })
    .join('')
  const middle = surface.front(0.97)
  const trimmed = outfit.pattern === 'border' || outfit.belt || outfit.border
  const border = trimmed
    ? shape(surface.patch(middle - 90, middle + 90, outfit.border ? 0.9 : 0.945, 1), outfit.trim) +
      (outfit.border ? line(surface.ring(0.885), outfit.trim, 4 * scale) : '')
    : line(surface.ring(0.985), dark, 7 * scale)
  const opening = open
    ? shape(hullOf(Array.from({ length: 20 }, (_, i) => surface.at(i * 18, 1, 0.97).point)), shade(colour, 0.3))
    : ''
  const slits =
    outfit.neck === 'slit' && outfit.hem < 0.7
      ? line(
          [90, -90].map(around => surface.line([0.55, 0.7, 0.85, 1].map(t => [around, t] as const))).join(''),
          alpha(shade(colour, 0.7), 0.4),
          5 * scale,
        )
      : ''
  return (
    shape(surface.outline(heights), colour) +
    pattern +
    shape(folds, dark) +
    shape(lit, alpha(tint(colour, 0.5), 0.2)) +
    border +
    slits +
    shape(surface.rim(1, 36, heights), dark) +
    opening
  )
}
