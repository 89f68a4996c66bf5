import type { Action } from '@kahani/scene/shot'
import type { Vec3 } from '../space/vec3.ts'
import type { Company } from './company.ts'
import { armLength, reachFor } from './hands-and-eyes.ts'
import { moveAlong, type PlacedPerson } from './placed.ts'

/** Who does this is where the storyboard says, or is held by what they touch. */
const STAYS: ReadonlySet<Action> = new Set<Action>([
  'flying',
  'floating',
  'falling',
  'swinging',
  'swimming',
  'sleeping',
  'hugging',
])
/** As far as somebody is moved, in world units: farther away, they are meant to reach out in vain. */
const FARTHEST = 420
/** Share of the arm's length by which somebody stays beside what is too high or low. */
const BESIDE = 0.4

/** Between the middles of two heads that leave each other room, as a share of both. */
const HEADS = 0.46

/** Moves somebody on the ground along the picture until the hands reach what they touch. */
export function comeWithinReach(person: PlacedPerson, company: Pick<Company, 'placed' | 'view'>): void {
  const { shot } = person
  if (
    shot.touches === null ||
    shot.touches === 'cape' ||
    shot.on !== null ||
    shot.imagined ||
    shot.holds === 'rope' ||
    STAYS.has(shot.action)
  )
    return
  // The edge of what is touched depends on where it is touched from.
  for (let round = 0; round < 2; round++) {
    const step = missing(person, company)
    if (step === 0 || Math.abs(step) > FARTHEST) return
    moveAlong(person, besideOthers(person, company, step))
  }
}

/** As much of a step as leaves room for the heads of others. */
function besideOthers(person: PlacedPerson, { placed }: Pick<Company, 'placed'>, step: number): number {
  const rooms = placed.flatMap(each => {
    if (each === person || each.kind !== 'person' || each.shot.imagined || each.shot.who === person.shot.touches)
      return []
    const far = (each.rough.head[0] - person.rough.head[0]) * Math.sign(step)
    const room = far - (each.look.body.head + person.look.body.head) * HEADS
    return far > 0 ? [Math.max(0, room)] : []
  })
  return Math.sign(step) * Math.min(Math.abs(step), ...rooms)
}

/** How far the hands are from what they touch along the picture. */
function missing(person: PlacedPerson, company: Pick<Company, 'placed' | 'view'>): number {
  const { rough, look } = person
  const reach = reachFor(company, person)
  const length = armLength(look.body) * 0.97
  const stepOf = (shoulder: Vec3, palm: Vec3 | undefined): number => {
    if (!palm) return 0
    const [x, y, z] = [palm[0] - shoulder[0], palm[1] - shoulder[1], palm[2] - shoulder[2]]
    const aside = Math.max(length * BESIDE, Math.sqrt(Math.max(0, length ** 2 - y ** 2 - z ** 2)))
    return Math.sign(x) * Math.max(0, Math.abs(x) - aside)
  }
  const [left, right] = [stepOf(rough.left.shoulder, reach?.left), stepOf(rough.right.shoulder, reach?.right)]
  return reach?.left && reach.right ? (left + right) / 2 : left + right
}
