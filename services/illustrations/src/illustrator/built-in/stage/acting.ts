import type { Action, Expression, Facing } from '@kahani/contracts/scene'
import { POSES, type Pose, type PoseName } from '../people/pose.ts'

/** The pose of each action. */
const ACTION_POSES: Record<Action, PoseName> = {
  standing: 'standing',
  walking: 'walking',
  running: 'running',
  jumping: 'jumping',
  flying: 'flying',
  swimming: 'swimming',
  floating: 'floating',
  sitting: 'sitting-crossed',
  kneeling: 'kneeling',
  crouching: 'crouching',
  crawling: 'crawling',
  climbing: 'climbing',
  riding: 'riding',
  lying: 'lying-back',
  sleeping: 'lying-side',
  waving: 'waving',
  cheering: 'cheering',
  hugging: 'hugging',
  'hugging-knees': 'hugging-knees',
  pointing: 'pointing',
  offering: 'offering',
  holding: 'holding',
  'holding-up': 'holding-up',
  carrying: 'carrying',
  pulling: 'pulling',
  pushing: 'pushing',
  dancing: 'dancing',
  'looking-up': 'standing',
  reaching: 'reaching',
  'reaching-down': 'reaching-down',
  thinking: 'thinking',
  listening: 'listening',
  peeking: 'crouching',
  tiptoeing: 'tiptoe',
  startled: 'startled',
  shy: 'shy',
  proud: 'proud',
  'covering-eyes': 'covering-eyes',
  'covering-ears': 'covering-ears',
  'hand-on-heart': 'hand-on-heart',
  balancing: 'balancing',
  sliding: 'sliding',
  falling: 'falling',
  drooping: 'drooping',
  writing: 'writing',
  greeting: 'greeting',
  bowing: 'bowing',
  playing: 'playing',
}

/** Poses of somebody who stands and has nothing to do, by feeling. */
const STANDING: Partial<Record<Expression, PoseName>> = {
  brave: 'proud',
  proud: 'proud',
  worried: 'shy',
  scared: 'shy',
  guilty: 'shy',
  surprised: 'startled',
  wonder: 'startled',
  sleepy: 'drooping',
  tired: 'drooping',
}

/** The pose of an action. A seat changes how one sits. */
export function poseOf(action: Action, expression: Expression, seated: boolean): Pose {
  if (action === 'sitting' && seated) return POSES['sitting-on']
  if (action === 'standing') return POSES[STANDING[expression] ?? 'standing']
  return POSES[ACTION_POSES[action]]
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
