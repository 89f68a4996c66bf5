import type { DrawContext } from '../canvas/draw-context.ts'
import type { Point } from '../canvas/path.ts'

/** An animal or other creature, facing right, in figure units: a child of eight is 1000 high. */
export interface Creature {
  drawing: string
  /** Half of the width, and the height above the feet at (0, 0). */
  halfWidth: number
  height: number
  /** True if it stands on the ground. Otherwise it hovers, and (0, 0) is its lowest point. */
  stands: boolean
  /** Centre and radius of an air bubble; no bubble if the radius is 0. */
  head: { at: Point; r: number }
}

interface CreatureView {
  asleep: boolean
}

export type DrawCreature = (context: DrawContext, view: CreatureView) => Creature
