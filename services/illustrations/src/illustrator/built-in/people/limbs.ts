import { alpha, shade, tint } from '../canvas/colour.ts'
import { bentLine, mid, n, type Point, stretch, taper, toward, tube } from '../canvas/path.ts'
import { circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { add, cross, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import { hullPath } from './head-shape.ts'
import type { Look } from './look.ts'
import type { Outfit } from './outfit.ts'
import type { HandShape } from './pose.ts'
import type { Arm, Leg } from './skeleton.ts'

/** End of a sleeve as a share of the arm, and its width at both ends relative to the arm. */
const SLEEVES: Record<Outfit['sleeve'], { end: number; from: number; to: number }> = {
  none: { end: 0, from: 1, to: 1 },
  cap: { end: 0.2, from: 1.5, to: 1.62 },
  short: { end: 0.36, from: 1.34, to: 1.44 },
  long: { end: 0.95, from: 1.3, to: 1.46 },
  wide: { end: 0.92, from: 1.3, to: 2.4 },
}

/** Straight across the end of a tube. */
function edge(middle: readonly Point[], width: number): string {
  const to = middle.at(-1) ?? [0, 0]
  const from = middle.at(-2) ?? to
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const side: Point = [((to[1] - from[1]) / length) * width, (-(to[0] - from[0]) / length) * width]
  return `M${n(to[0] + side[0])} ${n(to[1] + side[1])}L${n(to[0] - side[0])} ${n(to[1] - side[1])}`
}

/** A hand seen along its arm, in units of its length / 60, with the wrist at (0, 0) and the fingers pointing down. */
function handDrawing(kind: HandShape, skin: string, thumb: 1 | -1): string {
  const crease = shade(skin, 0.24)
  const finger = (degrees: number, length: number) => {
    const [x0, y0] = toward([0, 22], degrees, 12)
    const [x1, y1] = toward([0, 22], degrees, length)
    return `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`
  }
  switch (kind) {
    case 'open':
      return (
        line(finger(-30, 44) + finger(-10, 50) + finger(11, 49) + finger(32, 42), skin, 14.5) +
        line(finger(thumb * 74, 38), skin, 14.5) +
        ellipse(0, 20, 24, 24, skin) +
        line('M-10 26q10 7 20 0', crease, 3)
      )
    case 'point':
      return (
        line('M4 24L8 68', skin, 15) +
        ellipse(0, 22, 24, 24, skin) +
        line('M-4 34q-8 2 -10 -6M8 38q-7 2 -9 -5', crease, 3.5) +
        ellipse(thumb * 14, 20, 9, 14, skin, thumb * -22)
      )
    case 'grip':
      return (
        ellipse(0, 20, 26, 25, skin) +
        line('M-14 30v8M-3 33v9M9 31v8', crease, 3.5) +
        ellipse(thumb * 18, 18, 9, 15, skin, thumb * -30)
      )
    case 'rest':
      return (
        shape('M-21 2C-27 24 -22 46 -4 52C14 54 24 38 22 4Z', skin) +
        ellipse(thumb * 20, 22, 9.5, 18, skin, thumb * -24) +
        line('M-4 50q-3 -8 -2 -14M8 48q-1 -7 -1 -11', crease, 3)
      )
  }
}

export interface ArmView {
  view: View
  hand: HandShape
  /** 1 for the body's left arm. */
  side: 1 | -1
  /** Darkened, as it is on the far side. */
  shaded: boolean
}

export function drawArm(look: Look, outfit: Outfit, arm: Arm, { view, hand, side, shaded }: ArmView): string {
  const { body } = look
  const dim = (colour: string) => (shaded ? shade(colour, 0.12) : colour)
  const skin = dim(look.skin)
  const scale = view.scaleAt(arm.elbow)
  const [shoulder, elbow, wrist, palm] = [arm.shoulder, arm.elbow, arm.wrist, arm.palm].map(view.project) as [
    Point,
    Point,
    Point,
    Point,
  ]
  const middle = bentLine(shoulder, elbow, wrist)
  const [r0, r1] = [body.armRadius * scale, body.wristRadius * scale]
  const bare =
    shape(taper(middle, r0, r1), skin) +
    line(edge(stretch(middle, 0.4, 0.52), r0 * 0.3), alpha(shade(look.skin, 0.4), 0.25), 3 * scale)
  // Perpendicular to the picture a hand is seen as a ball.
  const along = Math.hypot(palm[0] - wrist[0], palm[1] - wrist[1]) / (body.hand * 0.45 * scale)
  const angle = (Math.atan2(palm[0] - wrist[0], palm[1] - wrist[1]) * 180) / Math.PI
  const size = (body.hand / 56) * scale
  const facesAway = Math.abs(((angle + 360) % 360) - 180) < 90
  const thumb = (facesAway ? -side : side) as 1 | -1
  const fingers = place(
    `<g transform="scale(1 ${(0.55 + 0.45 * Math.min(1, along)).toFixed(3)})">${handDrawing(hand, skin, (thumb * -1) as 1 | -1)}</g>`,
    wrist[0],
    wrist[1],
    { scale: size, turn: -angle },
  )
  const sleeve = SLEEVES[outfit.sleeve]
  if (sleeve.end === 0) return bare + circle(wrist[0], wrist[1], r1 * 0.98, skin) + fingers
  const covered = stretch(middle, 0, sleeve.end)
  const radius = r0 + (r1 - r0) * sleeve.end
  const width = (share: number) => r0 * sleeve.from + (radius * sleeve.to - r0 * sleeve.from) * share
  const cuff = line(
    edge(stretch(middle, sleeve.end - 0.06, sleeve.end), width(1) * 0.98),
    dim(outfit.trim),
    8.5 * scale,
  )
  const folds =
    sleeve.end > 0.6
      ? line(edge(stretch(middle, 0.4, 0.5), r0 * 0.5), alpha(shade(outfit.top, 0.5), 0.35), 4 * scale)
      : ''
  return (
    bare +
    circle(wrist[0], wrist[1], r1 * 0.98, skin) +
    fingers +
    shape(tube(covered, width, true), dim(outfit.top)) +
    folds +
    cuff
  )
}

export interface LegView {
  view: View
  shaded: boolean
  /** A skirt covers the thighs. */
  skirted: boolean
}

export function drawLeg(look: Look, outfit: Outfit, leg: Leg, { view, shaded, skirted }: LegView): string {
  const { body } = look
  const dim = (colour: string) => (shaded ? shade(colour, 0.13) : colour)
  const scale = view.scaleAt(leg.knee)
  const hip = view.project(leg.hip)
  const knee = view.project(leg.knee)
  const ankle = view.project(leg.ankle)
  const [rThigh, rKnee, rShin] = [body.thighRadius * scale, body.kneeRadius * scale, body.shinRadius * scale]
  const upper = [hip, mid(hip, knee, 0.33), mid(hip, knee, 0.66), knee]
  const lower = [knee, mid(knee, ankle, 0.33), mid(knee, ankle, 0.66), ankle]
  const calf = (r0: number, r1: number) => (share: number) =>
    r0 + (r1 - r0) * share + Math.sin(share * Math.PI) * rShin * 0.14
  const skin = dim(look.skin)
  const thighNear = view.depthOf(leg.hip) > view.depthOf(leg.knee)
  const shinNear = view.depthOf(leg.ankle) < view.depthOf(leg.knee) + body.shin * 0.2
  const foot = drawFoot(look, outfit, leg, view, dim)
  const trousers = outfit.legs === 'trousers'
  const shorts = outfit.legs === 'shorts'
  const cloth = dim(outfit.bottom)
  const thigh =
    trousers || shorts
      ? shape(
          tube(
            stretch(upper, 0, shorts ? 0.86 : 1),
            share =>
              rThigh + 6 * scale + ((shorts ? rKnee + 14 * scale : rKnee + 5 * scale) - rThigh - 6 * scale) * share,
            shorts,
          ),
          cloth,
        ) +
        (shorts
          ? line(edge(stretch(upper, 0.8, 0.86), rKnee + 12 * scale), alpha(shade(outfit.bottom, 0.6), 0.3), 5 * scale)
          : '')
      : ''
  const bareThigh = trousers ? '' : shape(taper(upper, rThigh, rKnee), skin)
  const end = outfit.shoes === 'boots' ? 0.6 : 0.93
  const shin = trousers
    ? shape(
        tube(
          stretch(lower, 0, end),
          share => rKnee + 5 * scale + (rShin + 7 * scale - rKnee - 5 * scale) * share,
          true,
        ),
        cloth,
      ) +
      line(edge(stretch(lower, end - 0.06, end), rShin + 6 * scale), alpha(shade(outfit.bottom, 0.6), 0.3), 5 * scale)
    : ''
  const bareShin = shape(tube(lower, calf(rKnee, rShin)), skin)
  const boot = outfit.shoes === 'boots' ? drawShaft(lower, rShin, scale, dim(outfit.shoe)) : ''
  const kneeCap =
    trousers || skirted
      ? ''
      : line(
          `M${n(knee[0] - rKnee * 0.4)} ${n(knee[1] + rKnee * 0.3)}q${n(rKnee * 0.4)} ${n(rKnee * 0.3)} ${n(rKnee * 0.8)} 0`,
          alpha(shade(look.skin, 0.4), 0.22),
          3.4 * scale,
        )
  const thighPart = bareThigh + thigh
  const footNear = view.depthOf(add(leg.ankle, times(leg.toe, 40))) < view.depthOf(leg.ankle) + 6
  const shinPart = footNear ? bareShin + shin + boot + foot : foot + bareShin + shin + boot
  // Where the knee is bent towards the viewer the thigh covers the shin, and the other way round.
  return thighNear && !shinNear ? shinPart + thighPart + kneeCap : thighPart + shinPart + kneeCap
}

function drawShaft(lower: readonly Point[], rShin: number, scale: number, colour: string): string {
  return (
    shape(
      tube(stretch(lower, 1, 0.52), share => rShin * 1.25 + rShin * 0.28 * share, true),
      colour,
    ) + line(edge(stretch(lower, 0.58, 0.53), rShin * 1.5), tint(colour, 0.3), 10 * scale)
  )
}

/** A foot as the hull of heel, ball and toes, which holds from every side. */
function drawFoot(
  look: Look,
  outfit: Outfit,
  { ankle, knee, toe }: Leg,
  view: View,
  dim: (colour: string) => string,
): string {
  const { body } = look
  const scale = view.scaleAt(ankle)
  const down = unit(subtract(ankle, knee))
  // The sole lies below the ankle, at a right angle to the toes.
  const under = unit(subtract(down, times(toe, down[0] * toe[0] + down[1] * toe[1] + down[2] * toe[2])))
  const across = cross(toe, under)
  const at = (forward: number, below: number, aside = 0): Vec3 =>
    add(
      add(add(ankle, times(toe, forward * body.foot)), times(under, below * body.ankle)),
      times(across, aside * body.foot),
    )
  const barefoot = outfit.shoes === 'barefoot'
  const sandals = outfit.shoes === 'sandals'
  const colour = dim(barefoot || sandals ? look.skin : outfit.shoe)
  const circles = (grow: number, lowered: number) =>
    hullPath(
      (
        [
          [at(-0.16, 0.42 + lowered), 0.62],
          [at(0.02, 0.2 + lowered), 0.78],
          [at(0.4, 0.56 + lowered, 0.11), 0.5],
          [at(0.4, 0.56 + lowered, -0.11), 0.5],
          [at(0.6, 0.66 + lowered, 0.06), 0.4],
          [at(0.6, 0.66 + lowered, -0.06), 0.4],
        ] as const
      ).map(([point, r]) => [view.project(point), r * body.ankle * scale * grow] as const),
    )
  const sole = shape(circles(1.02, 0.16), dim(sandals ? outfit.shoe : shade(outfit.shoe, 0.35)))
  const toes = at(0.56, 0.45)
  const [tx, ty] = view.project(toes)
  const detail = barefoot
    ? line(
        `M${n(tx - 6 * scale)} ${n(ty + 6 * scale)}q${n(4 * scale)} ${n(-5 * scale)} ${n(9 * scale)} 0`,
        alpha(shade(look.skin, 0.5), 0.45),
        3.4 * scale,
      )
    : ''
  const strapAt = (forward: number) => view.project(at(forward, -0.05))
  const [s0, s1] = [strapAt(0.2), strapAt(0.42)]
  const straps = sandals
    ? line(
        `M${n(s0[0] - 16 * scale)} ${n(s0[1] + 8 * scale)}Q${n(s0[0])} ${n(s0[1] - 4 * scale)} ${n(s0[0] + 16 * scale)} ${n(s0[1] + 10 * scale)}M${n(s1[0] - 14 * scale)} ${n(s1[1] + 12 * scale)}Q${n(s1[0])} ${n(s1[1] + 2 * scale)} ${n(s1[0] + 14 * scale)} ${n(s1[1] + 13 * scale)}`,
        dim(outfit.shoe),
        8 * scale,
      )
    : ''
  const lace =
    outfit.shoes === 'shoes'
      ? line(
          `M${n(s0[0] - 7 * scale)} ${n(s0[1])}l${n(14 * scale)} ${n(3 * scale)}`,
          alpha(tint(outfit.shoe, 0.6), 0.8),
          4.6 * scale,
        )
      : ''
  return (barefoot ? '' : sole) + shape(circles(1, 0), colour) + straps + lace + detail
}
