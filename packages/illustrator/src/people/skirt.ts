import { alpha, shade, tint } from '../canvas/colour.ts'
import { curve, type Point, polygon } from '../canvas/path.ts'
import { line, shape } from '../canvas/svg.ts'
import { add, between, dot, lengthOf, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import type { Leg, Skeleton } from './bones.ts'
import { hullOf } from './hull.ts'
import type { Look } from './look.ts'
import type { Outfit } from './outfit.ts'
import { drawPattern } from './patterns.ts'
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
  /** The hem faces the viewer, as at the knees of somebody who sits. */
  open: boolean
  /** How far cloth falls from an open hem over knees that are bent, in world units. */
  fall: number
  /** Whether a leg comes out of the hem towards the viewer. */
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
    const flare = outfit.flare * (share / outfit.hem) ** 0.9 * (0.24 + 0.76 * upright)
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
  const ankles = between(bones.leftLeg.ankle, bones.rightLeg.ankle, 0.5)
  const hangs = hem.centre[1] - ankles[1] > body.shin * 0.3
  const hemLow = hem.centre[1] - Math.hypot(hem.side[1], hem.ahead[1])
  // Over knees that are drawn up cloth falls farther than over those of a seat.
  const drawnUp = Math.max(0, Math.min(1, (hem.centre[1] - bones.pelvis[1]) / (body.thigh * 0.6) + 0.2))
  const fall = hangs ? Math.max(0, Math.min(body.shin * (0.2 + 0.4 * drawnUp), hemLow - floor - 6)) : 0
  const contains = (leg: Leg) =>
    !hangs &&
    lengthOf(subtract(alongLeg(body, leg, outfit.hem), hem.centre)) <
      Math.max(lengthOf(hem.side), lengthOf(hem.ahead)) * 1.1
  return { surface, hips, open, fall, contains }
}

const FOLDS = [-158, -118, -84, -56, -30, -8, 18, 40, 66, 96, 128, 166]

/** The cloth below the waist; '' for a shirt. */
export function drawSkirt(look: Look, outfit: Outfit, skirt: Skirt, view: View, bones: Skeleton): string {
  if (outfit.hem <= 0) return ''
  const { surface, hips, open } = skirt
  const { body } = look
  const heights = [0, hips / 2, ...[0, 0.2, 0.4, 0.6, 0.8, 1].map(share => hips + (1 - hips) * share)]
  const scale = view.scaleAt(bones.pelvis)
  const colour = outfit.skirt ?? outfit.top
  const length = (body.thigh + body.shin) * outfit.hem
  const girth = (body.hip + outfit.flare) * 5.6
  const from = outfit.untucked || outfit.skirt !== null ? 0.02 : 0.08
  // Over crossed legs the lowest part of the cloth is folded under, and so is its pattern.
  const isFolded = (t: number) => lengthOf(subtract(surface.section(t).centre, surface.section(1).centre)) < 15
  const to = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65].find(t => !isFolded(t)) ?? 0.6
  const pattern = outfit.pattern
    ? drawPattern(outfit.pattern, outfit.trim, surface, {
        from,
        to,
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
  const border = open
    ? ''
    : trimmed
      ? shape(surface.patch(middle - 90, middle + 90, outfit.border ? 0.9 : 0.945, 1), outfit.trim) +
        (outfit.border ? line(surface.ring(0.885), outfit.trim, 4 * scale) : '')
      : line(surface.ring(0.985), dark, 7 * scale)
  const drape = open ? drawDrape(skirt, view, outfit, trimmed ? outfit.trim : shade(colour, 0.22)) : ''
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
    drape
  )
}

/** Cloth over the knees, which hangs in front of an open hem so that nobody looks under it. */
function drawDrape({ surface, fall }: Skirt, view: View, outfit: Outfit, trim: string): string {
  const colour = outfit.skirt ?? outfit.top
  const hem = surface.section(1)
  const scale = view.scaleAt(hem.centre)
  const at = (around: number, out: number, share: number): Point =>
    view.project(add(surface.at(around, 1, out).world, [0, -fall * share, 0]))
  const ring = Array.from({ length: 24 }, (_, i) => i * 15)
  const cloth = hullOf([...ring.map(around => at(around, 1, 0)), ...ring.map(around => at(around, 1, 1))])
  const lowest = ring.reduce((low, around) => (at(around, 1, 1)[1] > at(low, 1, 1)[1] ? around : low), 0)
  const arc = Array.from({ length: 13 }, (_, i) => lowest - 84 + i * 14)
  const folds = arc
    .filter((_, i) => i % 3 === 1)
    .map((around, i) =>
      polygon([at(around, 0.3 + (i % 2) * 0.16, 0.3), at(around + 5, 0.98, 1), at(around - 5, 0.98, 1)]),
    )
    .join('')
  // Its pattern lies on a curtain before the hem.
  const { side: right, up, forward } = view.frame
  const reach = (axis: Vec3) => Math.hypot(dot(hem.side, axis), dot(hem.ahead, axis))
  const [wide, tall] = [reach(right), reach(up)]
  const curtain = createSurface(
    t => ({
      centre: add(hem.centre, times(up, tall * 0.8 - (tall * 1.6 + fall) * t)),
      side: times(right, wide * (0.72 + 0.2 * Math.sin(t * Math.PI))),
      ahead: times(forward, -wide * 0.3),
    }),
    view,
  )
  const pattern = outfit.pattern
    ? drawPattern(outfit.pattern, outfit.trim, curtain, {
        from: 0.04,
        to: 0.94,
        scale,
        height: tall * 1.6 + fall,
        girth: wide * 4.4,
      })
    : ''
  return (
    shape(cloth, colour) +
    pattern +
    shape(folds, alpha(shade(colour, 0.6), 0.15)) +
    line(curve(arc.map(around => at(around, 0.975, 1))), trim, 8 * scale)
  )
}
