import type { Vec3 } from '../space/vec3.ts'
import type { Pose } from './acting.ts'

/** Directions of the hands (outwards, upwards, forwards) from the shoulders; legs: lift and step of each foot. */
export interface RobotPose {
  hands: readonly [left: Vec3, right: Vec3]
  feet: readonly [left: number, right: number]
  sits?: boolean
}

const DOWN: Vec3 = [0.4, -0.9, 0.1]
const UP: Vec3 = [0.5, 0.9, 0.1]
const AHEAD: Vec3 = [0.1, 0, 1]
const WIDE: Vec3 = [0.9, 0.2, 0.2]
const FACE: Vec3 = [-0.1, 0.6, 0.8]
export const REST: RobotPose = { hands: [DOWN, DOWN], feet: [0, 0] }

export const ROBOT_POSES: Partial<Record<Pose, RobotPose>> = {
  proud: {
    ...REST,
    hands: [
      [0.6, -0.5, -0.2],
      [0.6, -0.5, -0.2],
    ],
  },
  walk: {
    hands: [
      [0.3, -0.8, 0.5],
      [0.3, -0.8, -0.5],
    ],
    feet: [-0.35, 0.4],
  },
  run: {
    hands: [
      [0.3, -0.4, 0.8],
      [0.3, -0.5, -0.7],
    ],
    feet: [-0.7, 0.7],
  },
  jump: { hands: [UP, UP], feet: [0.3, 0.3] },
  sit: {
    ...REST,
    hands: [
      [0.4, -0.6, 0.7],
      [0.4, -0.6, 0.7],
    ],
    sits: true,
  },
  wave: { ...REST, hands: [DOWN, UP] },
  lie: {
    hands: [
      [0.6, -0.4, 0.4],
      [0.6, -0.4, 0.4],
    ],
    feet: [0, 0],
    sits: true,
  },
  curl: {
    hands: [
      [0.1, -0.6, 0.8],
      [0.1, -0.6, 0.8],
    ],
    feet: [0, 0],
    sits: true,
  },
  cower: { hands: [FACE, FACE], feet: [0, 0], sits: true },
  sniff: {
    hands: [
      [0.2, -0.8, 0.6],
      [0.1, -0.7, 0.9],
    ],
    feet: [-0.2, 0.3],
  },
  tug: { hands: [AHEAD, AHEAD], feet: [0.5, 0.2] },
  push: { hands: [AHEAD, AHEAD], feet: [-0.5, -0.1] },
  creep: { hands: [WIDE, WIDE], feet: [0.4, -0.3] },
  rear: { hands: [UP, UP], feet: [-0.2, 0.2] },
  dance: { hands: [UP, [0.8, -0.3, 0.3]], feet: [0.5, 0] },
  climb: {
    hands: [
      [0.2, 0.9, 0.5],
      [0.3, 0.4, 0.8],
    ],
    feet: [0.5, -0.1],
  },
  snuggle: {
    hands: [
      [-0.3, 0, 0.9],
      [-0.3, -0.1, 0.9],
    ],
    feet: [0, 0],
  },
  fly: {
    hands: [
      [0.2, 0.5, 0.9],
      [0.2, 0.5, 0.9],
    ],
    feet: [-0.6, -0.8],
  },
  swim: { hands: [AHEAD, [0.4, 0, -0.8]], feet: [-0.6, -0.2] },
  float: { hands: [WIDE, WIDE], feet: [0.2, -0.2] },
  bow: {
    hands: [
      [-0.2, -0.3, 0.8],
      [-0.2, -0.3, 0.8],
    ],
    feet: [0, 0],
  },
  tumble: { hands: [UP, WIDE], feet: [0.6, -0.5] },
  startle: {
    hands: [
      [0.7, 0.7, 0.2],
      [0.7, 0.7, 0.2],
    ],
    feet: [-0.2, 0.2],
  },
  droop: {
    hands: [
      [0.1, -1, 0.2],
      [0.1, -1, 0.2],
    ],
    feet: [0, 0],
  },
  point: { ...REST, hands: [DOWN, [0.3, 0.1, 1]] },
  carry: {
    hands: [
      [-0.2, -0.2, 0.9],
      [-0.2, -0.2, 0.9],
    ],
    feet: [-0.2, 0.2],
  },
}
