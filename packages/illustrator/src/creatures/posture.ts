import { shade } from '../canvas/colour.ts'
import { FACING_VIEWER, type Frame, turn } from '../space/frame.ts'
import { degreesOf, type Vec3 } from '../space/vec3.ts'
import type { Pose, Role } from './acting.ts'
import type { HeadPlace, HeadSpec } from './head.ts'

/** How a soft body holds itself. */
export interface Posture {
  pitch: number
  roll: number
  /** How much arms, claws or tentacles are raised. */
  arms: number
  /** How much of the legs shows. */
  low: number
  lift: number
  hovers: boolean
}

const REST: Posture = { pitch: 0, roll: 0, arms: 0, low: 0, lift: 0, hovers: false }

const POSTURES: Record<Pose, Partial<Posture>> = {
  stand: {},
  proud: { pitch: 12, arms: 0.4 },
  walk: { roll: 5, arms: 0.1 },
  run: { roll: -8, pitch: -6, arms: 0.3 },
  jump: { pitch: 10, lift: 60, arms: 0.6 },
  sit: { low: 0.5, arms: 0.1 },
  wave: { arms: 0.8, roll: -4 },
  lie: { low: 0.8, arms: -0.4 },
  curl: { low: 1, arms: -0.6, roll: 6 },
  cower: { low: 1, arms: 0.3, pitch: -10 },
  sniff: { pitch: -16, arms: -0.3 },
  tug: { pitch: 16, arms: 0.2, roll: 4 },
  push: { pitch: -14, arms: 0.2 },
  crouch: { low: 0.6, arms: -0.2 },
  creep: { low: 0.3, roll: 6 },
  rear: { pitch: 14, arms: 1, lift: 10 },
  dance: { roll: 14, arms: 0.8 },
  climb: { pitch: 24, arms: 0.6 },
  snuggle: { roll: -12, low: 0.4, arms: 0.3 },
  fly: { hovers: true, arms: 0.5, pitch: 14 },
  swim: { hovers: true, arms: -0.2, pitch: 20 },
  float: { hovers: true, arms: 0.1 },
  bow: { pitch: -20, arms: -0.2 },
  tumble: { roll: 170, arms: 0.2 },
  startle: { arms: 0.9, lift: 26, pitch: 8 },
  droop: { low: 0.5, arms: -0.5, pitch: -10 },
  point: { arms: 0.5, pitch: 4 },
  carry: { arms: 0.6 },
}

export const postureOf = ({ pose }: Role): Posture => ({ ...REST, ...POSTURES[pose] })

/** Faces of animals that turn with their whole body. */
export function headOf(role: Role, at: Vec3, size: number, { pitch, roll }: Posture): HeadPlace {
  const frame = turn(turn(role.body, { yaw: role.head.yaw }), {
    pitch: role.head.pitch * 0.6 + pitch,
    roll: role.head.roll + roll,
  })
  return { at, frame, size }
}

/** A head that is all face. */
export const faceOnly = (
  size: number,
  coat: string,
  eyes: { azimuth: number; elevation: number; size?: number },
  skull: Vec3 = [1, 1, 1],
): HeadSpec => ({
  size,
  coat,
  skull,
  snout: [],
  eyes: { size: 0.27, ...eyes, lid: coat, brow: shade(coat, 0.4) },
  mouth: { elevation: eyes.elevation - 32, width: 32 },
  ears: [],
})

/** Round beings are all face: they turn away from the viewer less than animals do. */
export function openFrame({ body, head }: Role): Frame {
  const yaw = degreesOf(body.forward[0], -body.forward[2]) + head.yaw
  return turn(FACING_VIEWER, { yaw: Math.abs(yaw) < 100 ? yaw * 0.62 : yaw })
}
