import { SIZE } from '../canvas/svg.ts'
import { add, between, subtract } from '../space/vec3.ts'
import type { StageView } from '../stage/cameras.ts'
import { actingHand, hemHand, TOWED } from './acting.ts'
import { comeWithinReach } from './come-within-reach.ts'
import {
  findPlaced,
  hemOf,
  moveAlong,
  type PlacedCreature,
  type PlacedObject,
  type PlacedPerson,
  type PlacedThing,
} from './placed.ts'

/** Moves those who touch, hold or hear something to where hands, laps and ears meet it. */
export function settleContacts(placed: readonly PlacedThing[], view: StageView): void {
  for (const each of placed) {
    if (each.kind === 'object' && each.shot.what === 'sound-rings') ringFrom(each, placed)
    if (each.kind === 'person') comeNear(each, placed)
    if (each.kind === 'person') holdOff(view, each, placed)
    if (each.kind === 'creature') sitOnLap(each, placed)
  }
  for (const each of placed) if (each.kind === 'person') comeWithinReach(each, { placed, view })
}

/** Whoever touches an animal with the hand on the other side of the body is nearer to it. */
function comeNear(person: PlacedPerson, placed: readonly PlacedThing[]): void {
  const { shot, pose, rough } = person
  const target = shot.touches === null || pose.shortArm === undefined ? undefined : findPlaced(placed, shot.touches)
  if (!pose.shortArm || target?.kind !== 'creature' || shot.on !== null || shot.action === 'pulling') return
  const side = Math.sign(target.at[0] - person.at[0])
  const [short, whole] = pose.shortArm === 'left' ? [rough.left, rough.right] : [rough.right, rough.left]
  const step = side * (short.shoulder[0] - whole.shoulder[0])
  if (step <= 0) return
  moveAlong(person, side * step * 1.5)
}

/** Whoever holds a cape from the ground is so far from its hem that it does not hide the face. */
function holdOff(view: StageView, person: PlacedPerson, placed: readonly PlacedThing[]): void {
  const { shot, look, rough, pose } = person
  const hem = shot.touches === 'cape' && !TOWED.has(shot.action) ? hemOf(placed, shot.touches, rough.neck) : undefined
  if (!hem) return
  const isLeft = shot.facing.startsWith('left')
  const { shoulder } = rough[hemHand(shot, pose.shortArm)]
  const length = (look.body.upperArm + look.body.foreArm) * 0.96
  const [dx, dy] = [hem[0] - shoulder[0], hem[1] - shoulder[1]]
  const reach = Math.sqrt(Math.max((length * 0.5) ** 2, length ** 2 - dy ** 2))
  const away = Math.min(reach, look.body.head)
  const step = dx + (isLeft ? away : -away)
  const [x] = view.project(add(rough.head, [step, 0, 0]))
  const scale = view.scaleAt(rough.head)
  const half = look.body.head * 0.7 * scale
  const inside = Math.max(half, Math.min(SIZE - half, x)) - x
  moveAlong(person, step + inside / scale)
}

/** Higher than this, in world units, an animal is beside a wheelchair and not on a lap. */
const LAP_MAX = 430

/** A small animal on the ground is on the lap of somebody in a wheelchair who touches it. */
function sitOnLap(animal: PlacedCreature, placed: readonly PlacedThing[]): void {
  const { shot, creature, at } = animal
  if (shot.on !== null || shot.imagined || at[1] !== 0 || creature.height * shot.size > LAP_MAX) return
  const owner = placed.find((each): each is PlacedPerson => each.kind === 'person' && each.shot.touches === shot.who)
  if (!owner?.pose.inWheelchair) return
  const knees = between(owner.rough.leftLeg.knee, owner.rough.rightLeg.knee, 0.5)
  const lap = add(between(owner.rough.pelvis, knees, 0.8), [0, owner.look.body.thigh * 0.2, -60])
  animal.centre = add(animal.centre, subtract(lap, at))
  animal.at = lap
}

/** What somebody listens to is in the middle of the rings of its sound. */
function ringFrom(rings: PlacedObject, placed: readonly PlacedThing[]): void {
  const listener = placed.find((each): each is PlacedPerson => {
    if (each.kind !== 'person') return false
    const { action, arms, holds } = each.shot
    return holds !== null && (arms ?? action) === 'listening'
  })
  if (!listener) return
  const { shot, look, rough, at } = listener
  const { palm } = rough[actingHand(shot, look.aids.limbDifference)]
  rings.at = [palm[0], palm[1] - (rings.drawing.height * rings.shot.size) / 2, at[2] + 160]
  rings.centre = [palm[0], palm[1], at[2] + 160]
}
