import type { Action, Expression } from '@kahani/contracts/illustration'
import type { Point } from '../canvas/path.ts'

/**
 * A pose of a body that faces right. Angles are absolute: 0° is down, 90° right (forward), 180° up, negative backward.
 * `near` is the arm or leg at the left of the picture, drawn over the body; `far` is the one at the right.
 */
export type HandShape = 'rest' | 'open' | 'point' | 'grip'

export interface ArmPose {
  /** Angles, or a target for the wrist: across in shoulder widths, up the torso from 0 (hips) to 1 (neck). */
  bend: { upper: number; fore: number } | { to: Point; elbow: 1 | -1 }
  hand: HandShape
  /** Drawn in front of the body; with 'face', the lower half also in front of the face. */
  before?: 'body' | 'face'
}

export interface LegPose {
  thigh: number
  shin: number
  /** 1 for a foot in profile pointing right, -1 pointing left, values between for a foot seen from the front. */
  toe: number
  /** Downward rotation of the toes in degrees. */
  pitch: number
}

export interface Pose {
  lean: number
  tilt: number
  /** -1 looks left, 0 at the viewer, 1 right. */
  turn: number
  /** -1 looks down, 1 up. */
  nod: number
  near: ArmPose
  far: ArmPose
  nearLeg: LegPose
  farLeg: LegPose
  /** Height above the ground, in thousandths of the body's height. */
  lift: number
  /** Direction of loose hair and cloth: 0° hangs down, negative streams backward. */
  stream: number
}

const hanging: Pick<Pose, 'near' | 'far'> = {
  near: { bend: { upper: -17, fore: -9 }, hand: 'rest' },
  far: { bend: { upper: 19, fore: 12 }, hand: 'rest' },
}
const planted: Pick<Pose, 'nearLeg' | 'farLeg'> = {
  nearLeg: { thigh: -5, shin: -3, toe: -0.62, pitch: 0 },
  farLeg: { thigh: 6, shin: 4, toe: 0.78, pitch: 0 },
}
const upright: Pose = { lean: 0, tilt: 2, turn: 0.4, nod: 0, lift: 0, stream: 0, ...hanging, ...planted }
const onHip: ArmPose = { bend: { to: [-1.02, 0.24], elbow: 1 }, hand: 'grip', before: 'body' }

