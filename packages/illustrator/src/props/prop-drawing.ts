import type { PropState } from '@kahani/scene/shot'
import type { DrawContext } from '../canvas/draw-context.ts'
import type { Point } from '../canvas/path.ts'

/** A drawn object, standing on (0, 0), in world units: a child of eight is 1000 high. */
export interface PropDrawing {
  drawing: string
  /** Drawn over whoever sits in it, such as the near side of a boat. */
  front?: string
  /** It lies on the ground: views from above show more of it. */
  flat?: true
  halfWidth: number
  height: number
  /** On the ground, in the air, or across the whole scene behind the figures. */
  place: 'ground' | 'air' | 'scene'
  /** How it is held: in both hands in front of the chest, hanging from one hand, or upright in one; null if it can't be held. What lies `over` the arms hides them, and of what has a `stalk` only the part above it hides faces. */
  grip: { kind: 'both' | 'hang' | 'upright'; at: Point; scale: number; over?: true; stalk?: number } | null
  /** If it is blown: what is at the lips, and the end that points away from them. */
  blown?: { at: Point; end: Point }
  /** Where hands take hold of it if it stands; its middle if nothing is said. */
  handle?: Point
  /** If all between it and the handle can be held: the lower end of a lever. */
  shaft?: Point
  /** Where somebody sits or stands on it or in it; y points down, so that it is negative. */
  seat?: Point
  /** A light: its centre and the radius that it lights up. */
  light?: { at: Point; r: number }
}

export interface PropView {
  states: ReadonlySet<PropState>
  /** '#rrggbb', or null for its usual colour. */
  colour: string | null
}

export const PLAIN: PropView = { states: new Set(), colour: null }

export interface DrawProp {
  (context: DrawContext, view: PropView): PropDrawing
  /** The states that it draws in its own way; `GENERAL_STATES` apply to all objects. */
  states?: readonly PropState[]
  /** Its main colour can be chosen. */
  coloured?: boolean
}
