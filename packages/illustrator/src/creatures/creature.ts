import type { Action, Expression, Facing } from '@kahani/scene/shot'
import type { DrawContext } from '../canvas/draw-context.ts'
import type { Point } from '../canvas/path.ts'
import { place } from '../canvas/svg.ts'

/** A drawn animal or other creature, facing right, in world units: a child of eight is 1000 high. */
export interface Creature {
  drawing: string
  /** Half of the width, and the height above the feet at (0, 0). */
  halfWidth: number
  height: number
  /** True if it stands on the ground. Otherwise it hovers, and (0, 0) is its lowest point. */
  stands: boolean
  /** It lives in water. */
  swims?: true
  /** Centre of its head, and the radii of an air bubble around it and of the head itself; no bubble if that radius is 0. */
  head: { at: Point; r: number; size: number }
  /** Where it holds what it carries: its mouth, beak or hand. */
  grip?: Point
  /** Where somebody rides on it; null if nobody can. */
  seat?: Point | null
}

export interface CreatureView {
  asleep: boolean
  action: Action
  expression: Expression
  /** The side it shows: 'side' and the views between face right; the drawing is mirrored to face left. */
  facing: 'side' | 'three-quarter' | 'front' | 'three-quarter-back' | 'back'
  /** Where it looks: the picture's direction after mirroring is not known to it, so that 'back' is over its shoulder. */
  looks: 'ahead' | 'up' | 'down' | 'back'
  /** Fireflies have their light. */
  lit?: boolean
}

/** The view of a creature that faces a direction of the picture; it is mirrored for the left. */
export const VIEW_OF_FACING: Record<Facing, CreatureView['facing']> = {
  viewer: 'front',
  'right-front': 'three-quarter',
  right: 'side',
  'right-back': 'three-quarter-back',
  away: 'back',
  'left-back': 'three-quarter-back',
  left: 'side',
  'left-front': 'three-quarter',
}

export const AWAKE: CreatureView = {
  asleep: false,
  action: 'standing',
  expression: 'calm',
  facing: 'side',
  looks: 'ahead',
}

export type DrawCreature = (context: DrawContext, view: CreatureView) => Creature

const times = ([x, y]: Point, scale: number): Point => [x * scale, y * scale]

/** The same creature in another size. */
export function enlarged(creature: Creature, scale: number): Creature {
  if (scale === 1) return creature
  const { drawing, halfWidth, height, head, grip, seat } = creature
  return {
    ...creature,
    drawing: place(drawing, 0, 0, { scale }),
    halfWidth: halfWidth * scale,
    height: height * scale,
    head: { at: times(head.at, scale), r: head.r * scale, size: head.size * scale },
    ...(grip ? { grip: times(grip, scale) } : {}),
    ...(seat ? { seat: times(seat, scale) } : {}),
  }
}
