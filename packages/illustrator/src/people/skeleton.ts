import { FACING_VIEWER, type Frame, inFrame, toFrame, turn } from '../space/frame.ts'
import { add, cos, degreesOf, dot, lengthOf, sin, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import type { Body } from './body.ts'
import type { Arm, Leg, Skeleton } from './bones.ts'
import { clearOfFace } from './clear-face.ts'
import { openFace } from './open-face.ts'
import type { ArmPose, LegPose, Pose } from './pose-parts.ts'
import { isArmSeen, shownArm } from './shown-arm.ts'
import { lowestOfWheelchair, onHandRim, wheelchairSize, wheelOf } from './wheelchair.ts'

export interface Placing {
  /** The point below the body on which it stands, sits or lies. */
  at: Vec3
  /** Degrees: 0 faces the viewer, 90 the right of the picture, 180 away. */
  yaw: number
  /** Height of a seat above `at`; the hips rest on it, whatever the feet do. */
  seat?: number | undefined
  /** World positions for the palms, which replace the arms of the pose. */
  reach?: { left?: Vec3 | undefined; right?: Vec3 | undefined } | undefined
  /** World position that the head turns to. */
  gaze?: Vec3 | undefined
  /** The view in which the face is open and no arm hides it. */
  view?: View | undefined
}

const WAIST = 0.42
/** Furthest turns of a head against the chest, in degrees. */
const MAX_YAW = 72
const MAX_PITCH = 50
/**
 * Furthest that a face is lowered to look at something and in a pose, in degrees against the horizon, so that its chin is
 * clear of the chest.
 */
const MAX_LOWERED = 20
const MAX_BOWED = 28

const limb = ([raised, outward]: readonly [number, number], side: 1 | -1): Vec3 => [
  side * sin(raised) * sin(outward),
  -cos(raised),
  sin(raised) * cos(outward),
]

const thighDirection = ([forward, outward]: readonly [number, number], side: 1 | -1): Vec3 => [
  side * sin(outward),
  -cos(forward) * cos(outward),
  sin(forward) * cos(outward),
]

/** The joint between two ends, bent towards `hint`. An end out of reach is approached as far as possible. */
function bendTo(from: Vec3, to: Vec3, upper: number, lower: number, hint: Vec3): { joint: Vec3; end: Vec3 } {
  const direction = unit(subtract(to, from))
  const span = Math.max(Math.abs(upper - lower) + 1, Math.min(lengthOf(subtract(to, from)), (upper + lower) * 0.998))
  const along = (upper * upper + span * span - lower * lower) / (2 * span)
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along))
  const across = subtract(hint, times(direction, dot(hint, direction)))
  const joint = add(add(from, times(direction, along)), times(unit(across), aside))
  return { joint, end: add(from, times(direction, span)) }
}

/** What an arm is attached to and can touch. */
interface Upper {
  chest: Frame
  neck: Vec3
  skull: Frame
  head: Vec3
  hips: Frame
  pelvis: Vec3
  /** Direction to the viewer. */
  viewer: Vec3 | undefined
}

/** Share of a forearm that there is of a short one. */
const SHORT_FOREARM = 0.5

interface ArmOptions {
  side: 1 | -1
  reach: Vec3 | undefined
  /** It ends below the elbow. */
  short: boolean
}

function poseArm(body: Body, pose: ArmPose, upper: Upper, { side, reach, short }: ArmOptions): Arm {
  const { chest, neck } = upper
  const foreArm = short ? body.foreArm * SHORT_FOREARM : body.foreArm
  const hand = short ? 0 : body.hand
  const shoulder = add(neck, inFrame(chest, [side * body.shoulder * 0.9, -body.torso * 0.1, 0]))
  const target = reach ?? handTarget(body, pose, upper, side)
  if (target) {
    const [x, y, z] = elbowOf(pose)
    const hint = inFrame(chest, [side * x, y, z])
    const reachLength = foreArm + hand * 0.45
    const { joint, end } = bendTo(shoulder, target, body.upperArm, reachLength, hint)
    const fore = unit(subtract(end, joint))
    return { shoulder, elbow: joint, wrist: add(joint, times(fore, foreArm)), palm: end }
  }
  if (!('upper' in pose.bend)) throw new Error('A hand without a target')
  const elbow = add(shoulder, times(inFrame(chest, limb(pose.bend.upper, side)), body.upperArm))
  const fore = inFrame(chest, limb(pose.bend.fore, side))
  const wrist = add(elbow, times(fore, foreArm))
  return { shoulder, elbow, wrist, palm: add(wrist, times(fore, hand * 0.45)) }
}

