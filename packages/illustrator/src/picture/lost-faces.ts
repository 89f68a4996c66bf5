import type { Shot } from '@kahani/scene/shot'
import type { Point } from '../canvas/path.ts'
import type { Silhouette } from '../canvas/silhouette.ts'
import type { Vec3 } from '../space/vec3.ts'
import { type Actor, backward, cutShare, headAt, lostShare, type Placement, placementOf } from './faces.ts'
import { nameOf, type Stage } from './other-places.ts'

/** What a picture loses with faces that are covered or cut. */

/** Share of a face that may be covered, and of a head that may be outside of the picture. */
const MAX_LOST = 0.12
const MAX_CUT = 0.2
/** Of two heads in the same place. */
const CROWDED = 500

/** Something that does not move. */
export interface Cover {
  depth: number
  silhouette: Silhouette
  covers(point: Point): boolean
}

const isBehind = ({ silhouette, glass }: Actor, point: Point): boolean =>
  silhouette.covers(point) || (glass !== null && Math.hypot(point[0] - glass.at[0], point[1] - glass.at[1]) < glass.r)

/** What a picture loses with a way of standing: more for faces that matter more. */
export class Faces {
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

export const isLost = ({ lost, cut }: { lost: number; cut: number }): boolean => lost > MAX_LOST || cut > MAX_CUT

/** Whether the picture loses the face of somebody, or what it is about. */
export const isBad = ({ shot }: Stage, faces: Faces, actors: readonly Actor[]): boolean =>
  actors.some(each => (each.thing.kind !== 'object' || nameOf(each.thing) === shot.focus) && isLost(faces.lossOf(each)))
