import type { Action, Expression, Facing, FigureShot } from '@kahani/scene/shot'
import type { Aids } from '../people/look.ts'
import { POSES, type Pose, type PoseName } from '../people/pose.ts'
import type { Side } from '../people/pose-parts.ts'
import type { Turn } from '../space/frame.ts'

/** Actions whose pose has another name. */
const OTHER_NAMES = {
  sitting: 'sitting-crossed',
  lying: 'lying-back',
  sleeping: 'lying-side',
  'looking-up': 'standing',
  tiptoeing: 'tiptoe',
} as const satisfies Partial<Record<Action, PoseName>>

/** Poses of somebody who stands and has nothing to do, by feeling. */
const STANDING: Partial<Record<Expression, PoseName>> = {
  brave: 'proud',
  proud: 'proud',
  worried: 'shy',
  scared: 'shy',
  guilty: 'shy',
  surprised: 'startled',
  wonder: 'startled',
  cross: 'arms-crossed',
  sleepy: 'drooping',
  tired: 'drooping',
}

/** The pose of somebody without a seat. */
export const poseNameOf = (action: Action, expression: Expression): PoseName =>
  action === 'standing'
    ? (STANDING[expression] ?? 'standing')
    : action in OTHER_NAMES
      ? OTHER_NAMES[action as keyof typeof OTHER_NAMES]
      : (action as Exclude<Action, keyof typeof OTHER_NAMES>)

/** Actions that have legs of their own even on a seat. */
const WHOLE_BODY: ReadonlySet<Action> = new Set<Action>([
  'riding',
  'rowing',
  'swinging',
  'lying',
  'sleeping',
  'hugging-knees',
  'sitting-side',
  'kneeling',
  'crouching',
  'crawling',
  'sliding',
  'balancing',
  'standing',
  'cheering',
  'jumping',
  'dancing',
])

/** Actions of the arms, which leave the legs at rest on a seat. */
const OF_THE_ARMS: ReadonlySet<Action> = new Set<Action>([
  'covering-ears',
  'covering-eyes',
  'holding',
  'cradling',
  'drinking',
  'eating',
  'offering',
  'pointing',
  'waving',
  'clapping',
  'whispering',
  'listening',
  'thinking',
  'writing',
  'hands-on-cheeks',
  'hand-on-heart',
])
const FURNITURE: ReadonlySet<FigureShot['on']> = new Set<FigureShot['on']>(['bed', 'seat', 'swing', 'chair'])

/** Whether somebody rests on a seat with the hips; all others stand or lie on top of it. */
export const isSeated = ({ action, on }: Pick<FigureShot, 'action' | 'on'>): boolean =>
  action === 'sitting' || action === 'riding' || (FURNITURE.has(on) && OF_THE_ARMS.has(action))

/** The pose of an action, with the arms and head of another one if they do something else. */
export function poseOf(action: Action, expression: Expression, seated: boolean, arms: Action | null = null): Pose {
  const pose = wholePose(action, expression, seated)
  if (arms === null) return pose
  const { left, right, head } = wholePose(arms, expression, false)
  return { ...pose, left, right, ...(head && { head }) }
}

/** On a seat the arms act while the legs sit. */
function wholePose(action: Action, expression: Expression, seated: boolean): Pose {
  if (action === 'sitting' && seated) return POSES['sitting-on']
  const pose: Pose = POSES[poseNameOf(action, expression)]
  if (!seated || WHOLE_BODY.has(action)) return pose
  const { leftLeg, rightLeg } = POSES['sitting-on']
  const { body: _upright, lift: _grounded, ...upper } = pose
  return { ...upper, leftLeg, rightLeg }
}

/** A hand that waves, is at the own ear, heart or mouth, or is like the other one, is the one that the viewer sees. */
const NEAR_HAND: ReadonlySet<Action> = new Set<Action>([
  'listening',
  'hand-on-heart',
  'gasping',
  'waving',
  'cheering',
  'drooping',
  'proud',
])
/** An arm that is raised beside the face is the one that doesn't cover it. */
const FAR_HAND: ReadonlySet<Action> = new Set<Action>([
  'reaching',
  'whispering',
  'flying',
  'swimming',
  'holding-up',
  'carrying',
  'pointing',
])

/** The hand that does what the pose says; poses are written for the left one. An arm without a hand leaves it to the other. */
export function actingHand(
  { action, arms, facing }: Pick<FigureShot, 'action' | 'arms' | 'facing'>,
  limbDifference: Aids['limbDifference'] = null,
): Side {
  if (limbDifference === 'left-arm') return 'right'
  if (limbDifference === 'right-arm') return 'left'
  const doing = arms ?? action
  const isRight =
    (NEAR_HAND.has(doing) && facing.startsWith('right')) || (FAR_HAND.has(doing) && facing.startsWith('left'))
  return isRight ? 'right' : 'left'
}

/** The hand that holds the hem of a cape: the far one, so that the face is seen, if that arm has a hand. */
export function hemHand({ facing }: Pick<FigureShot, 'facing'>, shortArm: Side | undefined): Side {
  if (shortArm) return shortArm === 'left' ? 'right' : 'left'
  return facing.startsWith('left') ? 'right' : 'left'
}

const mirroredTurn = ({ yaw = 0, roll = 0, ...turn }: Turn): Turn => ({ ...turn, yaw: -yaw, roll: -roll })

/** The pose with left and right exchanged. */
export const mirrored = ({ body, chest, head, left, right, leftLeg, rightLeg, ...pose }: Pose): Pose => ({
  ...pose,
  ...(body && { body: mirroredTurn(body) }),
  ...(chest && { chest: mirroredTurn(chest) }),
  ...(head && { head: mirroredTurn(head) }),
  left: right,
  right: left,
  leftLeg: rightLeg,
  rightLeg: leftLeg,
})

/** Degrees by which a body is turned. Whoever lies is seen from the side, not from the feet or the crown. */
export function yawOf({ action, facing }: Pick<FigureShot, 'action' | 'facing'>): number {
  const yaw = FACING_YAW[facing]
  const [aside, side] = [Math.abs(yaw), Math.sign(yaw)]
  if (action === 'lying') return side * Math.max(60, Math.min(120, aside))
  if (action === 'sleeping') return aside < 90 ? side * Math.min(30, aside) : side * Math.max(150, aside)
  return yaw
}

/** Degrees by which a body is turned; faces that look at the viewer are slightly turned too. */
export const FACING_YAW: Record<Facing, number> = {
  viewer: 10,
  'right-front': 46,
  right: 84,
  'right-back': 134,
  away: 174,
  'left-back': -134,
  left: -84,
  'left-front': -46,
}

/** Who does this and holds a cape is towed by it. */
export const TOWED: ReadonlySet<Action> = new Set<Action>(['flying', 'floating'])
