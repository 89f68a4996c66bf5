import { distance, type Point, toward, turned } from '../canvas/path.ts'
import { ANKLE, type Build } from './build.ts'
import type { ArmPose, LegPose, Pose } from './pose.ts'

/** Joint positions of a posed body, in units of `Build`. (0, 0) is on the ground below it. */

export interface ArmJoints {
  shoulder: Point
  elbow: Point
  wrist: Point
  /** Direction of the lower arm in degrees. */
  angle: number
}

export interface LegJoints {
  hip: Point
  knee: Point
  ankle: Point
}

export interface Skeleton {
  lean: number
  pelvis: Point
  neck: Point
  head: Point
  headAngle: number
  near: ArmJoints
  far: ArmJoints
  nearLeg: LegJoints
  farLeg: LegJoints
}

const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
const angleTo = (from: Point, to: Point) => (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI

/** A point of the torso: `across` in units, `up` as a share of the torso's length. */
export function onTorso(build: Build, pelvis: Point, lean: number, across: number, up: number): Point {
  return add(pelvis, turned([across, -up * build.torso], lean))
}

/** Elbow or knee between two ends, by the law of cosines. A target out of reach is approached as far as possible. */
function jointBetween(from: Point, to: Point, upper: number, lower: number, side: 1 | -1): [Point, Point] {
  const span = Math.min(distance(from, to), (upper + lower) * 0.995)
  const heading = angleTo(from, to)
  const end = toward(from, heading, span)
  const cosine = (upper * upper + span * span - lower * lower) / (2 * upper * Math.max(span, 1))
  const inner = (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
  return [toward(from, heading - side * inner, upper), end]
}

function arm(build: Build, pose: ArmPose, shoulder: Point, torso: (across: number, up: number) => Point): ArmJoints {
  if ('upper' in pose.bend) {
    const elbow = toward(shoulder, pose.bend.upper, build.upperArm)
    return { shoulder, elbow, wrist: toward(elbow, pose.bend.fore, build.foreArm), angle: pose.bend.fore }
  }
  const target = torso(pose.bend.to[0] * build.shoulder, pose.bend.to[1])
  const [elbow, wrist] = jointBetween(shoulder, target, build.upperArm, build.foreArm, pose.bend.elbow)
  return { shoulder, elbow, wrist, angle: angleTo(elbow, wrist) }
}

function leg(build: Build, pose: LegPose, hip: Point): LegJoints {
  const knee = toward(hip, pose.thigh, build.thigh)
  return { hip, knee, ankle: toward(knee, pose.shin, build.shin) }
}

/** Extent of a foot below its ankle. */
const below = (pose: LegPose) => ANKLE + Math.sin((Math.min(90, Math.abs(pose.pitch)) * Math.PI) / 180) * 44

export function skeletonOf(build: Build, pose: Pose): Skeleton {
  const hips = (pelvis: Point): [Point, Point] => [
    onTorso(build, pelvis, pose.lean, -build.hip * 0.5, 0.03),
    onTorso(build, pelvis, pose.lean, build.hip * 0.46, 0.03),
  ]
  const [nearHip, farHip] = hips([0, 0])
  const lowest = Math.max(
    leg(build, pose.nearLeg, nearHip).ankle[1] + below(pose.nearLeg),
    leg(build, pose.farLeg, farHip).ankle[1] + below(pose.farLeg),
    build.torso * 0.14,
  )
  const pelvis: Point = [0, -lowest - pose.lift]
  const [near, far] = hips(pelvis)
  const torso = (across: number, up: number) => onTorso(build, pelvis, pose.lean, across, up)
  const neck = torso(0, 1)
  const headAngle = pose.lean * 0.28 + pose.tilt
  return {
    lean: pose.lean,
    pelvis,
    neck,
    headAngle,
    head: add(neck, turned([0, -build.neck - build.head * 0.49], pose.lean * 0.55 + pose.tilt)),
    near: arm(build, pose.near, torso(-build.shoulder * 0.86, 0.9), torso),
    far: arm(build, pose.far, torso(build.shoulder * 0.8, 0.9), torso),
    nearLeg: leg(build, pose.nearLeg, near),
    farLeg: leg(build, pose.farLeg, far),
  }
}
