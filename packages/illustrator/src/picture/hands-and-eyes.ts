import type { Action, Thing } from '@kahani/scene/shot'
import type { Body } from '../people/body.ts'
import type { Placing } from '../people/skeleton.ts'
import { add, between, lengthOf, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import { actingHand, hemHand } from './acting.ts'
import type { Company } from './company.ts'
import { mouthOf } from './draw-things.ts'
import { findPlaced, hemOf, holderOf, type PlacedPerson, type PlacedThing } from './placed.ts'

/** Where people look, and what their hands do. */

/** Where something is: on its own, or in somebody's hands. */
function placeOf({ placed }: Company, thing: Thing): Vec3 | undefined {
  const holder = holderOf(placed, thing)
  return holder ? heldAt(holder) : findPlaced(placed, thing)?.centre
}

/** Where somebody has what it holds. */
function heldAt(holder: PlacedThing): Vec3 {
  if (holder.kind === 'person') return handsOf(holder)
  if (holder.kind === 'object') return holder.centre
  const { creature, shot, mirrored, at } = holder
  const [x, y] = mouthOf(creature)
  return add(at, [x * shot.size * (mirrored ? -1 : 1), -y * shot.size, -20])
}

const handsOf = ({ rough }: PlacedPerson): Vec3 => between(rough.left.palm, rough.right.palm, 0.5)

/** As on a stage, faces are not turned farther from the viewer than this: depth gained for each unit to the side. */
const OPEN_FACE = 0.7

function gazeOf(company: Company, person: PlacedPerson): Vec3 | undefined {
  const gaze = lookedAt(company, person)
  const { facing, action } = person.shot
  // Whoever is upside down faces the other way.
  const isSeen = facing === 'viewer' || (action === 'tumbling' ? facing.endsWith('back') : !/back|away/.test(facing))
  if (!gaze || !isSeen) return gaze
  const [x, y, z] = gaze
  const { head } = person.rough
  return [x, y, Math.min(z, head[2] - Math.abs(x - head[0]) * OPEN_FACE)]
}

function lookedAt(company: Company, { shot, rough, at, look }: PlacedPerson): Vec3 | undefined {
  switch (shot.looksAt) {
    case 'ahead':
      return shot.action === 'looking-up' ? add(at, add(times(rough.hips.forward, 600), [0, 2600, 0])) : undefined
    case 'viewer':
      return add(rough.head, times(company.view.frame.forward, -3000))
    case 'up':
      return add(rough.head, [times(rough.chest.forward, 500)[0], 900, -260])
    case 'down':
      return add(at, add(times(rough.chest.forward, Math.max(300, look.body.stature * 0.25)), [0, 0, -120]))
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
export function reachFor(
  company: Pick<Company, 'placed' | 'view'>,
  person: PlacedPerson,
): { left?: Vec3; right?: Vec3 } | undefined {
  const { placed } = company
  const { shot, rough, look } = person
  if (shot.touches === null) return undefined
  const hem = hemOf(placed, shot.touches, rough.neck)
  if (hem) return { [hemHand(shot, person.pose.shortArm)]: hem }
  const holder = holderOf(placed, shot.touches)
  const target = holder ? { ...holder, centre: heldAt(holder) } : findPlaced(placed, shot.touches)
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
  const onShoulder = target.kind === 'person' && !holder && doing !== 'pulling'
  const point = onShoulder
    ? shoulderOf(target, rough.neck)
    : target.kind === 'person' && !holder
      ? target.rough.waist
      : target.centre
  const beside =
    onShoulder || holder?.kind === 'creature' ? point : subtract(point, times(towards, edgeTowards(target, towards)))
  const onShaft =
    target.kind === 'object' && target.shaft && !holder ? onLever(person, target.centre, target.shaft) : null
  const edge = atOwnDepth(company, person, onShaft ?? beside)
  if (BOTH_HANDS.has(doing)) {
    // Who hangs has the head between the arms, and hair.
    const { shoulder, head } = look.body
    const along = target.kind === 'object' && target.shaft && unit(subtract(target.shaft, target.centre))
    const apart = along
      ? times(along, -look.body.hand * 0.5)
      : times(rough.chest.side, doing === 'swinging' ? Math.max(shoulder * 1.9, head * 0.8) : shoulder * 0.5)
    return { left: add(edge, apart), right: subtract(edge, apart) }
  }
  if (doing === 'reaching') return { [actingHand(shot, look.aids.limbDifference)]: edge }
  // The hand on the side of the target.
  const leftIsNearer =
    subtract(target.centre, rough.neck)[0] * rough.chest.side[0] +
      subtract(target.centre, rough.neck)[2] * rough.chest.side[2] >=
    0
  const isLeft = person.pose.shortArm ? person.pose.shortArm === 'right' : leftIsNearer
  // The only hand reaches past the front of the body if it is on the other side.
  const isAcross = person.pose.shortArm !== undefined && isLeft !== leftIsNearer
  const palm: Vec3 = isAcross ? [edge[0], edge[1], Math.min(edge[2], rough.neck[2] - look.body.shoulder)] : edge
  const { shoulder } = isLeft ? rough.left : rough.right
  // A folded arm would look like a stump.
  if (target.kind === 'creature' && lengthOf(subtract(palm, shoulder)) < armLength(look.body) * NEAREST)
    return undefined
  return isLeft ? { left: palm } : { right: palm }
}

/** The top of the shoulder that is nearer. */
function shoulderOf({ look, rough: { left, right } }: PlacedPerson, from: Vec3): Vec3 {
  const isLeft = lengthOf(subtract(left.shoulder, from)) < lengthOf(subtract(right.shoulder, from))
  return add((isLeft ? left : right).shoulder, [0, look.body.armRadius, 0])
}

/** Share of an arm's length from which something can be touched. */
const NEAREST = 0.5

/** The length of an arm with its hand. */
export const armLength = ({ upperArm, foreArm, hand }: Body): number => upperArm + foreArm + hand * 0.45

/** The highest place of a lever that somebody can reach. */
function onLever({ look, rough }: PlacedPerson, tip: Vec3, end: Vec3): Vec3 {
  const places = Array.from({ length: 11 }, (_, i) => between(tip, end, i / 10))
  const reaches = (each: Vec3) => each[1] - rough.neck[1] < armLength(look.body) * 0.4
  return places.find(reaches) ?? end
}

/** Where a thing farther from the viewer is seen, as near as the arms are: hands that reach into the picture would look short. */
function atOwnDepth({ view }: Pick<Company, 'view'>, { rough, look }: PlacedPerson, point: Vec3): Vec3 {
  const own = view.depthOf(rough.neck) + armLength(look.body) * 0.4
  const depth = view.depthOf(point)
  return depth > own ? between(view.eye, point, own / depth) : point
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
