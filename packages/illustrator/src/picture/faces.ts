import type { Point } from '../canvas/path.ts'
import type { Silhouette } from '../canvas/silhouette.ts'
import { SIZE } from '../canvas/svg.ts'
import { openEyesOf } from '../creatures/acting.ts'
import { VIEW_OF_FACING } from '../creatures/creature.ts'
import { facePoints } from '../people/clear-face.ts'
import { opensEyes } from '../people/face.ts'
import { skeletonOf } from '../people/skeleton.ts'
import { add, type Vec3 } from '../space/vec3.ts'
import type { StageView } from '../stage/cameras.ts'
import type { Piece } from '../stage/stage.ts'
import { type Company, needsAir } from './company.ts'
import { placingOf, reachFor } from './hands-and-eyes.ts'
import type { PlacedCreature, PlacedPerson, PlacedThing } from './placed.ts'

/** What of a thing has to be seen: eyes and mouth of a figure, or most of an object. Lengths in px. */
export interface Face {
  points: readonly Point[]
  /** The head, which is to be in the picture; null for an object. */
  head: { at: Point; r: number } | null
  /** How many open eyes are turned to the viewer; 0 for an object. */
  openEyes: number
}

/** A thing of a picture as it is drawn. */
export interface Actor {
  thing: PlacedThing
  silhouette: Silhouette
  face: Face | null
  /** The glass around the head, behind which nobody's face is clear; null if there is none. */
  glass: { at: Point; r: number } | null
  /** See `Piece`. */
  depth: number
}

/** Of the clear part of a helmet or a bubble of air, in head radii. */
const GLASS = 1.4
const GLASS_OF_PET = 1.1

/** Around each eye and mouth, in head radii. */
const AROUND: readonly Point[] = [
  [0, 0],
  [0.13, 0],
  [-0.13, 0],
  [0, 0.13],
  [0, -0.13],
]
/** Of the head of a creature, in its radii. */
const OVER_HEAD: readonly Point[] = [-0.7, -0.24, 0.24, 0.7].flatMap(x => [-0.4, -0.1, 0.2].map((y): Point => [x, y]))
/** How far to the side a head that is turned has its face, in its radii. */
const ASIDE = 0.3
/** Around the head itself, without its hair. */
const RING: readonly Point[] = Array.from({ length: 12 }, (_, i): Point => {
  const angle = (i / 6) * Math.PI
  return [Math.cos(angle) * 0.85, Math.sin(angle) * 0.85]
})

const around = ([x, y]: Point, r: number, offsets: readonly Point[]): Point[] =>
  offsets.map(([dx, dy]): Point => [x + dx * r, y + dy * r])

export function personFace(company: Company, person: PlacedPerson): Face | null {
  const { view } = company
  const { look, pose, shot } = person
  const bones = skeletonOf(look.body, pose, placingOf(company, person, reachFor(company, person)))
  const seen = facePoints(look.body, bones, view, false)
  if (seen.length < 3) return null
  const [x, y] = view.project(person.at)
  const resized = ([u, v]: Point): Point => [x + (u - x) * shot.size, y + (v - y) * shot.size]
  const r = (look.body.head / 2) * view.scaleAt(bones.head) * shot.size
  return {
    points: seen.flatMap(point => around(resized(point), r, AROUND)),
    head: { at: resized(view.project(bones.head)), r },
    openEyes: hasOpenEyes(shot) ? facePoints(look.body, bones, view, true).length : 0,
  }
}

const hasOpenEyes = ({ action, expression }: PlacedPerson['shot']) =>
  action !== 'covering-eyes' && opensEyes(expression)

function creatureFace({ view }: Company, { creature, at, mirrored, shot }: PlacedCreature): Face | null {
  if (/away|back/.test(shot.facing)) return null
  const [x, y] = creature.head.at
  const ahead = mirrored ? -1 : 1
  const centre = view.project(add(at, [x * ahead * shot.size, -y * shot.size, 0]))
  const { r: bubble, size } = creature.head
  const r = Math.min(bubble || size * 1.1, creature.height * 0.5) * view.scaleAt(at) * shot.size * 0.8
  const aside = shot.facing === 'viewer' ? 0 : ahead * r * ASIDE
  const face: Point = [centre[0] + aside, centre[1]]
  const { action, expression } = shot
  const asleep = action === 'sleeping' || expression === 'asleep'
  const openEyes = openEyesOf({ asleep, action, expression, facing: VIEW_OF_FACING[shot.facing] })
  return { points: around(face, r, OVER_HEAD), head: { at: face, r: r * 1.25 }, openEyes }
}

