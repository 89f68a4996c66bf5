import type { Action, FigureShot, Thing } from '@kahani/scene/shot'
import { place } from '../canvas/svg.ts'
import type { HeldDrawing } from '../people/person.ts'
import { POSES, type Pose } from '../people/pose.ts'
import { atHead, type Side } from '../people/pose-parts.ts'
import { skeletonOf } from '../people/skeleton.ts'
import { inFrame, toFrame } from '../space/frame.ts'
import { add, between, cos, degreesOf, sin, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { Piece } from '../stage/stage.ts'
import { actingHand } from './acting.ts'
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
      return shot.action === 'looking-up' ? add(at, [160, 2600, 600]) : undefined
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
function posedWith(pose: Pose, action: Action, kind: 'both' | 'hang' | 'upright', acting: Side): Pose {
  if (kind === 'both')
    return FREE_HANDS.has(action) || action === 'holding'
      ? { ...pose, left: POSES.holding.left, right: POSES.holding.right }
      : pose
  if (!FREE_HANDS.has(action)) return pose
  return { ...pose, [acting]: kind === 'hang' ? POSES.carrying.left : POSES['holding-up'].left }
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

const AT_MOUTH: ReadonlySet<Action> = new Set<Action>(['blowing', 'drinking', 'eating'])

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
  const { look, pose, yaw, seat, at } = person
  const { head, skull, neck, waist } = skeletonOf(look.body, pose, { at, yaw, seat })
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
      left: atHead(0.24 + hands[0], hands[1] - 0.3, hands[2]),
      right: atHead(0.24 - hands[0], hands[1] - 0.3, hands[2]),
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
  const { shot, look, yaw, seat, at, pose: empty } = person
  const item = shot.holds && drawHeld(context, shot.holds, story, isBareheaded(person) ? look.outfit.hat : undefined)
  if (!item) return { pose: empty, held: [] }
  const { drawing, grip, isOverArms, height, light, blown } = item
  const doing = shot.arms ?? shot.action
  if (blown && doing === 'blowing' && !/away|back/.test(shot.facing)) return blow(company, person, { ...item, blown })
  const side = actingHand(shot, look.aids.limbDifference)
  const pose = posedWith(empty, doing, grip.kind, side)
  const { left, right } = skeletonOf(look.body, pose, { at, yaw, seat, reach })
  const acting = side === 'left' ? left : right
  const atEar = doing === 'listening'
  // What a sleeper holds in arms that lie as in another action is not under the quilt.
  const isOverQuilt = shot.action === 'sleeping' && shot.arms !== null
  const hand = grip.kind === 'both' && !atEar ? between(left.palm, right.palm, 0.5) : acting.palm
  const [x, y] = view.project(hand)
  const scale = view.scaleAt(hand) * grip.scale * (atEar ? 0.8 : 1)
  const rows = doing === 'rowing'
  const turn = rows
    ? ROWING_TURN * (shot.facing.startsWith('left') ? -1 : 1)
    : height < LONG || grip.kind !== 'both'
      ? 0
      : turnOfLong(shot)
  const [c, s] = [cos(turn), sin(turn)]
  // An oar is held near its end.
  const [ux, uy] = [grip.at[0], rows ? -height * 0.85 : grip.at[1]]
  const [gx, gy] = [ux * c - uy * s, ux * s + uy * c]
  const nearer = Math.min(view.depthOf(left.palm), view.depthOf(right.palm)) - (isOverQuilt ? 2200 : 90)
  // From below, hands at the mouth are deeper than the chest, but what they hold is in front of the face.
  const { head, neck, waist } = skeletonOf(look.body, pose, { at, yaw, seat })
  const atMouth = AT_MOUTH.has(doing) && !/away|back/.test(shot.facing)
  const face = Math.min(view.depthOf(head), (view.depthOf(waist) + view.depthOf(neck)) / 2 - 64) - 1
  const depth = view.depthOf(hand) + (atEar ? -160 : 12)
  return {
    pose,
    held: [
      {
        drawing: place(drawing, x - gx * scale, y - gy * scale, { scale, turn }),
        depth:
          isOverArms || doing === 'hiding-behind-back' || isOverQuilt
            ? nearer
            : atMouth
              ? Math.min(depth, face)
              : depth,
      },
    ],
    ...(light && {
      lamp: [x + (light.at[0] - grip.at[0]) * scale, y + (light.at[1] - grip.at[1]) * scale, light.r * scale * 1.5],
    }),
  }
}
