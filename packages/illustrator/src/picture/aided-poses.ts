import type { Action, FigureShot, Shot } from '@kahani/scene/shot'
import type { Aids, Look } from '../people/look.ts'
import type { Pose } from '../people/pose.ts'
import { arm, LAP_ARM, LEANING_ARM, LEANING_LOW, type Side } from '../people/pose-parts.ts'
import { inWheelchair, outOfWheelchair } from '../people/wheelchair-poses.ts'
import type { Spot } from '../stage/stage.ts'
import { actingHand, isSeated, mirrored, poseNameOf, poseOf } from './acting.ts'

/** Poses of people, with what a wheelchair, a crutch or a limb difference changes about them. */

type Figure = Pick<FigureShot, 'action' | 'expression' | 'arms' | 'facing' | 'on'> &
  Partial<Pick<FigureShot, 'touches' | 'holds'>>

const LIES: ReadonlySet<Action> = new Set<Action>(['lying', 'sleeping', 'lying-front'])
/** Spots to which a wheelchair rolls; on all others one sits without it. */
const ROLLED_TO: ReadonlySet<FigureShot['on']> = new Set<FigureShot['on']>([
  'window',
  'door',
  'helm',
  'far-bank',
  'far-window',
  'pool',
  'stones',
  'rope-bridge',
  'platform',
])
/** Spots from which the legs of somebody who sits there hang down. */
const LEGS_HANG: ReadonlySet<FigureShot['on']> = new Set<FigureShot['on']>(['ladder', 'branch', 'roof-edge'])
/** Who does this on a spot without a seat is on treads, up which a wheelchair rolls. */
const GOES: ReadonlySet<Action> = new Set<Action>(['walking', 'running', 'tiptoeing'])
/** Things as low as this, or as broad, can be rolled on, in world units. */
const LOW = 90
const BROAD = 1000

/** Whether no wheelchair rolls to a place, such as the top of a tree. */
export const isSteep = ({ states }: Pick<Shot, 'states'>): boolean => states.includes('treetop')

/** What somebody is on, if not on the ground: a thing or a creature with its size in world units, or a spot. */
interface Below {
  thing?: { height: number; width: number; isFloor?: boolean } | undefined
  spot?: Pick<Spot, 'seat' | 'pillow'> | null
  isSteep?: boolean
}

type WheelchairUse = 'in' | 'left' | 'none'

/** Whether somebody is in the own wheelchair, has left it for a seat, an animal or a bed, or uses none. */
function wheelchairUse(
  { mobilityAid }: Aids,
  { action, on, touches }: Pick<Figure, 'action' | 'on' | 'touches'>,
  below: Below,
): WheelchairUse {
  if (mobilityAid !== 'wheelchair') return 'none'
  if (below.isSteep) return 'left'
  // Somebody bends down to look at something on the ground, and leans back to rest.
  if ((action === 'lying-front' || action === 'lying') && on === null) return 'in'
  // Who hangs from something by the hands has left it on the ground.
  if (LIES.has(action) || (action === 'swinging' && touches)) return 'left'
  const isSeat = isSeated({ action, on })
  if (on === null || on === 'wall' || (ROLLED_TO.has(on) && !(isSeat && below.spot?.seat))) return 'in'
  if (below.spot) return GOES.has(action) && below.spot.seat === undefined ? 'in' : 'left'
  const { thing } = below
  return thing && !isSeat && (thing.height < LOW || thing.width > BROAD) ? 'in' : 'left'
}

/** How somebody holds the body where they are; `seat` is the height of what the hips rest on above `at`. */
export interface Stance {
  sits: boolean
  seat: number | undefined
  wheelchair: WheelchairUse
}

export function stanceOf(aids: Aids, figure: Pick<Figure, 'action' | 'on' | 'touches'>, below: Below): Stance {
  const wheelchair = wheelchairUse(aids, figure, below)
  // In a boat or on a cloud one sits as on the ground.
  const isOnFloor = wheelchair === 'left' && below.thing?.isFloor === true && !isSeated(figure)
  const sits =
    wheelchair !== 'in' && !isOnFloor && (isSeated(figure) || (wheelchair === 'left' && !LIES.has(figure.action)))
  const edge = wheelchair === 'left' && LEGS_HANG.has(figure.on) ? 0 : undefined
  return { sits, seat: sits ? (below.thing ? 0 : (below.spot?.seat ?? edge)) : undefined, wheelchair }
}

/** Actions that sit or lie whoever does them. */
const SITS: ReadonlySet<Action> = new Set<Action>([
  ...LIES,
  'sitting',
  'riding',
  'rowing',
  'swinging',
  'sliding',
  'hugging-knees',
  'sitting-side',
  'sitting-legs-out',
  'dozing',
])

