import type { Easel } from '../easel.ts'

/** A place as figures find it. */
export interface Stage {
  /** Behind the figures. */
  back: string
  /** On this side of open water: before those who swim in it, behind all others. */
  shore: string
  /** Before all figures, near the edges. */
  front: string
  /** Where feet stand, in px from the top. */
  floor: number
  /** What figures move in: it decides who needs air to breathe and what floats. */
  medium: 'land' | 'water' | 'space'
  /** Where the surface of open water to swim in lies, in px from the top; null where there is none. */
  pool: { level: number } | null
}

export interface Occasion {
  /** Somebody sleeps here, in a bed that the figure brings along. */
  asleep: boolean
}

export type DrawSetting = (easel: Easel, occasion: Occasion) => Stage

export const stage = (parts: Pick<Stage, 'back' | 'front'> & Partial<Stage>): Stage => ({
  shore: '',
  floor: 1290,
  medium: 'land',
  pool: null,
  ...parts,
})
