import type { FigureShot, ObjectShot, Thing } from '@kahani/scene/shot'
import type { Creature } from '../creatures/creature.ts'
import { edgeOfCape } from '../people/back-wear.ts'
import type { Bedding } from '../people/bedding.ts'
import type { Skeleton } from '../people/bones.ts'
import type { Look } from '../people/look.ts'
import type { Pose } from '../people/pose.ts'
import { skeletonOf } from '../people/skeleton.ts'
import type { PropDrawing } from '../props/prop-drawing.ts'
import { add, type Vec3 } from '../space/vec3.ts'
import type { Spot } from '../stage/stage.ts'

/** Where somebody or something is in the world. */
interface Placed {
  /** On the ground, or on what it rests on. */
  at: Vec3
  /** What others look at and reach for. */
  centre: Vec3
  halfWidth: number
}

export interface PlacedPerson extends Placed {
  kind: 'person'
  shot: FigureShot
  look: Look
  pose: Pose
  yaw: number
  seat: number | undefined
  rough: Skeleton
  /** What carries the person. */
  support: PlacedThing | null
  /** Height of what the person stands on. */
  ground: number
  bedding: Bedding | undefined
  /** The wheelchair stands beside, where there is room for it. */
  hasLeftWheelchair?: boolean
  /** Where the setting has a place for it. */
  wheelchairSpot?: Spot | undefined
}

export interface PlacedCreature extends Placed {
  kind: 'creature'
  /** What carries it. */
  support: PlacedThing | null
  shot: FigureShot
  creature: Creature
  mirrored: boolean
}

export interface PlacedObject extends Placed {
  kind: 'object'
  shot: ObjectShot
  drawing: PropDrawing
  /** The lower end of a lever. */
  shaft?: Vec3
}

export type PlacedThing = PlacedPerson | PlacedCreature | PlacedObject

/** The thing of this name, or whoever holds it. */
export const findPlaced = (placed: readonly PlacedThing[], thing: Thing): PlacedThing | undefined =>
  placed.find(({ shot: each }) => ('who' in each ? each.who : each.what) === thing) ?? holderOf(placed, thing)

export const holderOf = (placed: readonly PlacedThing[], thing: Thing): PlacedThing | undefined =>
  placed.find(({ shot: each }) => 'who' in each && each.holds === thing)

/** Where others hold the cape that somebody wears: people at the edge that is nearer to them, creatures by the hem. */
export function hemOf(placed: readonly PlacedThing[], thing: Thing, from?: Vec3): Vec3 | undefined {
  const wearer = placed.find((each): each is PlacedPerson => each.kind === 'person' && each.shot.wears === 'cape')
  if (thing !== 'cape' || !wearer) return undefined
  const { look, rough, pose } = wearer
  const at = (down: number, side: number) => edgeOfCape(look.body, rough, pose.stream ?? 0, { down, side })
  if (!from) return at(0.98, 0.6)
  const [left, right] = [at(0.96, -0.9), at(0.96, 0.9)]
  return distanceOf(left, from) < distanceOf(right, from) ? left : right
}

const distanceOf = ([x, y]: Vec3, [u, v]: Vec3): number => Math.hypot(x - u, y - v)

/** Moves somebody along the picture, by world units to the right. */
export function moveAlong(person: PlacedPerson, step: number): void {
  const { look, pose, yaw, seat } = person
  person.at = add(person.at, [step, 0, 0])
  person.rough = skeletonOf(look.body, pose, { at: person.at, yaw, seat })
  person.centre = person.rough.head
}
