import { add, cos, degreesOf, dot, sin, times, type Vec3 } from './vec3.ts'

/** The orientation of a body or of one of its parts, as three directions at right angles. */
export interface Frame {
  /** To the body's own left: to the right of the picture if it faces the viewer. */
  side: Vec3
  up: Vec3
  forward: Vec3
}

/** Upright, facing the viewer. */
export const FACING_VIEWER: Frame = { side: [1, 0, 0], up: [0, 1, 0], forward: [0, 0, -1] }

const blend = (a: Vec3, b: Vec3, degrees: number): Vec3 => add(times(a, cos(degrees)), times(b, sin(degrees)))

/** Angles in degrees, about the frame's own axes, in this order. */
export interface Turn {
  /** About `up`: positive turns to the body's left. */
  yaw?: number
  /** About `side`: positive leans back and looks up. */
  pitch?: number
  /** About `forward`: positive tilts to the body's left. */
  roll?: number
}

export function turn({ side, up, forward }: Frame, { yaw = 0, pitch = 0, roll = 0 }: Turn): Frame {
  const side1 = blend(side, times(forward, -1), yaw)
  const forward1 = blend(forward, side, yaw)
  const forward2 = blend(forward1, up, pitch)
  const up2 = blend(up, times(forward1, -1), pitch)
  return { side: blend(side1, times(up2, -1), roll), up: blend(up2, side1, roll), forward: forward2 }
}

/** A local direction (side, up, forward) in the world. */
export const inFrame = (frame: Frame, [side, up, forward]: Vec3): Vec3 =>
  add(add(times(frame.side, side), times(frame.up, up)), times(frame.forward, forward))

/** A world direction in the frame: (side, up, forward). */
export const toFrame = (frame: Frame, world: Vec3): Vec3 => [
  dot(world, frame.side),
  dot(world, frame.up),
  dot(world, frame.forward),
]

/** Yaw and pitch that turn `frame` towards a world direction. */
export function aim(frame: Frame, direction: Vec3): { yaw: number; pitch: number } {
  const [side, up, forward] = toFrame(frame, direction)
  return { yaw: degreesOf(side, forward), pitch: degreesOf(up, Math.hypot(side, forward)) }
}
