import type { Easel } from '../easel.ts'
import type { Point } from '../path.ts'

/** An animal or other being, facing right. Units: a child of eight is 1000 high. */
export interface Creature {
  drawing: string
  /** Half of its width, and its height, from the feet at (0, 0) up. */
  halfWidth: number
  height: number
  /** Feet on the ground; otherwise it hovers, (0, 0) being its lowest point. */
  stands: boolean
  /** Where a bubble to breathe in goes. */
  head: { at: Point; r: number }
}

export interface CreatureView {
  asleep: boolean
}

export type DrawCreature = (easel: Easel, view: CreatureView) => Creature
