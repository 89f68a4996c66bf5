import type { Camera, FigureShot, Shot, Thing } from '@kahani/scene/shot'
import { SPOTS } from '@kahani/scene/words'
import { SIZE } from '../canvas/svg.ts'
import { add, type Vec3 } from '../space/vec3.ts'
import type { Company } from './company.ts'
import { type Actor, placementOf } from './faces.ts'
import type { PlacedThing } from './placed.ts'
import { isInGap } from './staging.ts'

/** Where things of a picture could be instead. */

export interface Stage extends Company {
  shot: Shot
}

export const CLOSE: ReadonlySet<Camera> = new Set<Camera>(['close-up', 'detail'])
/** There is no ground behind. */
const NARROW: ReadonlySet<Shot['states'][number]> = new Set<Shot['states'][number]>([
  'broken-bridge',
  'whole-bridge',
  'stepping-stones',
])

export const isOneOf = (names: readonly string[], name: string | null): boolean => name !== null && names.includes(name)
export const nameOf = ({ shot }: PlacedThing): Thing => ('who' in shot ? shot.who : shot.what)

/** Things that keep their places to each other: riders and what carries them, whoever touches somebody. */
export type Group = readonly Actor[]

export function groupsOf(actors: readonly Actor[]): Group[] {
  const group = new Map(actors.map(actor => [actor, new Set([actor])]))
  const join = (one: Actor, other: Actor | undefined) => {
    if (!other) return
    const all = new Set([...(group.get(one) ?? []), ...(group.get(other) ?? [])])
    for (const each of all) group.set(each, all)
  }
  const find = (name: Thing | null) =>
    actors.find(({ thing }) => nameOf(thing) === name) ??
    actors.find(({ thing: { shot } }) => 'who' in shot && name !== null && (shot.holds === name || shot.wears === name))
  for (const actor of actors) {
    if (!('who' in actor.thing.shot)) continue
    const touched = find(actor.thing.shot.touches)
    join(actor, find(actor.thing.shot.on))
    if (!touched || !isWithinReach(actor.thing.shot, touched)) join(actor, touched)
  }
  for (const actor of actors)
    join(
      actor,
      actors.find(each => isMountedOn(actor.thing, each.thing)),
    )
  return [...new Set(group.values())].map(each => [...each])
}

/** Whether an object is part of another one behind it, like a key in a lock. */
function isMountedOn({ kind, shot, at }: PlacedThing, other: PlacedThing): boolean {
  if (kind !== 'object' || other.kind !== 'object' || shot.height === 0 || shot === other.shot) return false
  const [x, y, z] = [at[0] - other.at[0], at[1] - other.at[1], at[2] - other.at[2]]
  return Math.abs(x) < other.halfWidth && y > 0 && y < other.drawing.height * other.shot.size && Math.abs(z) < 200
}

/** Whether what hovers can be elsewhere, because the hand of the child follows it. */
const isWithinReach = ({ who, touches, action, arms }: FigureShot, { thing }: Actor): boolean =>
  who === 'child' &&
  thing.kind === 'creature' &&
  thing.shot.who === touches &&
  thing.at[1] > ALOFT &&
  (arms ?? action) !== 'hugging'

/** In the order in which they make room: creatures, people, and the objects that are not touched. */
export const rankOf = (group: Group): number => Math.max(...group.map(({ thing }) => RANKS[thing.kind]))
const RANKS: Record<PlacedThing['kind'], number> = { creature: 0, person: 1, object: 2 }

/** Whether a group can be elsewhere: not who the page is about, and not what has its place in the setting. */
export function isMovable(group: Group, { focus, objects }: Shot): boolean {
  return group.every(({ thing }) => {
    const name = nameOf(thing)
    if (name === 'child' || name === focus) return false
    if (thing.kind !== 'object') return !isOneOf(SPOTS, thing.shot.on)
    return group.length === 1 && thing.shot.size <= 2.5 && objects.filter(({ what }) => what === name).length === 1
  })
}

