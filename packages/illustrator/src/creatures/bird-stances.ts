import type { Pose } from './acting.ts'
import type { WingPose } from './wings.ts'

/** A pose of a bird. */
export interface BirdStance {
  /** Degrees added to the slant of the body. */
  tilt: number
  /** Length of the legs that shows, from 0 to 1, and how they are placed. */
  legs: number
  feet: 'both' | 'stride' | 'one' | 'trail'
  /** Degrees that the head is lowered by moving the neck. */
  neck: number
  head: number
  /** The near and the far wing; folded without. */
  wings?: readonly [WingPose | null, WingPose | null]
  tail: number
  raise?: number
  hovers?: boolean
  /** The head rests on the back. */
  tucked?: boolean
}

const REST: BirdStance = { tilt: 0, legs: 1, feet: 'both', neck: 0, head: 0, tail: 0 }
const UP: WingPose = { raise: 58, sweep: -4, open: 1 }
/** The far wing, so that both are seen. */
const UP_FAR: WingPose = { raise: 46, sweep: 12, open: 1 }
const DOWN: WingPose = { raise: -24, sweep: -6, open: 1 }
const DOWN_FAR: WingPose = { raise: -6, sweep: 20, open: 1 }
const LEVEL: WingPose = { raise: 14, sweep: 4, open: 1 }
const HALF: WingPose = { raise: 20, sweep: -36, open: 0.4 }
const LOW: WingPose = { raise: -44, sweep: -30, open: 0.3 }
const AHEAD: WingPose = { raise: 6, sweep: 52, open: 0.5 }
const OVER_FACE: WingPose = { raise: 30, sweep: 62, open: 0.3 }

export const BIRD_STANCES: Record<Pose, BirdStance> = {
  stand: REST,
  proud: { ...REST, tilt: 14, neck: 12, tail: 16 },
  walk: { ...REST, feet: 'stride', tilt: -3, neck: -6 },
  run: { ...REST, feet: 'stride', tilt: -20, neck: -18, wings: [HALF, HALF], tail: 10, raise: 0.16 },
  jump: { ...REST, feet: 'trail', tilt: 12, wings: [UP, UP_FAR], raise: 1.2, tail: -6 },
  sit: { ...REST, legs: 0.12, tilt: -6 },
  wave: { ...REST, wings: [{ raise: 64, sweep: 10, open: 0.7 }, null], tilt: 6 },
  lie: { ...REST, legs: 0, tilt: -16, neck: -12, tail: 4 },
  curl: { ...REST, legs: 0, tilt: -10, neck: -30, head: -10, tucked: true },
  /** On its feet and with a wing before the face: a bird that lies with shut eyes would look dead. */
  cower: { ...REST, legs: 0.5, tilt: -4, neck: -22, head: -4, wings: [null, OVER_FACE] },
  sniff: { ...REST, tilt: -42, neck: -64, head: -30, tail: 26 },
  tug: { ...REST, tilt: 22, neck: -40, legs: 0.8, wings: [HALF, HALF], tail: -14 },
  push: { ...REST, tilt: -28, neck: -30, feet: 'stride', wings: [AHEAD, AHEAD] },
  crouch: { ...REST, legs: 0.4, tilt: -22, neck: -18 },
  creep: { ...REST, feet: 'stride', tilt: -12, neck: -14, legs: 0.86 },
  rear: { ...REST, tilt: 16, wings: [UP, UP_FAR], neck: 8, raise: 0.2 },
  dance: { ...REST, tilt: 8, feet: 'one', wings: [{ raise: 34, sweep: 0, open: 1 }, DOWN] },
  climb: { ...REST, tilt: 30, wings: [HALF, HALF], feet: 'stride', tail: -24 },
  snuggle: { ...REST, legs: 0.1, tilt: 0, neck: -14, wings: [{ raise: -10, sweep: 50, open: 0.4 }, null] },
  fly: { ...REST, tilt: -16, feet: 'trail', wings: [UP, UP_FAR], hovers: true, tail: 6 },
  swim: { ...REST, legs: 0, tilt: -8 },
  float: { ...REST, tilt: -12, feet: 'trail', wings: [LEVEL, LEVEL], hovers: true, tail: 4 },
  bow: { ...REST, tilt: -34, neck: -50, wings: [HALF, HALF], tail: 30 },
  tumble: {
    ...REST,
    tilt: -64,
    neck: -20,
    feet: 'trail',
    wings: [
      { raise: 76, sweep: 20, open: 0.8 },
      { raise: 30, sweep: -30, open: 0.6 },
    ],
    hovers: true,
    tail: 40,
  },
  startle: {
    ...REST,
    tilt: 20,
    neck: 16,
    wings: [
      { raise: 36, sweep: -14, open: 0.8 },
      { raise: 30, sweep: -14, open: 0.8 },
    ],
    raise: 0.3,
  },
  droop: { ...REST, tilt: -10, neck: -40, head: -12, wings: [LOW, LOW], tail: -16 },
  point: { ...REST, wings: [AHEAD, null], neck: 4 },
  carry: { ...REST, tilt: 4, neck: 6, feet: 'stride' },
}

/** The other beat of the wings in flight. */
export const DOWNBEAT: BirdStance = { ...BIRD_STANCES.fly, wings: [DOWN, DOWN_FAR], tilt: -10 }
