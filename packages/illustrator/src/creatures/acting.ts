import type { Action } from '@kahani/scene/shot'
import { FACING_VIEWER, type Frame, turn } from '../space/frame.ts'
import type { CreatureView } from './creature.ts'
import { type Mood, moodOf } from './mood.ts'

/** The poses that bodies of all kinds know. */
export type Pose =
  | 'stand'
  | 'proud'
  | 'walk'
  | 'run'
  | 'jump'
  | 'sit'
  | 'wave'
  | 'lie'
  | 'curl'
  | 'cower'
  | 'sniff'
  | 'tug'
  | 'push'
  | 'crouch'
  | 'creep'
  | 'rear'
  | 'dance'
  | 'climb'
  | 'snuggle'
  | 'fly'
  | 'swim'
  | 'float'
  | 'bow'
  | 'tumble'
  | 'startle'
  | 'droop'
  | 'point'
  | 'carry'

interface Act extends Partial<Mood> {
  pose: Pose
}

const ACTS: Record<Action, Act> = {
  standing: { pose: 'stand' },
  walking: { pose: 'walk' },
  running: { pose: 'run' },
  jumping: { pose: 'jump' },
  flying: { pose: 'fly' },
  swimming: { pose: 'swim' },
  floating: { pose: 'float' },
  sitting: { pose: 'sit' },
  kneeling: { pose: 'bow', nod: -10 },
  crouching: { pose: 'crouch' },
  crawling: { pose: 'creep' },
  climbing: { pose: 'climb', nod: 14 },
  riding: { pose: 'sit', nod: 6, ears: 0.4 },
  lying: { pose: 'lie' },
  sleeping: { pose: 'curl', arc: 'shut', ears: -0.3, mouth: 'rest', tear: false },
  waving: { pose: 'wave' },
  cheering: { pose: 'rear', nod: 14, tail: 1 },
  hugging: { pose: 'snuggle', arc: 'shut', tilt: 12, mouth: 'smile', blush: 1.2 },
  'hugging-knees': { pose: 'cower', nod: -8 },
  pointing: { pose: 'point', ears: 0.9 },
  offering: { pose: 'carry', nod: 4 },
  holding: { pose: 'carry' },
  'holding-up': { pose: 'carry', nod: 16 },
  carrying: { pose: 'carry', ears: 0.4 },
  pulling: { pose: 'tug', ears: -0.4 },
  pushing: { pose: 'push', nod: -8 },
  dancing: { pose: 'dance', tilt: 10 },
  'looking-up': { pose: 'stand', nod: 32, glance: [0, 0.7] },
  reaching: { pose: 'climb', ears: 0.7 },
  'reaching-down': { pose: 'sniff' },
  thinking: { pose: 'sit', tilt: 14, glance: [0.4, 0.7], ears: 0.2 },
  listening: { pose: 'point', tilt: 16, ears: 1, glance: [-0.6, 0.1] },
  peeking: { pose: 'crouch', nod: 10, ears: 0.8 },
  tiptoeing: { pose: 'creep', ears: 0.6 },
  startled: { pose: 'startle', ears: 1 },
  shy: { pose: 'sit', nod: -14, tilt: -12, ears: -0.7, glance: [-0.5, -0.5] },
  proud: { pose: 'proud', nod: 14, tail: 1 },
  'covering-eyes': { pose: 'cower', arc: 'shut', nod: -26, ears: -0.8 },
  'covering-ears': { pose: 'cower', ears: -1.2 },
  'hand-on-heart': { pose: 'wave', nod: -6, tilt: 8 },
  balancing: { pose: 'creep', nod: 8, tail: 1 },
  sliding: { pose: 'push', nod: 22 },
  falling: { pose: 'tumble' },
  tumbling: { pose: 'tumble' },
  drooping: { pose: 'droop', ears: -0.8, tail: -0.8 },
  writing: { pose: 'sniff', nod: -6 },
  greeting: { pose: 'wave', nod: 6 },
  bowing: { pose: 'bow', nod: -18 },
  playing: { pose: 'bow', nod: 16, tail: 1, ears: 0.6 },
  'sitting-side': { pose: 'sit', tilt: 6 },
  leaning: { pose: 'snuggle' },
  cradling: { pose: 'snuggle', nod: -10 },
  'hands-on-cheeks': { pose: 'sit', tilt: 10, ears: 0.6 },
  'arms-crossed': { pose: 'proud', ears: -0.3 },
  shrugging: { pose: 'sit', tilt: 16 },
  clapping: { pose: 'rear', tail: 1 },
  whispering: { pose: 'snuggle', ears: 0.5 },
  drinking: { pose: 'sniff' },
  blowing: { pose: 'stand', nod: 8 },
  eating: { pose: 'sniff', nod: -4 },
  digging: { pose: 'sniff', nod: -12, tail: 1 },
  sweeping: { pose: 'push' },
  rowing: { pose: 'sit' },
  swinging: { pose: 'sit', nod: 8 },
  dozing: { pose: 'sit', nod: -16, arc: 'shut' },
  'lying-front': { pose: 'lie' },
  'sitting-legs-out': { pose: 'sit' },
  'hiding-behind-back': { pose: 'sit', ears: -0.6 },
  counting: { pose: 'wave', nod: 6 },
  cupping: { pose: 'sniff', nod: -12, tail: 1 },
  gasping: { pose: 'startle', ears: 1 },
  'feeling-ahead': { pose: 'creep' },
}

