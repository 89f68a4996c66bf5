import type { Camera, FigureShot, Shot, Thing } from '@kahani/scene/shot'
import { SPOTS } from '@kahani/scene/words'
import type { Point } from '../canvas/path.ts'
import { createSilhouettes, type Silhouette } from '../canvas/silhouette.ts'
import { SIZE } from '../canvas/svg.ts'
import { skeletonOf } from '../people/skeleton.ts'
import { add, type Vec3 } from '../space/vec3.ts'
import type { Piece, SettingScene } from '../stage/stage.ts'
import type { Company } from './company.ts'
import { type Actor, actorsOf, backward, cutShare, headAt, lostShare, type Placement, placementOf } from './faces.ts'
import type { PlacedThing } from './placed.ts'

/** Makes sure that faces are seen: others step aside or back, and scenery that would hide a face is left out. */

/** Share of a face that may be covered, and of a head that may be outside of the picture. */
const MAX_LOST = 0.12
const MAX_CUT = 0.2
/** Of two heads in the same place. */
const CROWDED = 500
/** Nobody is better than somebody of whom less than this is seen, unless the page is about them. */
const MIN_SEEN = 0.5
/** Share of the picture's width from which scenery is not left out for a face. */
const BROAD = 0.45

const CLOSE: ReadonlySet<Camera> = new Set<Camera>(['close-up', 'detail'])
/** There is no ground behind. */
const NARROW: ReadonlySet<Shot['states'][number]> = new Set<Shot['states'][number]>([
  'broken-bridge',
  'whole-bridge',
  'stepping-stones',
])

const isOneOf = (names: readonly string[], name: string | null): boolean => name !== null && names.includes(name)
const nameOf = ({ shot }: PlacedThing): Thing => ('who' in shot ? shot.who : shot.what)

/** Things that keep their places to each other: riders and what carries them, whoever touches somebody. */
type Group = readonly Actor[]