/** Eyes and mouth of somebody; null if they are turned away. */
export const faceOf = (company: Company, thing: PlacedPerson | PlacedCreature): Face | null =>
  thing.kind === 'person' ? personFace(company, thing) : creatureFace(company, thing)

function objectFace({ box, covers }: Silhouette): Face | null {
  const points = Array.from({ length: 64 }, (_, i): Point => {
    const [column, row] = [((i % 8) + 0.5) / 8, (Math.floor(i / 8) + 0.5) / 8]
    return [box.left + (box.right - box.left) * column, box.top + (box.bottom - box.top) * row]
  }).filter(covers)
  return points.length > 0 ? { points, head: null, openEyes: 0 } : null
}

/** The real things of a picture, each with what has to be seen of it. */
export function actorsOf(
  company: Company,
  drawn: ReadonlyMap<PlacedThing, Piece>,
  silhouetteOf: (drawing: string) => Silhouette,
): Actor[] {
  return [...drawn].map(([thing, { drawing, depth }]) => {
    const silhouette = silhouetteOf(drawing)
    const face = thing.kind === 'object' ? objectFace(silhouette) : faceOf(company, thing)
    return { thing, silhouette, depth, face, glass: glassOf(thing, face) }
  })

  function glassOf(thing: PlacedThing, face: Face | null): Actor['glass'] {
    if (thing.kind === 'object' || !face?.head) return null
    const { at, r } = face.head
    if (thing.kind === 'person')
      return needsAir(company) || thing.look.outfit.headgear === 'helmet' ? { at, r: r * GLASS } : null
    return needsAir(company) && thing.shot.who === 'pet' ? { at, r: r * GLASS_OF_PET } : null
  }
}

/** Where a thing is drawn after a move of the world, as if it were a flat picture of itself. */
export interface Placement {
  from: Point
  to: Point
  scale: number
  deeper: number
}

/** Of what does not move. */
export const STILL: Placement = { from: [0, 0], to: [0, 0], scale: 1, deeper: 0 }

export function placementOf(view: StageView, { thing }: Pick<Actor, 'thing'>, move: Vec3): Placement {
  const to = add(thing.at, move)
  return {
    from: view.project(thing.at),
    to: view.project(to),
    scale: view.scaleAt(to) / view.scaleAt(thing.at),
    deeper: view.depthOf(to) - view.depthOf(thing.at),
  }
}

const forward = ({ from, to, scale }: Placement, [x, y]: Point): Point => [
  to[0] + (x - from[0]) * scale,
  to[1] + (y - from[1]) * scale,
]
export const backward = ({ from, to, scale }: Placement, [x, y]: Point): Point => [
  from[0] + (x - to[0]) / scale,
  from[1] + (y - to[1]) / scale,
]

const isOutside = ([x, y]: Point): boolean => x < 0 || y < 0 || x > SIZE || y > SIZE

/** Where a head is in a picture; null of an object. */
export const headAt = ({ head }: Face, placement: Placement): Face['head'] =>
  head && { at: forward(placement, head.at), r: head.r * placement.scale }

/** Share of a head that is outside of the picture, or covered. */
export function cutShare(
  { head }: Face,
  placement: Placement,
  isCovered: (point: Point) => boolean = () => false,
): number {
  if (!head) return 0
  const ring = around(head.at, head.r, RING).map(point => forward(placement, point))
  return ring.filter(point => isOutside(point) || isCovered(point)).length / ring.length
}

/** Share of the points of a face that are outside of the picture or covered. */
export function lostShare({ points }: Face, placement: Placement, isCovered: (point: Point) => boolean): number {
  const lost = points.filter(point => {
    const now = forward(placement, point)
    return isOutside(now) || isCovered(now)
  })
  return lost.length / points.length
}
