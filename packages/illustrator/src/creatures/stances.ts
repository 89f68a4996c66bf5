import type { Pose } from './acting.ts'

/** How far a foot is in front of its joint, and above the ground or, for free legs, above the joint; in lengths of a leg. */
type Foot = readonly [forward: number, up: number]

/** A pose of an animal with four legs. Heights are in lengths of a leg. */
export interface Stance {
  hips: number
  shoulders: number
  /** Degrees by which the spine rises to the front; otherwise it follows from the heights. */
  pitch?: number
  /** Front left, front right, hind left, hind right. */
  feet: readonly [Foot, Foot, Foot, Foot]
  /** Front feet are relative to the shoulders. */
  free?: readonly [left: boolean, right: boolean]
  /** Legs that lie on the ground. */
  folded?: 'hind' | 'fore' | 'all'
  /** Elbows bend backwards and knees forwards, close to the body. */
  tucked?: boolean
  /** Above the ground. */
  raise?: number
  /** Degrees added to neck, head and tail. */
  neck?: number
  /** How much a long neck bends, against its usual bend of 1. */
  bend?: number
  head?: number
  tail?: number
  /** Degrees by which the body is curled up towards the viewer. */
  curl?: number
  /** How much the back is arched. */
  arch?: number
  /** Not on the ground. */
  hovers?: boolean
}

/** Forward and up of each foot: front left, front right, hind left, hind right. */
export const feet = (...[a, b, c, d, e, f, g, h]: readonly [...Foot, ...Foot, ...Foot, ...Foot]): Stance['feet'] => [
  [a, b],
  [c, d],
  [e, f],
  [g, h],
]

const STAND: Stance = {
  hips: 1,
  shoulders: 1,
  feet: feet(0.1, 0, -0.04, 0, -0.12, 0, 0.04, 0),
}
const SIT: Stance = {
  ...STAND,
  hips: 0.44,
  shoulders: 1.06,
  folded: 'hind',
  neck: 4,
  tail: -30,
  feet: feet(0.1, 0, 0, 0, 0, 0, 0, 0),
}

export const STANCES: Record<Pose, Stance> = {
  stand: STAND,
  proud: { ...STAND, shoulders: 1.05, neck: 16, tail: 14 },
  walk: {
    hips: 1,
    shoulders: 0.99,
    feet: feet(-0.3, 0.08, 0.36, 0, 0.3, 0, -0.36, 0.05),
    neck: -4,
  },
  run: {
    hips: 1,
    shoulders: 1.04,
    feet: feet(0.62, 0.4, 0.86, 0.3, -0.66, 0.14, -0.88, 0.26),
    raise: 0.16,
    neck: -16,
    tail: 24,
  },
  jump: {
    hips: 0.95,
    shoulders: 1.4,
    feet: feet(0.5, 0.74, 0.68, 0.66, -0.42, 0.02, -0.6, 0),
    raise: 0.5,
    neck: 2,
    tail: -18,
  },
  sit: SIT,
  wave: {
    ...SIT,
    free: [false, true],
    feet: feet(0.06, 0, 0.52, 0.06, 0, 0, 0, 0),
  },
  lie: {
    ...STAND,
    hips: 0.4,
    shoulders: 0.44,
    folded: 'all',
    neck: 8,
    tail: -34,
  },
  curl: { ...STAND, hips: 0.4, shoulders: 0.36, folded: 'all', curl: 58, neck: -58, head: -8, tail: -30 },
  cower: { ...STAND, hips: 0.44, shoulders: 0.34, folded: 'all', neck: -46, head: -4, tail: -40 },
  sniff: {
    hips: 1,
    shoulders: 0.8,
    feet: feet(0.34, 0, -0.02, 0, -0.12, 0, 0.1, 0),
    neck: -86,
    head: -26,
    tail: 10,
  },
  tug: {
    hips: 0.66,
    shoulders: 0.78,
    feet: feet(0.66, 0, 0.5, 0, 0.42, 0, 0.24, 0),
    neck: -30,
    head: 6,
    tail: -10,
  },
  push: {
    hips: 0.96,
    shoulders: 0.8,
    feet: feet(-0.12, 0, -0.34, 0, -0.5, 0, -0.3, 0),
    neck: -42,
    head: -8,
    tail: 16,
  },
  crouch: {
    hips: 0.6,
    shoulders: 0.5,
    tucked: true,
    feet: feet(0.24, 0, 0.14, 0, 0.12, 0, 0, 0),
    neck: -22,
    tail: -20,
  },
  creep: {
    hips: 0.76,
    shoulders: 0.7,
    tucked: true,
    feet: feet(0.46, 0.14, -0.1, 0, -0.2, 0, 0.24, 0),
    neck: -26,
    tail: 4,
  },
  rear: {
    hips: 0.94,
    shoulders: 1,
    pitch: 58,
    free: [true, true],
    feet: feet(0.6, -0.26, 0.66, 0, 0.14, 0, -0.04, 0),
    neck: -14,
    tail: 10,
  },
  dance: {
    hips: 0.96,
    shoulders: 1,
    pitch: 66,
    free: [true, true],
    feet: feet(0.52, 0.2, 0.34, -0.66, 0.44, 0.3, 0.02, 0),
    neck: -20,
    tail: 20,
  },
  climb: {
    hips: 0.92,
    shoulders: 1,
    pitch: 54,
    free: [true, true],
    feet: feet(0.5, 0.42, 0.66, 0.2, 0, 0, -0.16, 0),
    neck: 4,
    tail: -20,
  },
  snuggle: { ...SIT, shoulders: 1, neck: -18, head: -8, tail: -24 },
  fly: {
    hips: 1,
    shoulders: 1.22,
    feet: feet(0.6, 0.62, 0.4, 0.46, -0.6, 0.22, -0.84, 0.34),
    neck: -4,
    tail: 22,
    hovers: true,
  },
  swim: {
    hips: 0.9,
    shoulders: 1.1,
    feet: feet(0.62, 0.5, 0.02, 0.36, -0.56, 0.36, -0.1, 0.2),
    neck: 10,
    tail: -6,
    hovers: true,
  },
  float: {
    hips: 1,
    shoulders: 1.12,
    feet: feet(0.3, 0.42, 0.14, 0.3, 0.1, 0.24, -0.16, 0.14),
    neck: 6,
    tail: 6,
    hovers: true,
  },
  bow: {
    hips: 1,
    shoulders: 0.44,
    folded: 'fore',
    feet: feet(0.6, 0, 0.5, 0, -0.1, 0, 0.06, 0),
    neck: 8,
    tail: 26,
  },
  tumble: {
    hips: 1.5,
    shoulders: 0.86,
    feet: feet(0.6, 1, 0.76, 0.6, -0.5, 1.5, -0.4, 1.1),
    neck: -6,
    tail: 34,
    hovers: true,
  },
  startle: {
    hips: 1.06,
    shoulders: 1.1,
    arch: 0.34,
    feet: feet(0.36, 0, 0.24, 0, -0.24, 0, -0.38, 0),
    raise: 0.16,
    neck: 14,
    tail: 34,
  },
  droop: { ...STAND, hips: 0.97, shoulders: 0.9, neck: -58, head: -14, tail: -30 },
  point: {
    ...STAND,
    feet: feet(0.08, 0, 0.34, 0.44, -0.16, 0, 0.06, 0),
    neck: 2,
    tail: 10,
  },
  carry: {
    hips: 1,
    shoulders: 1.02,
    feet: feet(0.26, 0, -0.18, 0.06, -0.24, 0, 0.2, 0),
    neck: 10,
    tail: 16,
  },
}