/** Direction of the elbow: it hangs below a hand before the face, so that the forearm doesn't cross it. */
function elbowOf({ bend, over }: ArmPose): Vec3 {
  if (over === 'face') return [1.2, -0.8, 0]
  return 'onHead' in bend && bend.onHead[2] > 0.5 ? [0.4, -1, 0.1] : [0.7, -1, -0.35]
}

function handTarget(
  body: Body,
  { bend, over }: ArmPose,
  { chest, neck, skull, head, hips, pelvis, viewer }: Upper,
  side: 1 | -1,
): Vec3 | undefined {
  if ('onRim' in bend) return onHandRim(wheelOf(wheelchairSize(body), hips, pelvis, side), bend.onRim)
  if ('onHead' in bend) {
    const [across, up, forward] = bend.onHead
    // From below, what is before the mouth is seen higher, and from above lower: a hand stays where the mouth is seen.
    const [, above, ahead] = viewer && over === 'mouth' ? toFrame(skull, viewer) : [0, 0, 1]
    const rise = (forward * above) / Math.max(0.5, ahead)
    return add(head, times(inFrame(skull, [side * across, up + rise, forward]), body.head / 2))
  }
  if (!('to' in bend)) return undefined
  const [across, up, forward] = bend.to
  return add(neck, inFrame(chest, [side * across * body.shoulder, (up - 1) * body.torso, forward * body.shoulder]))
}

function poseLeg(body: Body, pose: LegPose, hips: Frame, pelvis: Vec3, side: 1 | -1): Leg {
  const hip = add(pelvis, inFrame(hips, [side * body.hip * 0.52, 0, 0]))
  const knee = add(hip, times(inFrame(hips, thighDirection(pose.thigh, side)), body.thigh))
  const shin = inFrame(hips, thighDirection(pose.shin, side))
  const ankle = add(knee, times(shin, body.shin))
  // The foot is at a right angle to the shin, or flat on the ground if the leg is nearly straight.
  const ahead = unit(subtract(hips.forward, times(shin, dot(hips.forward, shin))))
  const { toe = 0 } = pose
  return { hip, knee, ankle, toe: unit(add(times(ahead, cos(toe)), times(shin, sin(toe)))) }
}

/** The angles that turn the head towards `gaze`, as far as a neck allows. */
function lookAt(chest: Frame, head: Vec3, gaze: Vec3): { yaw: number; pitch: number } {
  const direction = subtract(gaze, head)
  const [side, up, forward] = [dot(direction, chest.side), dot(direction, chest.up), dot(direction, chest.forward)]
  // What is overhead is ahead of whoever bends.
  const yaw = (Math.atan2(side, Math.max(forward, up * 0.5)) * 180) / Math.PI
  const pitch = (Math.atan2(up, Math.hypot(side, forward)) * 180) / Math.PI
  const clamp = (value: number, max: number, min = -max) => Math.max(min, Math.min(max, value))
  // Whoever bends forward raises the head; whoever lies does not.
  const lean = (Math.asin(Math.max(-1, Math.min(1, chest.forward[1]))) * 180) / Math.PI
  const lowest = chest.up[1] > 0.2 ? clamp(-MAX_LOWERED - lean, MAX_PITCH) : -MAX_PITCH
  // The eyes do the rest, so that faces stay visible.
  return { yaw: clamp(yaw * 0.86, MAX_YAW), pitch: clamp(pitch * (pitch < 0 ? 0.45 : 0.54), MAX_PITCH, lowest) }
}

