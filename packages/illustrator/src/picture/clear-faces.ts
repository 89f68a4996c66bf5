import type { FigureShot, Shot } from '@kahani/scene/shot'
import { SPOTS } from '@kahani/scene/words'
import type { Point } from '../canvas/path.ts'
import { createSilhouettes } from '../canvas/silhouette.ts'
import { SIZE } from '../canvas/svg.ts'
import { skeletonOf } from '../people/skeleton.ts'
import { add, type Vec3 } from '../space/vec3.ts'
import type { Piece, SettingScene } from '../stage/stage.ts'
import { type Actor, actorsOf, lostShare } from './faces.ts'
import { type Cover, Faces, isBad, isLost } from './lost-faces.ts'
import {
  CLOSE,
  effortOf,
  FAR_BACK,
  type Group,
  groupsOf,
  isMovable,
  isOneOf,
  movesOf,
  rankOf,
  type Stage,
} from './other-places.ts'
import type { PlacedThing } from './placed.ts'

/** Makes sure that faces are seen: others step aside or back, and scenery that would hide a face is left out. */

/** Nobody is better than somebody of whom less than this is seen, unless the page is about them. */
const MIN_SEEN = 0.5
/** Share of the picture's width from which scenery is not left out for a face. */
const BROAD = 0.45

/** Whether nobody of a group gets behind a railing or a wall. */
const staysBefore = (barriers: readonly number[], faces: Faces, group: Group): boolean =>
  group.every(actor => {
    const depth = actor.depth + faces.placement(actor).deeper
    return !barriers.some(barrier => actor.depth < barrier && depth >= barrier)
  })

function settle(
  stage: Stage,
  faces: Faces,
  { groups, actors, barriers }: { groups: readonly Group[]; actors: readonly Actor[]; barriers: readonly number[] },
) {
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
        if (move[2] > 0 && !staysBefore(barriers, faces, group)) continue
        const cost = faces.cost(best && best.cost - effort) + effort
        if (!best || cost < best.cost - 1) best = { move, cost }
      }
      set(best?.move ?? [0, 0, 0])
    }
}

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
  /** The cloud of what is thought, which stays. */
  thought: readonly Piece[]
}

/** Measures and repairs a picture: see `clearFaces` and `measureFaces`. */
function study(stage: Stage, drawn: ReadonlyMap<PlacedThing, Piece>, { setting, title, thought }: Scenery) {
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
  return { actors, near, clouds: thought.map(coverOf), lettering, elements }
}

/**
 * Finds places for the figures and objects of a picture so that faces are seen, and what else has to be left out; `settle`
 * moves them. `cost` compares ways to place them.
 */
export function clearFaces(stage: Stage, drawn: ReadonlyMap<PlacedThing, Piece>, scenery: Scenery) {
  const { actors, near, clouds, lettering, elements } = study(stage, drawn, scenery)
  const isBroad = ({ silhouette }: Cover) => {
    const { left, right } = silhouette.box
    return Math.min(SIZE, right) - Math.max(0, left) > SIZE * BROAD
  }
  const fixed = [
    ...near.map(each => ({ ...each, covers: (point: Point) => isBroad(each) && each.covers(point) })),
    ...clouds,
    ...lettering,
  ]
  const faces = new Faces(stage, actors, fixed)
  const groups = groupsOf(actors)
    .filter(group => isMovable(group, stage.shot))
    .sort((one, other) => rankOf(one) - rankOf(other))
  settle(stage, faces, { groups, actors, barriers: near.filter(isBroad).map(({ depth }) => depth) })
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
    losesPeople:
      [...gone].some(({ kind }) => kind === 'person') ||
      seen.some(
        ({ actor, face, placement }) =>
          actor.thing.kind === 'person' && (isLost(faces.lossOf(actor)) || lostShare(face, placement, () => false) > 0),
      ),
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
  const { actors, near, clouds, lettering, elements } = study(stage, drawn, scenery)
  const faces = new Faces(stage, actors, [...near, ...clouds, ...lettering, ...elements])
  return actors.flatMap(actor => {
    const { shot } = actor.thing
    return actor.face && 'who' in shot ? [{ who: shot.who, ...faces.lossOf(actor) }] : []
  })
}

/** The elements of a drawing, without those that are inside of others. */
export function topElements(drawing: string): string[] {
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