const POSES: Record<Exclude<Action, 'sleeping'>, Pose> = {
  standing: upright,
  walking: {
    ...upright,
    lean: 4,
    turn: 0.6,
    stream: -14,
    near: { bend: { upper: -30, fore: -4 }, hand: 'rest' },
    far: { bend: { upper: 32, fore: 62 }, hand: 'rest' },
    nearLeg: { thigh: 26, shin: 12, toe: 1, pitch: -8 },
    farLeg: { thigh: -14, shin: -42, toe: 1, pitch: 34 },
  },
  running: {
    ...upright,
    lean: 15,
    tilt: -4,
    turn: 0.65,
    stream: -48,
    lift: 16,
    near: { bend: { upper: -62, fore: 24 }, hand: 'grip' },
    far: { bend: { upper: 44, fore: 128 }, hand: 'grip' },
    nearLeg: { thigh: 58, shin: 8, toe: 1, pitch: -18 },
    farLeg: { thigh: -34, shin: -96, toe: 1, pitch: 82 },
  },
  jumping: {
    ...upright,
    lean: 3,
    tilt: -5,
    nod: 0.3,
    lift: 150,
    stream: -6,
    near: { bend: { upper: -128, fore: -150 }, hand: 'open' },
    far: { bend: { upper: 132, fore: 156 }, hand: 'open' },
    nearLeg: { thigh: -36, shin: -72, toe: -0.8, pitch: 30 },
    farLeg: { thigh: 44, shin: -30, toe: 0.9, pitch: 24 },
  },
  flying: {
    ...upright,
    lean: 58,
    tilt: 10,
    turn: 0.7,
    nod: 0.25,
    lift: 580,
    stream: -72,
    near: { bend: { upper: -66, fore: -74 }, hand: 'open' },
    far: { bend: { upper: 112, fore: 116 }, hand: 'grip' },
    nearLeg: { thigh: -58, shin: -66, toe: 1, pitch: 84 },
    farLeg: { thigh: -38, shin: -104, toe: 1, pitch: 108 },
  },
  swimming: {
    ...upright,
    lean: 68,
    tilt: 14,
    turn: 0.6,
    lift: 380,
    stream: -80,
    near: { bend: { upper: -4, fore: -44 }, hand: 'open' },
    far: { bend: { upper: 98, fore: 92 }, hand: 'open' },
    nearLeg: { thigh: -56, shin: -70, toe: 1, pitch: 88 },
    farLeg: { thigh: -82, shin: -98, toe: 1, pitch: 112 },
  },
  sitting: {
    ...upright,
    tilt: 3,
    near: { bend: { to: [-1.25, 0.2], elbow: 1 }, hand: 'rest', before: 'body' },
    far: { bend: { to: [1.2, 0.2], elbow: -1 }, hand: 'rest', before: 'body' },
    nearLeg: { thigh: -68, shin: 78, toe: 0.8, pitch: 8 },
    farLeg: { thigh: 68, shin: -80, toe: -0.8, pitch: 8 },
  },
  waving: {
    ...upright,
    tilt: 6,
    turn: 0.35,
    far: { bend: { upper: 106, fore: 150 }, hand: 'open', before: 'body' },
  },
  hugging: {
    ...upright,
    tilt: 9,
    turn: 0.45,
    nod: -0.35,
    near: { bend: { to: [0.62, 0.4], elbow: 1 }, hand: 'rest', before: 'body' },
    far: { bend: { to: [-0.42, 0.58], elbow: -1 }, hand: 'rest', before: 'body' },
  },
  pointing: {
    ...upright,
    turn: 0.7,
    nod: 0.25,
    near: onHip,
    far: { bend: { upper: 104, fore: 116 }, hand: 'point', before: 'body' },
  },
  holding: {
    ...upright,
    tilt: 4,
    turn: 0.35,
    nod: -0.3,
    near: { bend: { to: [-0.2, 0.5], elbow: 1 }, hand: 'grip', before: 'body' },
    far: { bend: { to: [0.62, 0.5], elbow: -1 }, hand: 'grip', before: 'body' },
  },
  'looking-up': {
    ...upright,
    lean: -3,
    tilt: -13,
    turn: 0.55,
    nod: 0.9,
    near: { bend: { upper: -34, fore: -18 }, hand: 'open' },
    far: { bend: { upper: 30, fore: 24 }, hand: 'open' },
  },
  reaching: {
    ...upright,
    lean: 7,
    tilt: -6,
    turn: 0.65,
    nod: 0.8,
    near: { bend: { upper: -38, fore: -62 }, hand: 'open' },
    far: { bend: { upper: 142, fore: 154 }, hand: 'open', before: 'body' },
    nearLeg: { thigh: -2, shin: -4, toe: 1, pitch: 38 },
    farLeg: { thigh: -10, shin: -54, toe: 1, pitch: 66 },
  },
  thinking: {
    ...upright,
    tilt: 7,
    turn: 0.5,
    nod: 0.5,
    near: { bend: { to: [0.5, 0.36], elbow: 1 }, hand: 'rest', before: 'body' },
    far: { bend: { to: [0.42, 1.0], elbow: -1 }, hand: 'grip', before: 'face' },
  },
}

/** The pose of an action, adjusted to the expression. */
export function poseFor(action: Exclude<Action, 'sleeping'>, expression: Expression): Pose {
  const pose = POSES[action]
  if (action === 'standing') {
    if (expression === 'brave' || expression === 'proud') {
      const far: ArmPose = { bend: { to: [1.0, 0.24], elbow: -1 }, hand: 'grip', before: 'body' }
      return { ...pose, near: onHip, far, nod: 0.25, tilt: 0 }
    }
    if (expression === 'worried') {
      const near: ArmPose = { bend: { to: [-0.1, 0.62], elbow: 1 }, hand: 'grip', before: 'body' }
      const far: ArmPose = { bend: { to: [0.32, 0.62], elbow: -1 }, hand: 'grip', before: 'body' }
      return { ...pose, near, far, nod: -0.15, tilt: 5 }
    }
    if (expression === 'surprised') {
      const near: ArmPose = { bend: { upper: -42, fore: -118 }, hand: 'open' }
      const far: ArmPose = { bend: { upper: 42, fore: 118 }, hand: 'open' }
      return { ...pose, near, far, lean: -4 }
    }
  }
  if (expression === 'sleepy') return { ...pose, nod: pose.nod - 0.25, tilt: pose.tilt + 6 }
  return pose
}
