import type { Turn } from '../space/frame.ts'
import type { Vec3 } from '../space/vec3.ts'

/** What poses of a body are made of. They are independent of its size and of the direction it faces. */

/**
 * A grip is around a thing, a fist around nothing; they are drawn alike. Joined hands point up the body instead of along the
 * arm.
 */
export type HandShape = 'rest' | 'open' | 'point' | 'grip' | 'fist' | 'joined'

/** Direction of a limb: degrees raised from hanging straight down, and degrees turned from the front to the body's outside. */
type LimbDirection = readonly [raised: number, outward: number]

export interface ArmPose {
  /**
   * Directions of upper and lower arm; or a place for the hand on the body: to the side in shoulder widths (positive is the
   * arm's own side), up the torso from 0 (hips) to 1 (neck), forward in shoulder widths; or a place at the head: to the arm's
   * side, up and forward from its centre, in head radii; or a place on the hand rim of a wheelchair, in degrees forward from
   * its top.
   */
  bend: { upper: LimbDirection; fore: LimbDirection } | { to: Vec3 } | { onHead: Vec3 } | { onRim: number }
  hand: HandShape
  /** What it covers on purpose; all other arms leave the face free. */
  over?: 'face' | 'mouth'
}

export interface LegPose {
  /** Degrees forward from straight down, and degrees outward. */
  thigh: readonly [forward: number, outward: number]
  shin: readonly [forward: number, outward: number]
  /** Degrees by which the toes point down. */
  toe?: number
}

export interface Pose {
  /** Turn of the whole body, about its hips. */
  body?: Turn
  /** Turn of the chest against the hips. A negative pitch bends forward. */
  chest?: Turn
  /** Turn of the head against the chest. */
  head?: Turn
  left: ArmPose
  right: ArmPose
  leftLeg: LegPose
  rightLeg: LegPose
  /** Height above the ground, in statures. */
  lift?: number
  /** The hands support the body, as on all fours. */
  handsDown?: boolean
  /** Degrees by which loose hair and cloth stream backward. */
  stream?: number
  /** The body sits in a wheelchair, which turns with its hips. */
  inWheelchair?: true
  /** A crutch: the arm that it is on, and whether the hand leans on it, has it across the lap, it is under the arm, or beside the body. */
  crutch?: { side: Side; use: 'leaning' | 'lap' | 'under-arm' | 'beside' }
  /** The arm that ends below its elbow. */
  shortArm?: Side | undefined
}

export type Side = 'left' | 'right'

export const HANGING: ArmPose = { bend: { upper: [13, 80], fore: [16, 40] }, hand: 'rest' }
const STRAIGHT: LegPose = { thigh: [0, 4], shin: [-3, 3] }
export const UPRIGHT: Pose = { left: HANGING, right: HANGING, leftLeg: STRAIGHT, rightLeg: STRAIGHT }

export const arm = (upper: LimbDirection, fore: LimbDirection, hand: HandShape = 'rest'): ArmPose => ({
  bend: { upper, fore },
  hand,
})
export const hand = (side: number, up: number, forward: number, shape: HandShape = 'rest'): ArmPose => ({
  bend: { to: [side, up, forward] },
  hand: shape,
})
export const atHead = (side: number, up: number, forward: number, shape: HandShape = 'rest'): ArmPose => ({
  bend: { onHead: [side, up, forward] },
  hand: shape,
})
export const onRim = (degrees: number): ArmPose => ({ bend: { onRim: degrees }, hand: 'grip' })
/** The hand leans on a crutch. */
export const LEANING_ARM: ArmPose = { bend: { upper: [16, 66], fore: [36, 24] }, hand: 'grip' }
/** The same of somebody who is low or sits. */
export const LEANING_LOW: ArmPose = hand(1.45, 0.4, 1.7, 'grip')
/** The hand has a crutch across the lap. */
export const LAP_ARM: ArmPose = hand(1.1, 0.24, 1.5, 'grip')
export const HOLDING_CRUTCH: ReadonlySet<ArmPose> = new Set([LEANING_ARM, LEANING_LOW, LAP_ARM])
export const over = (what: 'face' | 'mouth', pose: ArmPose): ArmPose => ({ ...pose, over: what })
export const leg = (thigh: number, shin: number, outward = 4, toe = 0): LegPose => ({
  thigh: [thigh, outward],
  shin: [shin, outward * 0.6],
  toe,
})

export const KNEELING: Pick<Pose, 'leftLeg' | 'rightLeg'> = {
  leftLeg: leg(14, -88, 8, 80),
  rightLeg: leg(14, -88, 8, 80),
}
export const SEATED: Pick<Pose, 'leftLeg' | 'rightLeg'> = { leftLeg: leg(84, 4, 9), rightLeg: leg(84, -2, 9) }