/** A view of a creature, as its body needs it. */
export interface Role {
  pose: Pose
  mood: Mood
  /** The orientation of the body, upright. */
  body: Frame
  /** Turn of the head against the body. */
  head: { yaw: number; pitch: number; roll: number }
  asleep: boolean
  lit: boolean
}

/** Direction of body and head, in degrees from facing the viewer to the picture's right. */
const YAWS: Record<CreatureView['facing'], readonly [body: number, head: number, headBack: number]> = {
  front: [14, 8, -62],
  'three-quarter': [50, 34, -48],
  side: [80, 58, -40],
  'three-quarter-back': [130, 112, 30],
  back: [170, 160, 62],
}

/** How a creature acts: the action gives the pose, the expression the face. */
export function roleOf({ asleep, action, expression, facing, looks, lit = true }: CreatureView): Role {
  const act = ACTS[asleep ? 'sleeping' : action]
  const feeling = moodOf(asleep ? 'asleep' : expression)
  const [body, ahead, back] = YAWS[facing]
  const head = looks === 'back' ? back : ahead
  const raised = looks === 'up' ? 30 : looks === 'down' ? -26 : 0
  const sum = (key: 'nod' | 'tilt' | 'ears' | 'tail') => feeling[key] + (act[key] ?? 0) * (key === 'ears' ? 0.7 : 1)
  const glance = act.glance ?? feeling.glance
  const mood: Mood = {
    ...feeling,
    ...act,
    nod: sum('nod'),
    tilt: sum('tilt'),
    ears: Math.max(-1.2, Math.min(1.2, sum('ears'))),
    tail: Math.max(-1, Math.min(1, sum('tail'))),
    // Eyes look to where the body goes, because heads are turned a little to the viewer.
    glance: [
      Math.max(-1, Math.min(1, glance[0] + (looks === 'back' ? -0.4 : (body - ahead) / 40))),
      Math.max(-1, Math.min(1, glance[1] + raised / 50)),
    ],
  }
  return {
    pose: act.pose,
    mood,
    body: turn(FACING_VIEWER, { yaw: body }),
    head: { yaw: head - body, pitch: mood.nod * 0.8 + raised, roll: mood.tilt },
    asleep: asleep || action === 'sleeping' || expression === 'asleep',
    lit,
  }
}

/** How many eyes are seen open of a creature: shut, arched and heavy ones are not. */
export function openEyesOf(view: Omit<CreatureView, 'looks'>): number {
  const { mood } = roleOf({ ...view, looks: 'ahead' })
  if (mood.arc !== 'none' || mood.lid > 0.5) return 0
  return view.facing === 'side' ? 1 : 2
}
