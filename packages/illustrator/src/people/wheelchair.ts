import { type Frame, inFrame, turn } from '../space/frame.ts'
import { add, cos, sin, times, type Vec3 } from '../space/vec3.ts'
import type { Body } from './body.ts'
import { leg, type Pose } from './pose-parts.ts'

/**
 * An active wheelchair, built to fit a body: large wheels that lean inward, small casters under the knees, a low back. Lengths
 * are in world units; places are relative to the pelvis of whoever sits in it: to the side, up and forward.
 */

/** Degrees by which the tops of the wheels lean inward. */
const CAMBER = 3

export const IN_WHEELCHAIR: Pick<Pose, 'leftLeg' | 'rightLeg' | 'inWheelchair'> = {
  leftLeg: leg(84, 13, 4, -4),
  rightLeg: leg(84, 13, 4, -4),
  inWheelchair: true,
}

export interface Wheel {
  hub: Vec3
  radius: number
  /** Directions in the plane of the wheel, and of its axle away from the body. */
  up: Vec3
  forward: Vec3
  outward: Vec3
}

export interface WheelchairSize {
  /** Height of the pelvis above the ground. */
  pelvis: number
  /** Height of the seat, relative to the pelvis. */
  seat: number
  /** Half the distance of the rails of the seat. */
  rail: number
  /** Half the distance of the hubs, and the radii of wheels and casters. */
  track: number
  wheel: number
  caster: number
  /** Where the casters are, how far the seat reaches, and the middle of the footplate. */
  casterAhead: number
  seatEnd: number
  footplate: { up: number; forward: number }
  /** Height and distance of the upper edge of the back. */
  back: { up: number; behind: number }
}

export function wheelchairSize(body: Body): WheelchairSize {
  const { thigh, shin, hip, ankle } = body
  const sole = thigh * 0.1 + shin * 0.97 + ankle
  const pelvis = sole + shin * 0.12 + 14
  const seat = -hip * 0.62
  const rail = Math.max(hip * 0.52 + body.thighRadius, hip) * 1.07
  const wheel = Math.max((pelvis + seat) * 0.8, body.torso * 0.59)
  return {
    pelvis,
    seat,
    rail,
    track: rail + wheel * sin(CAMBER) + 14,
    wheel,
    caster: wheel * 0.25,
    casterAhead: thigh * 0.74,
    seatEnd: thigh * 0.84,
    footplate: { up: -sole - 4, forward: thigh + shin * 0.22 + body.foot * 0.22 },
    back: { up: body.torso * 0.34, behind: hip * 0.92 + 14 },
  }
}

/** The large wheel on the body's left (1) or right (-1). */
export function wheelOf(size: WheelchairSize, hips: Frame, pelvis: Vec3, side: 1 | -1): Wheel {
  const { up, side: outward, forward } = turn(hips, { roll: -side * CAMBER })
  return {
    hub: add(pelvis, inFrame(hips, [side * size.track, size.wheel - size.pelvis, 0])),
    radius: size.wheel,
    up,
    forward,
    outward: times(outward, side),
  }
}

export function casterOf(size: WheelchairSize, hips: Frame, pelvis: Vec3, side: 1 | -1): Wheel {
  return {
    hub: add(pelvis, inFrame(hips, [side * size.rail * 0.94, size.caster - size.pelvis, size.casterAhead])),
    radius: size.caster,
    up: hips.up,
    forward: hips.forward,
    outward: times(hips.side, side),
  }
}

/** A point of a wheel: degrees forward from its top. */
export const onWheel = ({ hub, radius, up, forward, outward }: Wheel, degrees: number, share = 1, out = 0): Vec3 =>
  add(
    add(hub, times(outward, out)),
    add(times(up, radius * share * cos(degrees)), times(forward, radius * share * sin(degrees))),
  )

/** The rim by which a wheel is pushed: its share of the radius, and its distance from the plane of the wheel. */
export const HAND_RIM = { share: 0.86, out: 11 }

export const onHandRim = (wheel: Wheel, degrees: number): Vec3 =>
  onWheel(wheel, degrees, HAND_RIM.share + 0.06, HAND_RIM.out + 4)

/** The lowest y of the wheels. */
export function lowestOfWheelchair(body: Body, hips: Frame, pelvis: Vec3): number {
  const size = wheelchairSize(body)
  const wheels = ([1, -1] as const).flatMap(side => [
    wheelOf(size, hips, pelvis, side),
    casterOf(size, hips, pelvis, side),
  ])
  return Math.min(...wheels.map(({ hub, radius, up, forward }) => hub[1] - radius * Math.hypot(up[1], forward[1])))
}
