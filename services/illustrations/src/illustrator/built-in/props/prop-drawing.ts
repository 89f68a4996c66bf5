import type { DrawContext } from '../canvas/draw-context.ts'
import type { Point } from '../canvas/path.ts'

/** A prop, standing on (0, 0). Units: a child of eight is 1000 high. */
export interface PropDrawing {
  drawing: string
  halfWidth: number
  height: number
  /** On the ground, in the air, or across the whole scene behind the figures. */
  place: 'ground' | 'air' | 'scene'
  /** How it is held: in both hands in front of the chest, hanging from one hand, or upright in one; null if it can't be held. */
  grip: { kind: 'both' | 'hang' | 'upright'; at: Point; scale: number } | null
}

export type DrawProp = (context: DrawContext) => PropDrawing
