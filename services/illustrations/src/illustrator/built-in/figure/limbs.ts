import { alpha, shade, tint } from '../canvas/colour.ts'
import { bentLine, n, type Point, stretch, taper, tube } from '../canvas/path.ts'
import { ellipse, line, place, shape } from '../canvas/svg.ts'
import { ANKLE } from './build.ts'
import { drawHand } from './hand.ts'
import type { Look } from './look.ts'
import type { Outfit } from './outfit.ts'
import type { ArmPose, LegPose } from './pose.ts'
import type { ArmJoints, LegJoints } from './skeleton.ts'

/** End of the sleeve as a share of the arm, and its width there. */
const SLEEVES: Record<Outfit['sleeve'], { end: number; from: number; to: number }> = {
  none: { end: 0, from: 0, to: 0 },
  cap: { end: 0.2, from: 40, to: 47 },
  short: { end: 0.36, from: 38, to: 42 },
  long: { end: 0.94, from: 38, to: 31 },
  wide: { end: 0.95, from: 38, to: 56 },
}

/** One arm with sleeve and hand. `part` 'fore' omits the upper arm, for arms that cross the face. */
export function drawArm(
  look: Look,
  outfit: Outfit,
  joints: ArmJoints,
  pose: ArmPose,
  side: 1 | -1,
  part: 'whole' | 'fore' = 'whole',
): string {
  const { plump } = look.build
  const middle = bentLine(joints.shoulder, joints.elbow, joints.wrist)
  const from = part === 'fore' ? 0.52 : 0
  const arm = taper(stretch(middle, from, 1), (33 - 6 * from) * plump, 20 * plump)
  const hand = drawHand(pose.hand, joints.wrist, joints.angle, look.skin, plump * 0.98, side)
  const sleeve = SLEEVES[outfit.sleeve]
  const bare = shape(arm, look.skin) + hand
  if (sleeve.end === 0 || sleeve.end <= from) return bare
  const along = stretch(middle, from, sleeve.end)
  const width = (share: number) => (sleeve.from + (sleeve.to - sleeve.from) * share) * plump
  const cuff = stretch(middle, Math.max(from, sleeve.end - 0.05), sleeve.end)
  const folds =
    sleeve.end > 0.6 && part === 'whole' ? crease(middle, 0.47, 26 * plump, alpha(shade(outfit.top, 0.5), 0.4)) : ''
  return (
    bare +
    shape(tube(along, width, true), outfit.top) +
    folds +
    line(polyEdge(cuff, (sleeve.to - 3) * plump), outfit.trim, 9)
  )
}

/** The soft shadow of an arm on the body behind it. */
export function armShadow(look: Look, outfit: Outfit, joints: ArmJoints, aside: number): string {
  const sleeve = SLEEVES[outfit.sleeve]
  const middle = bentLine(joints.shoulder, joints.elbow, joints.wrist)
  const width = sleeve.end > 0.6 ? sleeve.to : 22
  const data = taper(stretch(middle, 0.1, 1), 34 * look.build.plump, width * look.build.plump)
  return place(shape(data, alpha(shade(outfit.top, 0.75), 0.2)), aside, 4)
}

/** A line straight across the end of a tube. */
function polyEdge(middle: readonly Point[], width: number): string {
  const to = middle[middle.length - 1] ?? [0, 0]
  const from = middle[middle.length - 2] ?? to
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const across: Point = [((to[1] - from[1]) / length) * width, (-(to[0] - from[0]) / length) * width]
  return `M${n(to[0] + across[0])} ${n(to[1] + across[1])}L${n(to[0] - across[0])} ${n(to[1] - across[1])}`
}

function crease(middle: readonly Point[], at: number, width: number, colour: string): string {
  const [point] = stretch(middle, at, at)
  return point
    ? line(`M${n(point[0] - width * 0.5)} ${n(point[1] - 5)}q${n(width * 0.4)} 8 ${n(width * 0.8)} 2`, colour, 4)
    : ''
}

export const legLine = (joints: LegJoints): Point[] => bentLine(joints.hip, joints.knee, joints.ankle)

