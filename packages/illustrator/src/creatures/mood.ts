import type { Expression } from '@kahani/scene/shot'

/** How a feeling shows in the face of an animal. */
export interface Mood {
  /** Upper lid: 0 is wide open, 1 is shut. */
  lid: number
  /** Slant of the upper lid in degrees: positive is lower at the nose, as in anger. */
  slant: number
  /** Instead of the eye, the arch of a smile or a shut eye. */
  arc: 'none' | 'smiling' | 'shut'
  /** Size of the eyes and of the pupils. */
  wide: number
  pupil: number
  /** Height of the inner and the outer end of the brows. */
  brow: readonly [inner: number, outer: number]
  mouth: MouthShape
  /** Ears: 1 is up and forward, 0 as usual, -1 is laid back. */
  ears: number
  /** Degrees that the head is raised, and tilted to its left. */
  nod: number
  tilt: number
  /** Height of the tail: 1 up, -1 between the legs. */
  tail: number
  /** Where it looks: to its left and up, from -1 to 1. */
  glance: readonly [number, number]
  blush: number
  tear: boolean
}

type MouthShape =
  | 'smile'
  | 'grin'
  | 'gape'
  | 'small'
  | 'round'
  | 'wavy'
  | 'flat'
  | 'frown'
  | 'smirk'
  | 'firm'
  | 'yawn'
  | 'rest'

const USUAL: Mood = {
  lid: 0.1,
  slant: 0,
  arc: 'none',
  wide: 1,
  pupil: 1,
  brow: [0, 0],
  mouth: 'rest',
  ears: 0,
  nod: 0,
  tilt: 0,
  tail: 0,
  glance: [0, 0],
  blush: 0.6,
  tear: false,
}

const MOODS: Record<Expression, Partial<Mood>> = {
  happy: { lid: 0.02, mouth: 'grin', ears: 0.3, tail: 0.7, brow: [3, 2], blush: 1 },
  laughing: { arc: 'smiling', mouth: 'gape', nod: 10, tail: 1, ears: 0.1, brow: [6, 4], blush: 1.2 },
  curious: {
    lid: 0,
    wide: 1.08,
    mouth: 'small',
    ears: 1,
    tilt: 13,
    nod: -4,
    tail: 0.3,
    brow: [3, 8],
    glance: [0.2, 0],
  },
  worried: { lid: 0.12, slant: -16, mouth: 'wavy', ears: -0.5, nod: -4, tail: -0.6, brow: [11, -5], blush: 0.3 },
  scared: {
    lid: 0,
    wide: 1.18,
    pupil: 0.7,
    mouth: 'round',
    ears: -1,
    nod: -8,
    tail: -1,
    brow: [14, -2],
    blush: 0.1,
    glance: [0.2, 0.15],
  },
  brave: { lid: 0.16, slant: 10, mouth: 'firm', ears: 0.7, nod: 8, tail: 0.8, brow: [-5, 6] },
  determined: { lid: 0.24, slant: 17, mouth: 'flat', ears: -0.3, nod: -6, tail: 0.3, brow: [-9, 5] },
  surprised: { lid: 0, wide: 1.2, pupil: 0.82, mouth: 'round', ears: 1, nod: 6, tail: 0.4, brow: [13, 12] },
  wonder: {
    lid: 0,
    wide: 1.16,
    pupil: 1.1,
    mouth: 'small',
    ears: 0.8,
    nod: 12,
    tail: 0.2,
    brow: [9, 8],
    glance: [0, 0.5],
  },
  proud: { arc: 'smiling', mouth: 'smile', ears: 0.4, nod: 15, tail: 1, brow: [6, 4], blush: 1 },
  relieved: { arc: 'shut', mouth: 'smile', ears: -0.1, nod: 5, tail: 0, brow: [9, 0], blush: 0.9 },
  tender: {
    lid: 0.38,
    slant: -5,
    mouth: 'smile',
    ears: -0.2,
    tilt: 10,
    nod: -7,
    brow: [7, -1],
    blush: 1.2,
    glance: [0, -0.2],
  },
  calm: { lid: 0.14, mouth: 'rest' },
  doubtful: {
    lid: 0.3,
    slant: 4,
    mouth: 'smirk',
    ears: -0.2,
    tilt: -9,
    brow: [-3, 7],
    glance: [-0.7, 0.1],
    blush: 0.3,
  },
  mischievous: { lid: 0.34, slant: 9, mouth: 'smirk', ears: 0.5, tilt: 8, tail: 0.9, brow: [-5, 7], glance: [0.7, 0] },
  guilty: {
    lid: 0.3,
    slant: -13,
    mouth: 'flat',
    ears: -0.9,
    nod: -17,
    tilt: -5,
    tail: -0.8,
    brow: [11, -5],
    glance: [0.6, -0.6],
    blush: 1.1,
  },
  sad: {
    lid: 0.32,
    slant: -18,
    mouth: 'frown',
    ears: -0.8,
    nod: -15,
    tail: -0.9,
    brow: [13, -7],
    glance: [0, -0.5],
    tear: true,
    blush: 0.4,
  },
  cross: { lid: 0.3, slant: 21, mouth: 'frown', ears: -0.8, nod: -9, tail: 0.2, brow: [-12, 6] },
  tired: { lid: 0.56, slant: -5, mouth: 'flat', ears: -0.6, nod: -12, tail: -0.6, brow: [4, -6], blush: 0.3 },
  sleepy: { lid: 0.68, slant: -2, mouth: 'yawn', ears: -0.4, nod: -4, tilt: 7, tail: -0.3, brow: [4, -4] },
  asleep: { arc: 'shut', mouth: 'rest', ears: -0.3, nod: -6, tail: -0.2, brow: [3, -3], blush: 0.8 },
}

export const moodOf = (expression: Expression): Mood => ({ ...USUAL, ...MOODS[expression] })
