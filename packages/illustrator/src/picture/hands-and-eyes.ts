import type { Action, FigureShot, Thing } from '@kahani/scene/shot'
import type { Point } from '../canvas/path.ts'
import { place } from '../canvas/svg.ts'
import { depthOfHead, facePoints } from '../people/clear-face.ts'
import type { HeldDrawing } from '../people/person.ts'
import { POSES, type Pose } from '../people/pose.ts'
import { type ArmPose, atHead, over, type Side } from '../people/pose-parts.ts'
import { type Placing, skeletonOf } from '../people/skeleton.ts'
import { inFrame, toFrame } from '../space/frame.ts'
import { add, between, cos, degreesOf, sin, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { Piece } from '../stage/stage.ts'
import { actingHand } from './acting.ts'
import { clearTilt } from './clear-thing.ts'
import { type Company, needsAir } from './company.ts'
import { drawHeld, type HeldThing } from './draw-things.ts'
import { findPlaced, hemOf, holderOf, type PlacedPerson, type PlacedThing } from './placed.ts'

/** Where people look, and what their hands do. */

/** Where something is: on its own, or in somebody's hands. */
function placeOf({ placed }: Company, thing: Thing): Vec3 | undefined {
  const holder = holderOf(placed, thing)
  return holder?.kind === 'person' ? handsOf(holder) : findPlaced(placed, thing)?.centre
}

const handsOf = ({ rough }: PlacedPerson): Vec3 => between(rough.left.palm, rough.right.palm, 0.5)

/** As on a stage, faces are not turned farther from the viewer than this: depth gained for each unit to the side. */
const OPEN_FACE = 0.7

export function gazeOf(company: Company, person: PlacedPerson): Vec3 | undefined {
  const gaze = lookedAt(company, person)
  const { facing, action } = person.shot
  // Whoever is upside down faces the other way.
  const isSeen = facing === 'viewer' || facing.endsWith(action === 'tumbling' ? 'back' : 'front')
  if (!gaze || !isSeen) return gaze
  const [x, y, z] = gaze
  const { head } = person.rough
  return [x, y, Math.min(z, head[2] - Math.abs(x - head[0]) * OPEN_FACE)]
}

function lookedAt(company: Company, { shot, rough, at }: PlacedPerson): Vec3 | undefined {
  switch (shot.looksAt) {
    case 'ahead':
      return shot.action === 'looking-up' ? add(at, add(times(rough.hips.forward, 600), [0, 2600, 0])) : undefined
    case 'viewer':
      return add(rough.head, times(company.view.frame.forward, -3000))
    case 'up':
      return add(rough.head, [times(rough.chest.forward, 500)[0], 900, -260])
    case 'down':
      return add(at, add(times(rough.chest.forward, 300), [0, 0, -120]))
    default:
      return placeOf(company, shot.looksAt)
  }
}

/** Where somebody is, looks and reaches, as it is drawn. */
export function placingOf(company: Company, person: PlacedPerson, reach: ReturnType<typeof reachFor>): Placing {
  const { at, yaw, seat } = person
  return { at, yaw, seat, reach, gaze: gazeOf(company, person), view: company.view }
}

/** Palms on what is touched: around a person, or at the near edge of a thing. */
export function reachFor({ placed }: Company, person: PlacedPerson): { left?: Vec3; right?: Vec3 } | undefined {
  const { shot, rough, look } = person
  if (shot.touches === null) return undefined
  const hem = hemOf(placed, shot.touches, rough.neck)
  if (hem) return shot.facing.startsWith('left') ? { right: hem } : { left: hem }
  const holder = holderOf(placed, shot.touches)
  const target = holder?.kind === 'person' ? { ...holder, centre: handsOf(holder) } : findPlaced(placed, shot.touches)
  if (!target || target === person) return undefined
  const towards = unit(subtract(target.centre, rough.neck))
  const doing = shot.arms ?? shot.action
  if (doing === 'hugging') {
    const middle: Vec3 =
      target.kind === 'person'
        ? between(target.rough.waist, target.rough.neck, 0.55)
        : add(target.at, [0, target.centre[1] - target.at[1] > 0 ? (target.centre[1] - target.at[1]) * 0.62 : 0, 0])
    const beyond = times([towards[0], 0, towards[2]], target.halfWidth * 0.6)
    return {
      left: add(add(middle, beyond), [0, 20, rough.chest.side[2] > 0 ? 70 : -70]),
      right: add(add(middle, beyond), [0, -30, rough.chest.side[2] > 0 ? -70 : 70]),
    }
  }
  // People are held by the waist and touched on the shoulder.
  const point =
    target.kind !== 'person' || holder ? target.centre : doing === 'pulling' ? target.rough.waist : target.rough.neck
  const edge = subtract(point, times(towards, edgeTowards(target, towards)))
  if (BOTH_HANDS.has(doing)) {
    // Who hangs has the head between the arms.
    const apart = times(rough.chest.side, look.body.shoulder * (doing === 'swinging' ? 1.9 : 0.5))
    return { left: add(edge, apart), right: subtract(edge, apart) }
  }
  if (doing === 'reaching') return { [actingHand(shot, look.aids.limbDifference)]: edge }
  // The hand on the side of the target.
  const leftIsNearer =
    subtract(target.centre, rough.neck)[0] * rough.chest.side[0] +
      subtract(target.centre, rough.neck)[2] * rough.chest.side[2] >=
    0
  const isLeft = person.pose.shortArm ? person.pose.shortArm === 'right' : leftIsNearer
  return isLeft ? { left: edge } : { right: edge }
}

/** From the point that is touched to its edge, except for a handle; long animals are touched on the back, not at the tail. */
function edgeTowards(target: PlacedThing, [x, y, z]: Vec3): number {
  if (target.kind === 'object') return target.drawing.handle ? 0 : target.halfWidth * 0.8
  const width = target.halfWidth * 0.9
  if (target.kind === 'person') return width
  const height = Math.min(width, target.creature.height * target.shot.size * 0.3)
  return 1 / Math.hypot(Math.hypot(x, z) / width, y / height)
}

const BOTH_HANDS: ReadonlySet<Action> = new Set<Action>(['pulling', 'pushing', 'holding', 'swinging'])

const FREE_HANDS = new Set<Action>([
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
])

/** The pose with its arms around a held item. */
function posedWith(pose: Pose, action: Action, kind: HeldThing['grip']['kind'], acting: Side): Pose {
  if (kind === 'both')
    return FREE_HANDS.has(action) || action === 'holding'
      ? { ...pose, left: POSES.holding.left, right: POSES.holding.right }
      : pose
  if (!FREE_HANDS.has(action)) return pose
  return { ...pose, [acting]: kind === 'hang' ? POSES.carrying.left : POSES['holding-up'].left }
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
    return pose[side].hand === 'grip' && !isFull ? { ...pose[side], hand: 'rest' } : pose[side]
  }
  return { ...pose, left: shaped('left'), right: shaped('right') }
}

