import { alpha, shade, shadeSkin } from '../canvas/colour.ts'
import { bentLine, n, type Point, stretch, taper, tube } from '../canvas/path.ts'
import { circle, line, place, shape } from '../canvas/svg.ts'
import { add, cross, dot, lengthOf, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import type { Arm, Skeleton } from './bones.ts'
import { drawHand } from './hand.ts'
import type { Look } from './look.ts'
import type { Outfit } from './outfit.ts'
import type { HandShape } from './pose-parts.ts'
import { shadeSkinTube, shadeTube } from './tube-shading.ts'

/** End of a sleeve as a share of the arm, and its width at both ends relative to the arm. */
const SLEEVES: Record<Outfit['sleeve'], { end: number; from: number; to: number }> = {
  none: { end: 0, from: 1, to: 1 },
  strap: { end: 0, from: 1, to: 1 },
  cap: { end: 0.2, from: 1.32, to: 1.6 },
  puff: { end: 0.27, from: 1.4, to: 1.66 },
  short: { end: 0.36, from: 1.2, to: 1.44 },
  elbow: { end: 0.45, from: 1.18, to: 1.42 },
  long: { end: 0.96, from: 1.16, to: 1.5 },
  wide: { end: 0.93, from: 1.2, to: 1.95 },
}

/** Straight across the end of a tube. */
export function edge(middle: readonly Point[], width: number): string {
  const to = middle.at(-1) ?? [0, 0]
  const from = middle.at(-2) ?? to
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const side: Point = [((to[1] - from[1]) / length) * width, (-(to[0] - from[0]) / length) * width]
  return `M${n(to[0] + side[0])} ${n(to[1] + side[1])}L${n(to[0] - side[0])} ${n(to[1] - side[1])}`
}

/** `vector` turned as `from` is turned to `to` on the shortest way. */
function turnAlong(vector: Vec3, from: Vec3, to: Vec3): Vec3 {
  const axis = cross(from, to)
  const c = dot(from, to)
  if (c < -0.98) return times(vector, -1)
  return add(add(times(vector, c), cross(axis, vector)), times(axis, dot(axis, vector) / (1 + c)))
}

export interface ArmView {
  view: View
  bones: Skeleton
  hand: HandShape
  /** 1 for the body's left arm. */
  side: 1 | -1
  /** Darkened, as it is on the far side. */
  shaded: boolean
  /** It ends below the elbow. */
  short: boolean
}

/** Directions of the thumb and of the palm. */
function handAxes(arm: Arm, { bones, hand, side }: ArmView): { thumb: Vec3; palm: Vec3 } {
  const fore = unit(subtract(arm.palm, arm.elbow))
  const down = times(bones.chest.up, -1)
  const inward = times(bones.chest.side, -side)
  const raised = dot(fore, bones.chest.up) > 0.2
  // An open hand that is raised shows its palm to what is in front of the body.
  if (hand === 'open' && raised) return { thumb: inward, palm: bones.chest.forward }
  return { thumb: turnAlong(bones.chest.forward, down, fore), palm: turnAlong(inward, down, fore) }
}

const distance = ([x0, y0]: Point, [x1, y1]: Point): number => Math.hypot(x1 - x0, y1 - y0)

/** Turns shares of an arm into those of the arm as it is seen, where the part that points to the viewer is shorter. */
function seenShares({ shoulder, elbow, wrist }: Arm, { project }: View): (share: number) => number {
  const [upper, fore] = [lengthOf(subtract(elbow, shoulder)), lengthOf(subtract(wrist, elbow))]
  const bend = upper / (upper + fore)
  const [seenUpper, seenFore] = [distance(project(shoulder), project(elbow)), distance(project(elbow), project(wrist))]
  const seenBend = seenUpper / (seenUpper + seenFore || 1)
  return share => (share < bend ? (share / bend) * seenBend : seenBend + ((share - bend) / (1 - bend)) * (1 - seenBend))
}

/** How far the sleeve of an arm that ends below the elbow reaches, so that its round end is seen. */
const SHORT_SLEEVE = 0.84

export function drawArm(look: Look, outfit: Outfit, arm: Arm, options: ArmView): string {
  const { body } = look
  const { view, hand, shaded, short } = options
  const dim = (colour: string) => (shaded ? shade(colour, 0.14) : colour)
  const skin = shaded ? shadeSkin(look.skin, 0.14) : look.skin
  const scale = view.scaleAt(arm.elbow)
  const [shoulder, elbow, wrist, palm] = [arm.shoulder, arm.elbow, arm.wrist, arm.palm].map(view.project) as [
    Point,
    Point,
    Point,
    Point,
  ]
  const middle = bentLine(shoulder, elbow, wrist)
  const seen = seenShares(arm, view)
  const [r0, r1] = [body.armRadius * scale, (short ? body.armRadius * 0.8 : body.wristRadius) * scale]
  const bareRadius = (share: number) => r0 + (r1 - r0) * share
  const bare = shape(taper(middle, r0, r1), skin) + shadeSkinTube(middle, bareRadius, skin)
  // Perpendicular to the picture a hand is seen as a ball.
  const reach =
    hand === 'joined' || short ? 1 : Math.hypot(palm[0] - wrist[0], palm[1] - wrist[1]) / (body.hand * 0.45 * scale)
  const tip =
    hand === 'joined'
      ? view.project(add(arm.wrist, times(unit(add(options.bones.chest.up, options.bones.chest.forward)), body.hand)))
      : palm
  const angle = (Math.atan2(tip[0] - wrist[0], tip[1] - wrist[1]) * 180) / Math.PI
  const axes = handAxes(arm, options)
  const across = [Math.cos((angle * Math.PI) / 180), -Math.sin((angle * Math.PI) / 180)] as const
  const { side: x, up: y, forward } = view.frame
  const lateral = dot(axes.thumb, x) * across[0] - dot(axes.thumb, y) * across[1]
  const thumb = Math.abs(lateral) < 0.12 ? 0.12 * Math.sign(lateral || 1) : lateral
  const size = (body.hand / 56) * view.scaleAt(arm.palm)
  const fingers = place(
    `<g transform="scale(1 ${(0.6 + 0.4 * Math.min(1, reach)).toFixed(3)})">${drawHand(hand, skin, Math.max(-1, Math.min(1, thumb * 1.3)), dot(axes.palm, forward) > 0)}</g>`,
    wrist[0],
    wrist[1],
    { scale: size, turn: -angle },
  )
  const hands = short ? '' : circle(wrist[0], wrist[1], r1 * 0.98, skin) + fingers
  const usual = SLEEVES[outfit.sleeve]
  const longer =
    (body.upperArm + body.foreArm) /
    (lengthOf(subtract(arm.elbow, arm.shoulder)) + lengthOf(subtract(arm.wrist, arm.elbow)))
  const sleeve = short
    ? { ...usual, end: Math.min(SHORT_SLEEVE, usual.end * longer), to: Math.min(usual.to, 1.5) }
    : usual
  const cloth = dim(outfit.sleeves ?? outfit.top)
  const bangles =
    outfit.bangles && sleeve.end < 0.9 && !short
      ? line(
          edge(stretch(middle, 0.84, 0.9), r1 * 1.05) + edge(stretch(middle, 0.84, 0.95), r1 * 1.05),
          dim(outfit.bangles),
          5.5 * scale,
        )
      : ''
  if (sleeve.end === 0) {
    const cap = outfit.sleeve === 'strap' ? '' : circle(shoulder[0], shoulder[1], r0 * 1.1, cloth)
    return bare + bangles + hands + cap
  }
  const hem = Math.max(0.08, seen(sleeve.end))
  const covered = stretch(middle, 0, hem)
  const end = bareRadius(sleeve.end) * sleeve.to
  const puffed = outfit.sleeve === 'puff'
  const radius = (share: number) =>
    r0 * sleeve.from + (end - r0 * sleeve.from) * share + (puffed ? Math.sin(share * Math.PI) * r0 * 0.3 : 0)
  const cuff = line(
    edge(stretch(middle, Math.max(0, hem - 0.06), hem), end * 0.97),
    dim(outfit.trim),
    (outfit.sleeve === 'long' ? 9 : 7.5) * scale,
  )
  const folds =
    sleeve.end > 0.6
      ? line(
          edge(stretch(middle, 0.4, 0.47), r0 * 0.5) + edge(stretch(middle, 0.4, 0.54), r0 * 0.42),
          alpha(shade(cloth, 0.6), 0.26),
          3.6 * scale,
        )
      : ''
  const mitten =
    outfit.gloves && !short
      ? place(
          `<g transform="scale(1.08 ${(0.62 + 0.42 * Math.min(1, reach)).toFixed(3)})">${drawHand(hand === 'open' ? 'open' : 'grip', dim(outfit.gloves), thumb, true)}</g>`,
          wrist[0],
          wrist[1],
          { scale: size, turn: -angle },
        )
      : ''
  const cloths =
    shape(tube(covered, radius, true), cloth) +
    shadeTube(covered, radius, cloth, sleeve.end > 0.6 ? 0.3 : 0.6) +
    folds +
    cuff
  // What points to the viewer is in front of the sleeve.
  const nearer = (view.depthOf(arm.elbow) - view.depthOf(arm.palm)) / body.foreArm
  const isFolded = dot(unit(subtract(arm.shoulder, arm.elbow)), unit(subtract(arm.wrist, arm.elbow))) > 0.2
  const isNear = nearer > (isFolded ? -0.5 : 0.2)
  if (!isNear) return bare + bangles + (mitten || hands) + cloths
  const fore = stretch(middle, seen(Math.max(0.5, sleeve.end)), 1)
  const foreRadius = (share: number) => bareRadius(Math.max(0.5, sleeve.end) * (1 - share) + share)
  const bareFore =
    sleeve.end > 0.6 ? '' : shape(taper(fore, foreRadius(0), r1), skin) + shadeSkinTube(fore, foreRadius, skin)
  return bare + cloths + bareFore + bangles + (mitten || hands)
}