/** Whoever bends keeps the face up. */
function raised(skull: Frame, chest: Frame): Frame {
  const lowered = -degreesOf(skull.forward[1], Math.hypot(skull.forward[0], skull.forward[2]))
  return chest.up[1] > 0.2 && lowered > MAX_BOWED ? turn(skull, { pitch: lowered - MAX_BOWED }) : skull
}

function build(body: Body, pose: Pose, pelvis: Vec3, { yaw, reach, gaze, view }: Placing): Skeleton {
  const hips = turn(turn(FACING_VIEWER, { yaw }), pose.body ?? {})
  const chest = turn(hips, pose.chest ?? {})
  const waist = add(pelvis, times(hips.up, body.torso * WAIST))
  const neck = add(waist, times(chest.up, body.torso * (1 - WAIST)))
  const rest = pose.head ?? {}
  const rough = add(neck, times(chest.up, body.neck + body.head / 2))
  const turned = gaze
    ? turn(chest, { roll: rest.roll ?? 0, ...lookAt(chest, rough, gaze) })
    : raised(turn(chest, rest), chest)
  const viewer = view && times(view.frame.forward, -1)
  const skull = viewer ? openFace(turned, viewer) : turned
  const nod = unit(add(chest.up, skull.up))
  const head = add(add(neck, times(nod, body.neck)), times(skull.up, body.head / 2))
  const upper = { chest, neck, skull, head, hips, pelvis, viewer }
  const armOf = (arm: ArmPose, options: ArmOptions): Arm => {
    const posed = poseArm(body, arm, upper, options)
    if (!view) return posed
    const before = { body, view, waist, ...upper }
    const touches = options.reach !== undefined || 'onRim' in arm.bend
    const clear = clearOfFace(posed, arm, before, touches)
    if (!pose.shortArm || isArmSeen(clear, arm, before)) return clear
    // What is touched behind the own body matters less than that the arm is seen.
    return shownArm(poseArm(body, arm, upper, { ...options, reach: undefined }), arm, before)
  }
  return {
    pelvis,
    waist,
    neck,
    hips,
    chest,
    skull,
    head,
    left: armOf(pose.left, { side: 1, reach: reach?.left, short: pose.shortArm === 'left' }),
    right: armOf(pose.right, { side: -1, reach: reach?.right, short: pose.shortArm === 'right' }),
    leftLeg: poseLeg(body, pose.leftLeg, hips, pelvis, 1),
    rightLeg: poseLeg(body, pose.rightLeg, hips, pelvis, -1),
  }
}

/** The lowest point of a body, which touches the ground. */
function lowest(body: Body, pose: Pose, bones: Skeleton): number {
  if (pose.inWheelchair) return lowestOfWheelchair(body, bones.hips, bones.pelvis)
  const foot = ({ ankle, toe, knee }: Leg) => {
    const down = unit(subtract(ankle, knee))
    // A foot flat on the ground ends an ankle's height below its joint.
    const sole = ankle[1] - body.ankle * Math.max(0.6, Math.abs(down[1]))
    return Math.min(sole, ankle[1] + toe[1] * body.foot * 0.68 - body.ankle * 0.45, knee[1] - body.kneeRadius)
  }
  const points = [
    foot(bones.leftLeg),
    foot(bones.rightLeg),
    bones.pelvis[1] - body.hip * 0.62,
    bones.waist[1] - body.waist * 0.62,
    bones.neck[1] - body.chest * 0.5,
    bones.head[1] - body.head * 0.4,
    ...(pose.handsDown ? [bones.left.palm[1] - 8, bones.right.palm[1] - 8] : []),
  ]
  return Math.min(...points)
}

/** Places a body in a pose so that it rests on the ground, or on its seat. */
export function skeletonOf(body: Body, pose: Pose, placing: Placing): Skeleton {
  const { at, seat } = placing
  const start = build(body, pose, at, { ...placing, reach: undefined, gaze: undefined })
  const rise =
    seat === undefined ? at[1] - lowest(body, pose, start) + (pose.lift ?? 0) * body.stature : seat + body.hip * 0.62
  return build(body, pose, [at[0], at[1] + rise, at[2]], placing)
}