const STEPS = [0.25, 0.5, 0.75, 1, 1.3, 1.6, 2, 2.4, 2.9, 3.4, 4].flatMap(step => [step, -step])
/** Farther away, as shares of the camera's distance. */
const BACK = [0, 0.1, 0.2, 0.32]
export const FAR_BACK = [...BACK, 0.45, 0.6, 0.8]
const NEARER = [-0.15, -0.3, -0.6]
const IN_FRONT = [-0.12, -0.24]
const UP = [0, 130, -130, 280, -280]
/** Of an animal that is small for a picture from near: it stands on something that isn't seen. */
const LIFTS = [0, 120, 240, 360, 480]
/** What is higher is in the air, in world units. */
const ALOFT = 220

/** The moves of a group that are tried, in world units, the smallest first. */
export function movesOf({ view, shot, wading, medium, pools, gap }: Stage, group: Group): Vec3[] {
  const [first] = group
  if (!first) return []
  const { thing } = first
  const step = 120 / view.scaleAt(thing.at)
  const reach = view.depthOf([0, 0, 0])
  const isAloft = group.every(({ thing: each }) => each.at[1] > ALOFT) || medium === 'water' || medium === 'space'
  const hasGround = !wading && !pools && !shot.states.some(state => NARROW.has(state)) && !thing.shot.imagined
  const isLifted =
    CLOSE.has(shot.camera) &&
    medium === 'land' &&
    group.every(({ thing: each }) => each.kind === 'creature' && !(wading && each.creature.swims))
  const farther = !hasGround || thing.kind === 'object' ? [0] : CLOSE.has(shot.camera) ? FAR_BACK : BACK
  const back = isAloft
    ? [...farther, ...NEARER.filter(share => thing.at[2] + share * reach >= 0)]
    : isLifted && hasGround && nameOf(thing) === 'pet'
      ? [...farther, ...IN_FRONT]
      : farther
  const ups = isAloft && thing.kind !== 'object' ? UP.filter(up => thing.at[1] + up >= 0) : isLifted ? LIFTS : [0]
  return [0, ...STEPS]
    .flatMap(aside => back.flatMap(share => ups.map((up): Vec3 => [aside * step, up, share * reach])))
    .filter(move => !gap || group.every(({ thing: { at } }) => at[1] > 0 || !isInGap(gap, add(at, move))))
    .filter(
      move => isAloft || move[1] === 0 || group.every(({ thing: { at } }) => view.project(add(at, move))[1] > SIZE),
    )
}

/** How unwelcome a move is: far, past the child or in front of it, onto what somebody looks at, or out of the picture. */
export function effortOf({ view, placed }: Stage, group: Group, move: Vec3): number {
  const child = placed.find(each => nameOf(each) === 'child')
  return group.reduce((sum, actor) => {
    const { thing, silhouette } = actor
    const { from, to, scale } = placementOf(view, actor, move)
    const { left, right } = silhouette.box
    const width = (right - left) * scale
    const start = to[0] + (left - from[0]) * scale
    const outside = Math.max(0, -start, start + width - SIZE) / (width || 1)
    const isPast =
      child &&
      thing.kind !== 'object' &&
      (thing.at[0] - child.centre[0]) * (thing.at[0] + move[0] - child.centre[0]) < 0
    const isOver =
      child &&
      thing.kind === 'creature' &&
      Math.abs(thing.at[0] + move[0] - child.at[0]) < Math.abs(thing.at[0] - child.at[0]) * 0.6 &&
      thing.at[2] + move[2] <= child.at[2]
    const sight = 'who' in thing.shot ? thing.shot.looksAt : null
    const seen = placed.find(each => each.kind === 'object' && nameOf(each) === sight)
    const isOnto =
      seen && Math.abs(thing.at[0] + move[0] - seen.at[0]) < Math.abs(thing.at[0] - seen.at[0]) * 0.7 && move[2] <= 0
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.12 + Math.abs(1 - scale) * 160
    return (
      sum +
      far +
      Math.max(0, outside - 0.2) * 400 +
      (isOnto ? 700 : 0) +
      (isOver ? 260 : 0) +
      (isPast && thing.shot.facing !== 'viewer' ? 260 : 0)
    )
  }, 0)
}
