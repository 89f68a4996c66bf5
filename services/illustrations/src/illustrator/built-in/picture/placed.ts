import type { FigureShot, ObjectShot, Thing } from '@kahani/contracts/scene'
import type { Creature } from '../creatures/creature.ts'
import type { Bedding } from '../people/bedding.ts'
import type { Look } from '../people/look.ts'
import type { Pose } from '../people/pose.ts'
import type { Skeleton } from '../people/skeleton.ts'
import type { PropDrawing } from '../props/prop-drawing.ts'
import type { Vec3 } from '../space/vec3.ts'

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
}

export type PlacedThing = PlacedPerson | PlacedCreature | PlacedObject

/** The thing of this name, or whoever holds it. */
export const findPlaced = (placed: readonly PlacedThing[], thing: Thing): PlacedThing | undefined =>
  placed.find(({ shot: each }) => ('who' in each ? each.who : each.what) === thing) ?? holderOf(placed, thing)

export const holderOf = (placed: readonly PlacedThing[], thing: Thing): PlacedThing | undefined =>
  placed.find(({ shot: each }) => 'who' in each && each.holds === thing)
