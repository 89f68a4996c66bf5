import type { Action, FigureShot } from '@kahani/scene/shot'
import type { Point } from '../canvas/path.ts'
import { place } from '../canvas/svg.ts'
import { depthOfArm, depthOfHead, facePoints } from '../people/clear-face.ts'
import type { HeldDrawing } from '../people/person.ts'
import { POSES, type Pose } from '../people/pose.ts'
import { type ArmPose, arm, atHead, over, type Side } from '../people/pose-parts.ts'
import { skeletonOf } from '../people/skeleton.ts'
import { inFrame, toFrame } from '../space/frame.ts'
import { add, between, cos, degreesOf, lengthOf, sin, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { Piece } from '../stage/stage.ts'
import { actingHand } from './acting.ts'
import { clearTilt, isSlim } from './clear-thing.ts'
import { type Company, needsAir } from './company.ts'
import { drawHeld, type HeldThing } from './draw-things.ts'
import { placingOf, type reachFor } from './hands-and-eyes.ts'
import type { PlacedPerson } from './placed.ts'

/** Things in hands. */

const FREE_HANDS = new Set<Action>([
  'holding',
  'standing',
  'walking',
  'running',
  'sitting',
  'kneeling',
  'crouching',
  'looking-up',
  'riding',
  'tiptoeing',
  'balancing',
  'climbing',
  'jumping',
  'floating',
  'dancing',
  'clapping',
])

/** The only hand, if it is the near one, holds things up beside the face instead of before it. */
const ASIDE: ArmPose = arm([66, 96], [126, 84], 'grip')

/** The pose with its arms around a held item. */
function posedWith(
  pose: Pose,
  { action, facing }: Pick<FigureShot, 'action' | 'facing'>,
  kind: HeldThing['grip']['kind'],
  acting: Side,
): Pose {
  const isNearOnly = pose.shortArm !== undefined && facing.startsWith(acting)
  if (action === 'holding-up' && isNearOnly) return { ...pose, [acting]: ASIDE }
  if (kind === 'both')
    return FREE_HANDS.has(action) ? { ...pose, left: POSES.holding.left, right: POSES.holding.right } : pose
  if (!FREE_HANDS.has(action)) return pose
  const up = isNearOnly ? ASIDE : POSES['holding-up'].left
  return { ...pose, [acting]: kind === 'hang' ? POSES.carrying.left : up }
}

/** The arm without a hand, beside what the other hand holds. */
const SHORT_ARM: ArmPose = arm([24, 62], [78, 34])

function armsMeet(company: Company, person: PlacedPerson, pose: Pose, reach: ReturnType<typeof reachFor>): boolean {
  const { body } = person.look
  const { left, right } = skeletonOf(body, pose, placingOf(company, person, reach))
  return lengthOf(subtract(left.palm, right.palm)) < body.hand * 2.4
}

/** Who does this on something holds on to it. */
const HOLDS_ON: ReadonlySet<Action> = new Set<Action>([
  'riding',
  'climbing',
  'swinging',
  'rowing',
  'pulling',
  'pushing',
])

/** The pose whose hands grip only what is in them, what they reach for and what they hold on to. */
function gripping(pose: Pose, { shot }: PlacedPerson, around: ReadonlySet<Side>): Pose {
  const holdsOn = HOLDS_ON.has(shot.arms ?? shot.action) && (shot.on !== null || shot.touches !== null)
  const shaped = (side: Side): ArmPose => {
    const isFull = holdsOn || around.has(side) || 'onRim' in pose[side].bend || pose.crutch?.side === side
    if (pose[side].hand !== 'grip' || isFull) return pose[side]
    return { ...pose[side], hand: 'upper' in pose[side].bend ? 'open' : 'rest' }
  }
  return { ...pose, left: shaped('left'), right: shaped('right') }
}

/** What is longer, in world units, is held aslant in both hands, so that the face is seen. */
const LONG = 800

/** Degrees by which something slim behind a head leans away from it. */
const AWAY = 40

/** Degrees by which an oar leans forward, away from the face, so that its blade is in the water behind the hands. */
const ROWING_TURN = 27

/** Degrees by which a long thing is turned: whoever looks down or stands on a drum strikes with it. */
const turnOfLong = ({ looksAt, facing, action, on }: FigureShot): number => {
  // Behind the back it points down, away from the face.
  const lean = action === 'hiding-behind-back' ? 190 : looksAt === 'down' || on === 'rain-drum' ? 128 : 24
  return facing.startsWith('left') ? -lean : lean
}

/** What is in the hands is not on the head. */
export const isBareheaded = ({ shot, look }: PlacedPerson): boolean =>
  shot.holds !== null && shot.holds === look.outfit.headgear

/** A pose that holds something, the drawing of that, and its light. */
interface Holding {
  pose: Pose
  /** Where the thing is, in the world. */
  hand?: Vec3
  held: HeldDrawing[]
  lamp?: Piece['light']
}

const BOTH_SIDES: readonly Side[] = ['left', 'right']

/** The hand that does this is at the head or stretched out, so that the other one holds things. */
const WITH_ONE_HAND: ReadonlySet<Action> = new Set<Action>([
  'covering-ears',
  'covering-eyes',
  'feeling-ahead',
  'gasping',
  'hand-on-heart',
  'hands-on-cheeks',
  'leaning',
  'thinking',
  'whispering',
])

/** Who does this has things in both arms. */
const IN_ARMS: ReadonlySet<Action> = new Set<Action>(['cradling', 'hugging', 'holding', 'cupping'])

const AT_MOUTH: ReadonlySet<Action> = new Set<Action>(['blowing', 'drinking', 'eating', 'playing'])

/** Hands at the head of somebody in a helmet of glass or in a bubble of air are outside of it, in head radii. */
const OUTSIDE = 1.75
const BELOW = -1.45

function outsideGlass(pose: Pose): Pose {
  const moved = (own: ArmPose): ArmPose => {
    if (!('onHead' in own.bend)) return own
    const [x, y, z] = own.bend.onHead
    const away = Math.max(1, OUTSIDE / Math.hypot(x, y, z))
    const at: Vec3 = y < -0.5 && own.over === undefined ? [x, Math.min(y, BELOW), z] : [x * away, y * away, z * away]
    return { ...own, bend: { onHead: at } }
  }
  return { ...pose, left: moved(pose.left), right: moved(pose.right) }
}

const isInGlass = (company: Company, { look, shot }: PlacedPerson): boolean =>
  !shot.imagined && (needsAir(company) || look.outfit.headgear === 'helmet') && shot.action !== 'sleeping'

/** The lips, in head radii from the centre of the head: to the side, up, forward; and before the glass of a helmet. */
const LIPS: Vec3 = [0, -0.6, 0.98]
const BEFORE_GLASS: Vec3 = [0, -0.78, 1.44]

/** Something that is blown begins at the lips and points ahead and down, so that the face is seen; both hands hold it. */
function blow(
  company: Company,
  person: PlacedPerson,
  { drawing, grip, blown: { at: tip, end } }: HeldThing & { blown: NonNullable<HeldThing['blown']> },
): Holding {
  const { view } = company
  const { look, pose } = person
  const { head, skull, neck, waist } = skeletonOf(look.body, pose, placingOf(company, person, undefined))
  const r = look.body.head / 2
  const lips = add(head, times(inFrame(skull, isInGlass(company, person) ? BEFORE_GLASS : LIPS), r))
  const length = Math.hypot(end[0] - tip[0], end[1] - tip[1]) * grip.scale
  const ahead = unit(add(skull.forward, [0, -0.55, 0]))
  const hands = times(toFrame(skull, subtract(add(lips, times(ahead, length * 0.5)), head)), 1 / r)
  const [x, y] = view.project(lips)
  const [x1, y1] = view.project(add(lips, times(ahead, length)))
  const scale = view.scaleAt(lips) * grip.scale
  const isMirrored = end[0] - tip[0] < 0 !== x1 < x
  const flip = isMirrored ? -1 : 1
  const turn = degreesOf(y1 - y, x1 - x) - degreesOf(end[1] - tip[1], (end[0] - tip[0]) * flip)
  const [c, s] = [cos(turn), sin(turn)]
  const [tx, ty] = [tip[0] * flip * c - tip[1] * s, tip[0] * flip * s + tip[1] * c]
  return {
    pose: {
      ...pose,
      left: over('mouth', atHead(0.24 + hands[0], hands[1] - 0.3, hands[2])),
      right: over('mouth', atHead(0.24 - hands[0], hands[1] - 0.3, hands[2])),
    },
    held: [
      {
        drawing: place(drawing, x - tx * scale, y - ty * scale, { scale, turn, mirrored: isMirrored }),
        depth: Math.min(view.depthOf(lips), (view.depthOf(waist) + view.depthOf(neck)) / 2 - 64) - 1,
      },
    ],
  }
}

/** The thing in the hands of a person, and the pose that holds it. */
export function holdThing(company: Company, person: PlacedPerson, reach: ReturnType<typeof reachFor>): Holding {
  const { context, view, story } = company
  const { shot, look, pose: usualPose } = person
  const inGlass = isInGlass(company, person)
  const empty = inGlass ? outsideGlass(usualPose) : usualPose
  const item = shot.holds && drawHeld(context, shot.holds, story, isBareheaded(person) ? look.outfit.hat : undefined)
  const reaching: Side[] = reach ? (['left', 'right'] as const).filter(side => reach[side]) : []
  if (!item) return { pose: gripping(empty, person, new Set(reaching)), held: [] }
  const { drawing, grip, isOverArms, height, halfWidth, light, blown } = item
  const doing = shot.arms ?? shot.action
  if (blown && doing === 'blowing' && !/away|back/.test(shot.facing)) return blow(company, person, { ...item, blown })
  const natural = actingHand(shot, look.aids.limbDifference)
  const other = natural === 'left' ? 'right' : 'left'
  // The far hand, so that what is in it is not before the face.
  const isFar = FREE_HANDS.has(doing) && grip.kind !== 'both' && shot.facing.startsWith('left')
  // A heart beats where the hand is.
  const isBusy = WITH_ONE_HAND.has(doing) && shot.holds !== 'heartbeat' && empty.shortArm !== other
  const side = isBusy || (isFar && natural === 'left' && empty.shortArm !== other) ? other : natural
  const armed = isBusy
    ? { ...empty, [side]: POSES.carrying.left }
    : posedWith(empty, { ...shot, action: doing }, grip.kind, side)
  // An arm that ends below the elbow is not at the other hand, where it would look as if it had a hand too.
  const isAlone = empty.shortArm !== undefined && !AT_MOUTH.has(doing) && armsMeet(company, person, armed, reach)
  const acts = isAlone ? { ...armed, [empty.shortArm ?? other]: SHORT_ARM } : armed
  const posed = inGlass ? outsideGlass(acts) : acts
  const bones = skeletonOf(look.body, posed, placingOf(company, person, reach))
  const { left, right } = bones
  const acting = side === 'left' ? left : right
  const atEar = doing === 'listening'
  const [x0, y0] = view.project(left.palm)
  const [x1, y1] = view.project(right.palm)
  const handLength = look.body.hand * view.scaleAt(acting.palm)
  const sized = view.scaleAt(acting.palm) * grip.scale
  // Hands that are too far from each other for a thing hold it in one of them.
  const isBetween =
    Math.abs(x1 - x0) < 2 * halfWidth * sized + handLength * 0.5 &&
    Math.abs(y1 - y0) < height * sized * 0.5 + handLength
  const isInBoth =
    !isAlone && grip.kind === 'both' && !atEar && !isBusy && (isBetween || (isOverArms && IN_ARMS.has(doing)))
  const around: readonly Side[] = isInBoth || Math.hypot(x1 - x0, y1 - y0) < handLength * 0.3 ? BOTH_SIDES : [side]
  const shaped =
    isInBoth || posed[side].hand === 'open' ? posed : { ...posed, [side]: { ...posed[side], hand: 'grip' } }
  const pose = gripping(shaped, person, new Set([...reaching, ...around]))
  // What a sleeper holds in arms that lie as in another action is not under the quilt.
  const isOverQuilt = shot.action === 'sleeping' && shot.arms !== null
  const hand = isInBoth ? between(left.palm, right.palm, 0.5) : acting.palm
  const at = view.project(hand)
  const scale = view.scaleAt(hand) * grip.scale * (atEar ? 0.8 : 1)
  const rows = doing === 'rowing'
  const usual = rows
    ? ROWING_TURN * (shot.facing.startsWith('left') ? -1 : 1)
    : height < LONG || !(isInBoth || isAlone)
      ? 0
      : turnOfLong(shot)
  // An oar is held near its end.
  const taken: Point = [grip.at[0], rows ? -height * 0.85 : grip.at[1]]
  const nearest = Math.min(view.depthOf(left.palm), view.depthOf(right.palm)) - (isOverQuilt ? 2200 : 90)
  const nearer = Math.min(nearest, ...[left, right].map(each => depthOfArm(each, bones, view) - 1))
  // A fist would hide what is not larger than it is.
  const isSmall = Math.max(halfWidth * 2, height) * scale < handLength * (posed[side].hand === 'grip' ? 2.4 : 3.4)
  // From below, hands at the mouth are deeper than the chest, but what they hold is in front of the face.
  const atMouth = AT_MOUTH.has(doing) && !/away|back/.test(shot.facing)
  const face = depthOfHead(look.body, bones, view)
  const torso = (view.depthOf(bones.waist) + view.depthOf(bones.neck)) / 2
  const behind = view.depthOf(hand) + (atEar ? -160 : 12)
  // In a hand beside the body it is in front of the clothes.
  const depth = behind < torso + look.body.shoulder ? Math.min(behind, torso - 66) : behind
  const lies = bones.chest.up[1] < 0.5
  // In an arm that hangs, what is upright is along the arm.
  const alongArm = grip.kind === 'upright' && acting.palm[1] < acting.elbow[1]
  // What is behind the back of somebody in a wheelchair is behind its wheels.
  const isBehindChair = doing === 'hiding-behind-back' && pose.inWheelchair === true
  const own = isBehindChair
    ? torso + look.body.shoulder * 3
    : isOverArms || isSmall || lies || alongArm || doing === 'hiding-behind-back' || isOverQuilt
      ? nearer
      : atMouth
        ? Math.min(depth, face - 1)
        : depth
  const points = own < face ? facePoints(look.body, bones, view, atMouth) : []
  const clear = clearTilt(item, { at, scale, turn: usual, grip: taken }, points)
  // What would hide the face in any tilt is behind the head; if it is slim, it leans away from it.
  const isBehindHead = clear === undefined && !atMouth && !isOverArms
  const leans = isBehindHead && grip.kind === 'upright' && isSlim(item)
  const turn = clear ?? usual + (leans ? AWAY * Math.sign(at[0] - view.project(bones.head)[0]) : 0)
  const [c, s] = [cos(turn), sin(turn)]
  const [gx, gy] = [taken[0] * c - taken[1] * s, taken[0] * s + taken[1] * c]
  const [x, y] = at
  // What is at the mouth ends at the lips.
  const [, lips] = view.project(add(bones.head, times(inFrame(bones.skull, LIPS), look.body.head / 2)))
  const top = y - (height + taken[1]) * scale
  const lower =
    isInBoth && atMouth && clear === usual
      ? Math.max(0, Math.min(lips - top, (height + taken[1]) * scale + handLength * 0.4))
      : 0
  return {
    pose,
    hand,
    held: [
      {
        drawing: place(drawing, x - gx * scale, y + lower - gy * scale, { scale, turn }),
        depth: isBehindHead ? face + 1 : own,
      },
    ],
    ...(light && {
      lamp: [
        x + (light.at[0] - grip.at[0]) * scale,
        y + lower + (light.at[1] - grip.at[1]) * scale,
        light.r * scale * 1.5,
      ],
    }),
  }
}