/** What is longer, in world units, is held aslant in both hands, so that the face is seen. */
const LONG = 800

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
  held: HeldDrawing[]
  lamp?: Piece['light']
}

const BOTH_SIDES: readonly Side[] = ['left', 'right']

/** The hand that does this is at the head, so that the other one holds things. */
const AT_HEAD: ReadonlySet<Action> = new Set<Action>([
  'covering-ears',
  'covering-eyes',
  'gasping',
  'hands-on-cheeks',
  'leaning',
  'thinking',
  'whispering',
])

const AT_MOUTH: ReadonlySet<Action> = new Set<Action>(['blowing', 'drinking', 'eating', 'playing'])

/** The lips, in head radii from the centre of the head: to the side, up, forward; and before the glass of a helmet. */
const LIPS: Vec3 = [0, -0.6, 0.98]
const BEFORE_GLASS: Vec3 = [0, -1.02, 1.3]

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
  const inGlass = needsAir(company) || look.outfit.headgear === 'helmet'
  const lips = add(head, times(inFrame(skull, inGlass ? BEFORE_GLASS : LIPS), r))
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
  const { shot, look, pose: empty } = person
  const item = shot.holds && drawHeld(context, shot.holds, story, isBareheaded(person) ? look.outfit.hat : undefined)
  const reaching: Side[] = reach ? (['left', 'right'] as const).filter(side => reach[side]) : []
  if (!item) return { pose: gripping(empty, person, new Set(reaching)), held: [] }
  const { drawing, grip, isOverArms, height, halfWidth, light, blown } = item
  const doing = shot.arms ?? shot.action
  if (blown && doing === 'blowing' && !/away|back/.test(shot.facing)) return blow(company, person, { ...item, blown })
  const natural = actingHand(shot, look.aids.limbDifference)
  const other = natural === 'left' ? 'right' : 'left'
  const isBusy = AT_HEAD.has(doing) && empty.shortArm !== other
  const side = isBusy ? other : natural
  const posed = isBusy ? { ...empty, [side]: POSES.carrying.left } : posedWith(empty, doing, grip.kind, side)
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
  const isInBoth = grip.kind === 'both' && !atEar && !isBusy && isBetween
  const around: readonly Side[] = isInBoth || Math.hypot(x1 - x0, y1 - y0) < handLength * 0.5 ? BOTH_SIDES : [side]
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
    : height < LONG || !isInBoth
      ? 0
      : turnOfLong(shot)
  // An oar is held near its end.
  const taken: Point = [grip.at[0], rows ? -height * 0.85 : grip.at[1]]
  const nearer = Math.min(view.depthOf(left.palm), view.depthOf(right.palm)) - (isOverQuilt ? 2200 : 90)
  // A fist would hide what is not larger than it is.
  const isSmall = Math.max(halfWidth * 2, height) * scale < handLength * (posed[side].hand === 'grip' ? 2.4 : 3.4)
  // From below, hands at the mouth are deeper than the chest, but what they hold is in front of the face.
  const atMouth = AT_MOUTH.has(doing) && !/away|back/.test(shot.facing)
  const face = depthOfHead(look.body, bones, view)
  const torso = (view.depthOf(bones.waist) + view.depthOf(bones.neck)) / 2
  const behind = view.depthOf(hand) + (atEar ? -160 : 12)
  // In a hand beside the body it is in front of the clothes.
  const depth = behind < torso + look.body.shoulder ? Math.min(behind, torso - 66) : behind
  const own =
    isOverArms || isSmall || doing === 'hiding-behind-back' || isOverQuilt
      ? nearer
      : atMouth
        ? Math.min(depth, face - 1)
        : depth
  const points = own < face ? facePoints(look.body, bones, view, atMouth) : []
  const turn = clearTilt(item, { at, scale, turn: usual, grip: taken }, points)
  const [c, s] = [cos(turn ?? usual), sin(turn ?? usual)]
  const [gx, gy] = [taken[0] * c - taken[1] * s, taken[0] * s + taken[1] * c]
  const [x, y] = at
  // What is at the mouth ends at the lips.
  const [, lips] = view.project(add(bones.head, times(inFrame(bones.skull, LIPS), look.body.head / 2)))
  const top = y - (height + taken[1]) * scale
  const lower =
    isInBoth && atMouth && turn === usual ? Math.max(0, Math.min(lips - top, (height + taken[1]) * scale)) : 0
  return {
    pose,
    held: [
      {
        drawing: place(drawing, x - gx * scale, y + lower - gy * scale, { scale, turn: turn ?? usual }),
        // What would hide the face in any tilt is behind the head.
        depth: turn === undefined && !atMouth ? face + 1 : own,
      },
    ],
    ...(light && {
      lamp: [x + (light.at[0] - grip.at[0]) * scale, y + (light.at[1] - grip.at[1]) * scale, light.r * scale * 1.5],
    }),
  }
}
