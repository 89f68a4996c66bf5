import type { AgeBand } from '@kahani/contracts/options'

/** Body measurements. A standing figure is 1000 units high, from sole to crown. Widths are half widths. */
export interface Build {
  /** Chin to crown. */
  head: number
  neck: number
  /** Neck to crotch. */
  torso: number
  shoulder: number
  waist: number
  hip: number
  upperArm: number
  foreArm: number
  thigh: number
  shin: number
  /** Thickness of limbs, hands and feet relative to a child of eight. */
  plump: number
  /** Height relative to a child of eight. */
  stature: number
}

/** Height of the ankle above the sole. */
export const ANKLE = 34

export const BUILDS: Record<AgeBand, Build> = {
  '2-3': {
    head: 372,
    neck: 4,
    torso: 290,
    shoulder: 88,
    waist: 104,
    hip: 100,
    upperArm: 116,
    foreArm: 104,
    thigh: 154,
    shin: 148,
    plump: 1.14,
    stature: 0.8,
  },
  '4-6': {
    head: 338,
    neck: 12,
    torso: 284,
    shoulder: 86,
    waist: 92,
    hip: 92,
    upperArm: 126,
    foreArm: 116,
    thigh: 172,
    shin: 162,
    plump: 1.06,
    stature: 0.9,
  },
  '7-9': {
    head: 308,
    neck: 20,
    torso: 288,
    shoulder: 88,
    waist: 84,
    hip: 88,
    upperArm: 140,
    foreArm: 126,
    thigh: 182,
    shin: 172,
    plump: 1,
    stature: 1,
  },
  '10-12': {
    head: 280,
    neck: 26,
    torso: 290,
    shoulder: 92,
    waist: 80,
    hip: 86,
    upperArm: 150,
    foreArm: 134,
    thigh: 192,
    shin: 182,
    plump: 0.95,
    stature: 1.08,
  },
}
