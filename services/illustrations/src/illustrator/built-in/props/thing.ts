import type { Easel } from '../easel.ts'
import type { Point } from '../path.ts'

/** A thing, standing on (0, 0). Units: a child of eight is 1000 high. */
export interface Thing {
  drawing: string
  halfWidth: number
  height: number
  /** On the ground, in the air, or across the scene behind the figures. */
  place: 'ground' | 'air' | 'scene'
  /** How it is held: before the chest in both hands, hanging from one, or upright in one; null where it can't be. */
  grip: { kind: 'both' | 'hang' | 'upright'; at: Point; scale: number } | null
}

export type DrawThing = (easel: Easel) => Thing