function groupsOf(actors: readonly Actor[]): Group[] {
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
const rankOf = (group: Group): number => Math.max(...group.map(({ thing }) => RANKS[thing.kind]))
const RANKS: Record<PlacedThing['kind'], number> = { creature: 0, person: 1, object: 2 }

/** Something that does not move. */
interface Cover {
  depth: number
  silhouette: Silhouette
  covers(point: Point): boolean
}

interface Stage extends Company {
  shot: Shot
}

/** Whether a group can be elsewhere: not who the page is about, and not what has its place in the setting. */
function isMovable(group: Group, { focus, objects }: Shot): boolean {
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
const FAR_BACK = [...BACK, 0.45, 0.6, 0.8]
const NEARER = [-0.15, -0.3, -0.6]
const IN_FRONT = [-0.12, -0.24]
const UP = [0, 130, -130, 280, -280]
/** Of an animal that is small for a picture from near: it stands on something that isn't seen. */
const LIFTS = [0, 120, 240, 360, 480]
/** What is higher is in the air, in world units. */
const ALOFT = 220

/** The moves of a group that are tried, in world units, the smallest first. */
function movesOf({ view, shot, wading, medium, pools }: Stage, group: Group): Vec3[] {
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
    .filter(
      move => isAloft || move[1] === 0 || group.every(({ thing: { at } }) => view.project(add(at, move))[1] > SIZE),
    )
}

const isBehind = ({ silhouette, glass }: Actor, point: Point): boolean =>
  silhouette.covers(point) || (glass !== null && Math.hypot(point[0] - glass.at[0], point[1] - glass.at[1]) < glass.r)

/** What a picture loses with a way of standing: more for faces that matter more. */
class Faces {
  readonly #stage: Stage
  readonly #actors: readonly Actor[]
  readonly #fixed: readonly Pick<Cover, 'depth' | 'covers'>[]
  readonly moves = new Map<Actor, Vec3>()

  constructor(stage: Stage, actors: readonly Actor[], fixed: readonly Pick<Cover, 'depth' | 'covers'>[]) {
    this.#stage = stage
    this.#actors = actors
    this.#fixed = fixed
  }

  placement(actor: Actor): Placement {
    return placementOf(this.#stage.view, actor, this.moves.get(actor) ?? [0, 0, 0])
  }

  /** Share of the face of somebody that is covered or outside of the picture, and that of the head that is outside. */
  lossOf(actor: Actor, placements = new Map(this.#actors.map(each => [each, this.placement(each)]))) {
    const own = placements.get(actor)
    if (!actor.face || !own) return { lost: 0, cut: 0 }
    const depth = actor.depth + own.deeper
    const order = this.#actors.indexOf(actor)
    const nearer = this.#actors.flatMap((each, at) => {
      const placement = placements.get(each)
      const further = placement ? depth - each.depth - placement.deeper : 0
      // Of two at the same depth the later one is drawn over the other.
      return each !== actor && placement && (further > 0 || (further === 0 && at > order)) ? [{ each, placement }] : []
    })
    const fixed = this.#fixed.filter(each => each.depth < depth)
    const isCovered = (point: Point) =>
      nearer.some(({ each, placement }) => isBehind(each, backward(placement, point))) ||
      fixed.some(({ covers }) => covers(point))
    const lettering = fixed.filter(each => each.depth === Number.NEGATIVE_INFINITY)
    const isLettered = (point: Point) => lettering.some(({ covers }) => covers(point))
    return { lost: lostShare(actor.face, own, isCovered), cut: cutShare(actor.face, own, isLettered) }
  }

  /** At least `limit` if it is not less. */
  cost(limit = Number.POSITIVE_INFINITY): number {
    const placements = new Map(this.#actors.map(each => [each, this.placement(each)]))
    let sum = crowding(
      [...placements].flatMap(([{ face }, placement]) => (face ? (headAt(face, placement) ?? []) : [])),
    )
    for (const actor of this.#actors) {
      if (sum >= limit) break
      const { lost, cut } = this.lossOf(actor, placements)
      sum += weightOf(actor, this.#stage.shot) * (lost + Math.max(0, cut - 0.08) * 0.8)
    }
    return sum
  }
}

/** What a picture loses with heads that touch, though no face is covered. */
function crowding(heads: readonly { at: Point; r: number }[]): number {
  return heads.reduce((sum, { at, r }, index) => {
    const others = heads.slice(index + 1)
    return others.reduce((all, each) => {
      const apart = Math.hypot(each.at[0] - at[0], each.at[1] - at[1]) / (r + each.r)
      return all + Math.max(0, 1 - apart) * CROWDED
    }, sum)
  }, 0)
}

/** What is looked at matters more than other objects. */
function weightOf({ thing }: Actor, { focus, figures }: Shot): number {
  const name = nameOf(thing)
  if (name === 'child' || name === focus) return 2200
  if (thing.kind === 'object') return figures.some(({ looksAt }) => looksAt === name) ? 2000 : 150
  return thing.kind === 'person' ? 1300 : 1000
}

/** How unwelcome a move is: far, past the child, onto what somebody looks at, or out of the picture. */
function effortOf({ view, placed }: Stage, group: Group, move: Vec3): number {
  const child = placed.find(each => nameOf(each) === 'child')
  return group.reduce((sum, actor) => {
    const { thing, silhouette } = actor
    const { from, to, scale } = placementOf(view, actor, move)
    const { left, right } = silhouette.box
    const width = (right - left) * scale
    const start = to[0] + (left - from[0]) * scale
    const outside = Math.max(0, -start, start + width - SIZE) / (width || 1)
    const isPast =
      child && thing.kind !== 'object' && (thing.at[0] - child.at[0]) * (thing.at[0] + move[0] - child.at[0]) < 0
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
      (isPast && thing.shot.facing !== 'viewer' ? 260 : 0)
    )
  }, 0)
}

/** Whether the picture loses the face of somebody, or what it is about. */
const isBad = ({ shot }: Stage, faces: Faces, actors: readonly Actor[]): boolean =>
  actors.some(each => (each.thing.kind !== 'object' || nameOf(each.thing) === shot.focus) && isLost(faces.lossOf(each)))

function settle(stage: Stage, faces: Faces, groups: readonly Group[], actors: readonly Actor[]) {
  for (let round = 0; round < 2 && isBad(stage, faces, actors); round++)
    for (const group of groups) {
      const set = (move: Vec3) => {
        for (const actor of group) faces.moves.set(actor, move)
      }
      let best: { move: Vec3; cost: number } | undefined
      for (const move of movesOf(stage, group)) {
        const effort = effortOf(stage, group, move)
        if (best && effort >= best.cost) continue
        set(move)
        const cost = faces.cost(best && best.cost - effort) + effort
        if (!best || cost < best.cost - 1) best = { move, cost }
      }
      set(best?.move ?? [0, 0, 0])
    }
}

export const isLost = ({ lost, cut }: { lost: number; cut: number }): boolean => lost > MAX_LOST || cut > MAX_CUT

/** The same thing elsewhere. Its identity stays, because others refer to it. */
function moveTo(thing: PlacedThing, move: Vec3): void {
  thing.at = add(thing.at, move)
  thing.centre = add(thing.centre, move)
  if (thing.kind !== 'person') return
  const { look, pose, at, yaw, seat } = thing
  thing.rough = skeletonOf(look.body, pose, { at, yaw, seat })
}

/** Whether a picture can do without somebody: nobody needs them, and the page is not about them. */
const isDispensable = ({ thing: { kind, shot } }: Actor, { figures, focus }: Shot): boolean =>
  kind !== 'object' &&
  'who' in shot &&
  shot.who !== 'child' &&
  shot.who !== focus &&
  shot.on === null &&
  shot.touches === null &&
  shot.holds === null &&
  !figures.some((each: FigureShot) => [each.on, each.touches, each.holds].includes(shot.who))

interface Scenery {
  setting: Pick<SettingScene, 'pieces' | 'front'>
  /** The lettering of a cover. */
  title: string
}

/** Measures and repairs a picture: see `clearFaces` and `measureFaces`. */
function study(stage: Stage, drawn: ReadonlyMap<PlacedThing, Piece>, { setting, title }: Scenery) {
  const silhouetteOf = createSilhouettes(stage.context.defs)
  const coverOf = ({ drawing, depth }: Pick<Piece, 'drawing' | 'depth'>): Cover => {
    const silhouette = silhouetteOf(drawing)
    return { depth, silhouette, covers: silhouette.covers }
  }
  const actors = actorsOf(stage, drawn, silhouetteOf)
  const reach = stage.view.depthOf([0, 0, 0]) * Math.max(...FAR_BACK)
  const deepest = Math.max(0, ...actors.filter(({ face }) => face).map(({ depth }) => depth)) + reach
  const near = setting.pieces.filter(({ depth }) => depth < deepest).map(piece => ({ piece, ...coverOf(piece) }))
  const inFront = (drawing: string) => ({ drawing, ...coverOf({ drawing, depth: Number.NEGATIVE_INFINITY }) })
  const lettering = title === '' ? [] : [inFront(title)]
  const elements = topElements(setting.front).map(inFront)
  return { actors, near, lettering, elements }
}

/**
 * Finds places for the figures and objects of a picture so that faces are seen, and what else has to be left out; `settle`
 * moves them. `cost` compares ways to place them.
 */
export function clearFaces(stage: Stage, drawn: ReadonlyMap<PlacedThing, Piece>, scenery: Scenery) {
  const { actors, near, lettering, elements } = study(stage, drawn, scenery)
  const isBroad = ({ silhouette }: Cover) => {
    const { left, right } = silhouette.box
    return Math.min(SIZE, right) - Math.max(0, left) > SIZE * BROAD
  }
  const fixed = [
    ...near.map(each => ({ ...each, covers: (point: Point) => isBroad(each) && each.covers(point) })),
    ...lettering,
  ]
  const faces = new Faces(stage, actors, fixed)
  const groups = groupsOf(actors)
    .filter(group => isMovable(group, stage.shot))
    .sort((one, other) => rankOf(one) - rankOf(other))
  settle(stage, faces, groups, actors)
  const gone = new Set(
    actors
      .filter(each => {
        const { lost, cut } = faces.lossOf(each)
        return CLOSE.has(stage.shot.camera) && isDispensable(each, stage.shot) && Math.max(lost, cut) > MIN_SEEN
      })
      .map(({ thing }) => thing),
  )
  const moved = [...faces.moves].filter(([, move]) => move.some(each => each !== 0))
  const seen = actors.flatMap(actor =>
    actor.face && actor.thing.kind !== 'object' && !gone.has(actor.thing)
      ? [{ actor, face: actor.face, placement: faces.placement(actor) }]
      : [],
  )
  const hides = ({ depth, covers }: Cover) =>
    seen.some(({ actor, face, placement }) => {
      const { on } = actor.thing.kind === 'object' ? { on: null } : actor.thing.shot
      const own = actor.depth + placement.deeper
      // What is at the place of somebody belongs to it, like the chains of a swing.
      if (depth >= own || (isOneOf(SPOTS, on) && depth > own - 500)) return false
      return lostShare(face, placement, covers) - lostShare(face, placement, () => false) > 0.04
    })
  const hidden = new Set(near.filter(each => hides(each) && !isBroad(each)).map(({ piece }) => piece))
  const front = elements
    .filter(each => !hides(each))
    .map(({ drawing }) => drawing)
    .join('')
  return {
    isLost: isBad(stage, faces, actors),
    cost: faces.cost(),
    settle() {
      for (const [{ thing }, move] of moved) moveTo(thing, move)
      return {
        isChanged: moved.length > 0 || gone.size > 0,
        placed: stage.placed.filter(each => !gone.has(each)),
        pieces: scenery.setting.pieces.filter(piece => !hidden.has(piece)),
        front,
      }
    },
  }
}

/** How much of somebody's face is covered or outside of the picture, and how much of the head is outside: shares. */
export interface MeasuredFace {
  who: FigureShot['who']
  lost: number
  cut: number
}

/** Measures all faces that are turned to the viewer in a picture that is drawn. */
export function measureFaces(stage: Stage, drawn: ReadonlyMap<PlacedThing, Piece>, scenery: Scenery): MeasuredFace[] {
  const { actors, near, lettering, elements } = study(stage, drawn, scenery)
  const faces = new Faces(stage, actors, [...near, ...lettering, ...elements])
  return actors.flatMap(actor => {
    const { shot } = actor.thing
    return actor.face && 'who' in shot ? [{ who: shot.who, ...faces.lossOf(actor) }] : []
  })
}

/** The elements of a drawing, without those that are inside of others. */
function topElements(drawing: string): string[] {
  const elements: string[] = []
  let [depth, start] = [0, 0]
  for (const { 0: tag, index } of drawing.matchAll(/<[^>]*>/g)) {
    if (tag.startsWith('</')) depth--
    else if (!tag.endsWith('/>')) depth++
    if (depth > 0) continue
    elements.push(drawing.slice(start, index + tag.length))
    start = index + tag.length
  }
  return elements
}
