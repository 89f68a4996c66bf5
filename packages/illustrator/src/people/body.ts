import type { AgeBand } from '@kahani/contracts/options'

/** Measurements of a body in world units, where a child of eight is 1000 high. Widths are half widths. */
export interface Body {
  stature: number
  /** Chin to crown. */
  head: number
  neck: number
  /** Neck to crotch. */
  torso: number
  shoulder: number
  chest: number
  waist: number
  hip: number
  upperArm: number
  foreArm: number
  thigh: number
  shin: number
  ankle: number
  /** Radii of the thigh, the knee, the calf's end and the upper arm and wrist. */
  thighRadius: number
  kneeRadius: number
  shinRadius: number
  armRadius: number
  wristRadius: number
  /** Length of a foot and of a hand. */
  foot: number
  hand: number
}

export const CHILD_BODIES: Record<AgeBand, Body> = {
  '2-3': {
    stature: 720,
    head: 252,
    neck: 8,
    torso: 226,
    shoulder: 76,
    chest: 78,
    waist: 84,
    hip: 80,
    upperArm: 94,
    foreArm: 84,
    thigh: 108,
    shin: 98,
    ankle: 28,
    thighRadius: 50,
    kneeRadius: 39,
    shinRadius: 29,
    armRadius: 31,
    wristRadius: 24,
    foot: 112,
    hand: 50,
  },
  '4-6': {
    stature: 860,
    head: 262,
    neck: 16,
    torso: 264,
    shoulder: 82,
    chest: 76,
    waist: 74,
    hip: 78,
    upperArm: 122,
    foreArm: 108,
    thigh: 148,
    shin: 140,
    ankle: 30,
    thighRadius: 48,
    kneeRadius: 35,
    shinRadius: 26,
    armRadius: 29,
    wristRadius: 21,
    foot: 122,
    hand: 54,
  },
  '7-9': {
    stature: 1000,
    head: 262,
    neck: 26,
    torso: 306,
    shoulder: 95,
    chest: 80,
    waist: 72,
    hip: 80,
    upperArm: 148,
    foreArm: 132,
    thigh: 192,
    shin: 182,
    ankle: 32,
    thighRadius: 47,
    kneeRadius: 33,
    shinRadius: 24,
    armRadius: 28,
    wristRadius: 20,
    foot: 134,
    hand: 60,
  },
  '10-12': {
    stature: 1140,
    head: 254,
    neck: 36,
    torso: 350,
    shoulder: 106,
    chest: 88,
    waist: 76,
    hip: 86,
    upperArm: 180,
    foreArm: 160,
    thigh: 239,
    shin: 227,
    ankle: 34,
    thighRadius: 48,
    kneeRadius: 33,
    shinRadius: 24,
    armRadius: 28,
    wristRadius: 20,
    foot: 148,
    hand: 66,
  },
}

const ADULT: Body = {
  stature: 1380,
  head: 248,
  neck: 46,
  torso: 424,
  shoulder: 128,
  chest: 108,
  waist: 98,
  hip: 114,
  upperArm: 228,
  foreArm: 202,
  thigh: 314,
  shin: 308,
  ankle: 40,
  thighRadius: 66,
  kneeRadius: 45,
  shinRadius: 30,
  armRadius: 34,
  wristRadius: 22,
  foot: 172,
  hand: 74,
}

export const ADULT_BODIES = {
  woman: ADULT,
  man: {
    ...ADULT,
    stature: 1460,
    torso: 450,
    shoulder: 156,
    chest: 130,
    waist: 116,
    hip: 110,
    thigh: 340,
    shin: 336,
    upperArm: 236,
    foreArm: 216,
    armRadius: 38,
    wristRadius: 26,
    foot: 190,
    hand: 82,
  },
  grandmother: {
    ...ADULT,
    stature: 1302,
    torso: 402,
    neck: 32,
    waist: 122,
    hip: 132,
    chest: 116,
    thigh: 292,
    shin: 288,
    upperArm: 210,
    foreArm: 188,
    armRadius: 38,
  },
  grandfather: {
    ...ADULT,
    stature: 1370,
    torso: 430,
    neck: 36,
    shoulder: 142,
    chest: 126,
    waist: 130,
    hip: 114,
    thigh: 310,
    shin: 306,
    upperArm: 228,
    foreArm: 202,
    wristRadius: 24,
  },
} as const satisfies Record<string, Body>

/** A body with all its widths multiplied by `build`, and its height by `tall`. */
export function vary(body: Body, build: number, tall: number): Body {
  const wide = (value: number) => value * build * tall
  const long = (value: number) => value * tall
  return {
    stature: long(body.stature),
    head: body.head * (1 + (tall - 1) * 0.4),
    neck: long(body.neck),
    torso: long(body.torso),
    shoulder: body.shoulder * (1 + (build - 1) * 0.5) * tall,
    chest: wide(body.chest),
    waist: body.waist * (1 + (build - 1) * 1.5) * tall,
    hip: wide(body.hip),
    upperArm: long(body.upperArm),
    foreArm: long(body.foreArm),
    thigh: long(body.thigh),
    shin: long(body.shin),
    ankle: long(body.ankle),
    thighRadius: wide(body.thighRadius),
    kneeRadius: wide(body.kneeRadius),
    shinRadius: wide(body.shinRadius),
    armRadius: wide(body.armRadius),
    wristRadius: wide(body.wristRadius),
    foot: long(body.foot),
    hand: long(body.hand),
  }
}