function poseWith(use: ReturnType<typeof wheelchairUse>, { action, expression, arms }: Figure, seated: boolean): Pose {
  if (use === 'none' || (use === 'left' && SITS.has(action))) return poseOf(action, expression, seated, arms)
  const of = (each: Action) => {
    const name = poseNameOf(each, expression)
    return use === 'in' ? inWheelchair(name) : outOfWheelchair(name, seated ? 'seat' : 'ground')
  }
  if (arms === null) return of(action)
  const { left, right, head } = of(arms)
  return { ...of(action), left, right, ...(head && { head }) }
}

/** Who does this needs both hands, so that a crutch is under the arm. */
const BOTH_HANDS: ReadonlySet<Action> = new Set<Action>([
  'hugging',
  'offering',
  'holding',
  'cradling',
  'clapping',
  'greeting',
  'bowing',
  'covering-eyes',
  'covering-ears',
  'hands-on-cheeks',
  'arms-crossed',
  'cupping',
  'blowing',
  'drinking',
  'playing',
  'writing',
  'pulling',
  'pushing',
  'sweeping',
  'climbing',
  'riding',
  'swinging',
  'swimming',
  'hiding-behind-back',
  'counting',
  'crawling',
  'digging',
  'hugging-knees',
])
/** Who does this sits on the ground. */
const ON_GROUND: ReadonlySet<Action> = new Set<Action>(['sitting', 'sitting-side', 'sitting-legs-out', 'dozing'])
/** Who does this is as low as on a chair. */
const ON_KNEES: ReadonlySet<Action> = new Set<Action>(['kneeling', 'crouching'])
/** Either hand is free of whoever does this and holds nothing. */
const IDLE: ReadonlySet<Action> = new Set<Action>([
  ...ON_GROUND,
  ...ON_KNEES,
  'standing',
  'walking',
  'running',
  'tiptoeing',
  'looking-up',
  'startled',
  'shy',
])
/** A seat is as high as this, in world units, if a crutch stands before it. */
const SEAT_MIN = 120

/** The arm that doesn't act, and that has a hand, has the crutch; if both act or none, it is on the side that the viewer sees. */
function withCrutch(pose: Pose, figure: Figure, acting: Side, seat: number | undefined): Pose {
  const { action, arms, facing } = figure
  const near: Side = facing.startsWith('left') ? 'left' : 'right'
  const stands = IDLE.has(action) && arms === null && !figure.holds
  const isIdle = stands && !figure.touches
  // Whoever stands and touches something does so with the hand on its side.
  const busy = !stands ? acting : near === 'left' ? 'right' : 'left'
  const free = isIdle ? near : busy === 'left' ? 'right' : 'left'
  const side = free === pose.shortArm ? acting : free
  if (LIES.has(action)) return { ...pose, crutch: { side, use: 'beside' } }
  const isBusy = BOTH_HANDS.has(arms ?? action) || BOTH_HANDS.has(action)
  if ((side === acting && !isIdle) || isBusy) {
    return { ...pose, crutch: { side: near === pose.shortArm ? side : near, use: 'under-arm' } }
  }
  const inLap = seat === undefined ? ON_GROUND.has(action) : seat < SEAT_MIN
  if (inLap) return { ...pose, [side]: LAP_ARM, crutch: { side, use: 'lap' } }
  const isLow = seat !== undefined || ON_KNEES.has(action)
  return { ...pose, [side]: isLow ? LEANING_LOW : LEANING_ARM, crutch: { side, use: 'leaning' } }
}

/** The only hand points past the body instead of at the viewer. */
const POINTING_ACROSS = arm([88, -30], [92, -34], 'point')

/** The pose of somebody, with the hand acting that suits the picture and the person. */
export function posed(aids: Aids, figure: Figure, { seat, wheelchair }: Pick<Stance, 'seat' | 'wheelchair'>): Pose {
  const seated = seat !== undefined
  const acting = actingHand(figure, aids.limbDifference)
  const usual = poseWith(wheelchair, figure, seated)
  // Whoever lies has the head where the pillow is, whichever hand acts; whoever dances with one hand has both arms out.
  const dancesWithOne = figure.action === 'dancing' && aids.limbDifference !== null
  const isMirrored = acting === 'right' && !LIES.has(figure.action) && !dancesWithOne
  const natural = isMirrored ? mirrored(usual) : usual
  const shortArm: Side | undefined =
    aids.limbDifference === 'left-arm' ? 'left' : aids.limbDifference === 'right-arm' ? 'right' : undefined
  const pointsAtViewer =
    shortArm && (figure.arms ?? figure.action) === 'pointing' && figure.facing === `${acting}-front`
  const pose: Pose = shortArm ? { ...natural, ...(pointsAtViewer && { [acting]: POINTING_ACROSS }), shortArm } : natural
  return aids.mobilityAid === 'crutch' ? withCrutch(pose, figure, acting, seat) : pose
}

/** The pose of somebody on open ground. */
export function posedOnGround({ aids }: Look, figure: Pick<Figure, 'action' | 'expression' | 'facing'>): Pose {
  const onGround = { ...figure, arms: null, on: null }
  return posed(aids, onGround, stanceOf(aids, onGround, {}))
}
