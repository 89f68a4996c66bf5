import type { Pose } from './acting.ts'
import { feet, STANCES, type Stance } from './stances.ts'

const STAND = STANCES.stand

/** Large animals with hooves lie down instead of sitting, and rear up only a little. */
export const HOOFED: Partial<Record<Pose, Stance>> = {
  sit: { ...STAND, hips: 0.4, shoulders: 0.44, folded: 'all', neck: 20, tail: -20 },
  wave: {
    ...STAND,
    feet: feet(0.1, 0, 0.44, 0.56, -0.12, 0, 0.04, 0),
    neck: 16,
  },
  snuggle: { ...STAND, shoulders: 0.98, neck: -34, head: -6, tail: -10 },
  rear: {
    hips: 0.94,
    shoulders: 1,
    pitch: 34,
    free: [true, true],
    feet: feet(0.4, -0.3, 0.56, -0.1, 0.1, 0, -0.1, 0),
    neck: 4,
    tail: 20,
  },
  dance: {
    hips: 1,
    shoulders: 1.06,
    feet: feet(0.5, 0.5, 0.06, 0, -0.12, 0, 0.3, 0.3),
    neck: 18,
    tail: 30,
  },
  climb: {
    hips: 0.96,
    shoulders: 1,
    pitch: 28,
    free: [true, true],
    feet: feet(0.6, 0, 0.4, -0.5, 0, 0, -0.24, 0),
    neck: 10,
  },
}