/** One leg with trousers and shoe. `shaded` darkens the leg further from the light. */
export function drawLeg(look: Look, outfit: Outfit, joints: LegJoints, pose: LegPose, shaded: boolean): string {
  const { plump } = look.build
  const middle = legLine(joints)
  const dim = (colour: string) => (shaded ? shade(colour, 0.14) : colour)
  const bare = shape(taper(middle, 47 * plump, 24 * plump), dim(look.skin))
  const foot = drawFoot(look, outfit, joints, pose, dim)
  const shorts = outfit.legs === 'shorts'
  if (shorts && Math.abs(pose.thigh - pose.shin) > 100) {
    // The shin of a folded leg is drawn in front of the thigh and its cloth.
    const thigh = shape(taper(stretch(middle, 0, 0.52), 54 * plump, 44 * plump), dim(outfit.bottom))
    return thigh + shape(taper(stretch(middle, 0.5, 1), 37 * plump, 25 * plump), dim(look.skin)) + foot
  }
  const end = shorts ? 0.44 : outfit.shoes === 'boots' ? 0.86 : 0.95
  const width = (share: number) => (54 + (shorts ? 4 : -20 * end) * share) * plump
  const along = stretch(middle, 0, end)
  const edge = line(polyEdge(along, (shorts ? 52 : 31) * plump), alpha(shade(outfit.bottom, 0.6), 0.28), 5)
  const cloth = outfit.legs === 'bare' ? '' : shape(tube(along, width, true), dim(outfit.bottom)) + edge
  return bare + (outfit.shoes === 'boots' ? cloth + foot : foot + cloth)
}

function drawFoot(
  look: Look,
  outfit: Outfit,
  joints: LegJoints,
  pose: LegPose,
  dim: (colour: string) => string,
): string {
  const { plump } = look.build
  const length = 0.45 + 0.55 * Math.abs(pose.toe)
  const outline = 'M-34 -4C-36 14 -38 26 -32 33C-4 35 40 36 66 33C82 30 80 12 62 4C44 -2 30 -10 26 -22L-28 -22Z'
  const barefoot = outfit.shoes === 'barefoot'
  const sandals = outfit.shoes === 'sandals'
  const colour = dim(barefoot || sandals ? look.skin : outfit.shoe)
  const sole = shape(
    'M-34 24C-10 28 50 27 76 23C78 31 72 35 64 35L-28 35C-34 34 -35 30 -34 24Z',
    dim(sandals ? outfit.shoe : shade(outfit.shoe, 0.35)),
  )
  const toes = line('M52 22q8 -6 16 0M60 14q7 -3 12 3', alpha(shade(look.skin, 0.5), 0.5), 3.5)
  const straps = line('M2 -12Q22 4 14 26M36 4Q46 14 42 26', dim(outfit.shoe), 10)
  const lace = line('M22 -6q12 2 18 10', alpha(tint(outfit.shoe, 0.6), 0.8), 5)
  const shaft = outfit.shoes === 'boots' ? shaftOf(joints, dim(outfit.shoe), plump) : ''
  const drawing =
    shape(outline, colour) + (barefoot ? toes : sole + (sandals ? straps : outfit.shoes === 'shoes' ? lace : ''))
  return (
    shaft +
    place(
      `<g transform="scale(${n(length * 10) === '10' ? 1 : length.toFixed(2)} 1)">${drawing}</g>`,
      joints.ankle[0],
      joints.ankle[1],
      {
        scale: plump * (ANKLE / 35),
        turn: pose.toe >= 0 ? pose.pitch : -pose.pitch,
        mirrored: pose.toe < 0,
      },
    )
  )
}

function shaftOf(joints: LegJoints, colour: string, plump: number): string {
  const along = stretch(legLine(joints), 0.98, 0.72)
  const rim = stretch(legLine(joints), 0.76, 0.74)
  return (
    shape(
      tube(along, share => (31 + 9 * share) * plump, true),
      colour,
    ) + line(polyEdge(rim, 36 * plump), tint(colour, 0.3), 11)
  )
}

/** The hips that join both legs. */
export function drawHips(look: Look, outfit: Outfit, pelvis: Point, lean: number): string {
  const { hip, plump } = look.build
  const colour = outfit.legs === 'bare' ? shade(outfit.skirt ?? outfit.top, 0.25) : outfit.bottom
  return ellipse(pelvis[0], pelvis[1] - 12, hip * 0.98, 50 * plump, colour, lean)
}
