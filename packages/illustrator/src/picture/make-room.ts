import { SIZE } from '../canvas/svg.ts'
import { add, type Vec3 } from '../space/vec3.ts'
import type { StageView } from '../stage/cameras.ts'
import type { PlacedCreature, PlacedPerson, PlacedThing } from './placed.ts'

/** Share of the width of the narrower one that two figures may overlap. */
const MAX_OVERLAP = 0.25
/** Share of a creature's width that may be outside of the picture. */
const MAX_CUT = 0.45
/** Who does this wants to be close, or half hidden. */
const CLOSE = new Set(['hugging', 'peeking', 'riding', 'covering-eyes'])

/** Ends in px. */
type Extent = readonly [left: number, right: number, top: number, bottom: number]

function extentOf(view: StageView, thing: PlacedThing, pools: boolean): Extent {
  const [x] = view.project(thing.at)
  const inPool = pools && thing.kind === 'creature' && thing.creature.swims
  // The head of a small child is broader than its shoulders.
  const width =
    thing.kind === 'person'
      ? Math.max(thing.halfWidth * (thing.pose.inWheelchair ? 2 : 1.5), thing.look.body.head * 0.56)
      : thing.halfWidth * (inPool ? 1.25 : 1)
  const half = width * view.scaleAt(thing.at)
  const [, bottom] = view.project(thing.at)
  const [, top] = view.project(topOf(thing))
  const hands = thing.kind === 'person' ? busyHandsOf(view, thing) : []
  return [Math.min(x - half, ...hands), Math.max(x + half, ...hands), top, bottom]
}

/** Where hands that hold something are, in px from the left. */
const busyHandsOf = (view: StageView, { shot, rough: { left, right } }: PlacedPerson): number[] =>
  shot.holds === null ? [] : [left, right].map(({ palm }) => view.project(palm)[0])

function topOf(thing: PlacedThing): Vec3 {
  if (thing.kind === 'person') return add(thing.rough.head, [0, thing.look.body.head * 0.5, 0])
  const { height } = thing.kind === 'creature' ? thing.creature : thing.drawing
  return add(thing.at, [0, height * thing.shot.size, 0])
}

/**
 * Moves the guide and the pet aside if they would cover somebody or be covered, because their sizes differ from story to
 * story. Whoever touches, is touched, rides or hides stays.
 * @param pools whether fish have pools around them
 */
export function makeRoom(view: StageView, placed: PlacedThing[], pools = false): void {
  const isFigure = (thing: PlacedThing) => thing.kind !== 'object' && !thing.shot.imagined && thing.shot.on === null
  const settled = placed
    .filter(thing => isFigure(thing) && !isMovable(thing))
    .map(thing => extentOf(view, thing, pools))
  for (const who of ['guide', 'pet'] as const) {
    const at = placed.findIndex(thing => isMovable(thing) && thing.shot.who === who)
    const creature = placed[at]
    if (!creature || !isMovable(creature) || placed.some(({ shot }) => 'who' in shot && shot.touches === who)) continue
    const aside = freeStep(extentOf(view, creature, pools), settled) / view.scaleAt(creature.at)
    const moved = { ...creature, at: add(creature.at, [aside, 0, 0]), centre: add(creature.centre, [aside, 0, 0]) }
    placed[at] = moved
    settled.push(extentOf(view, moved, pools))
  }
}

const isMovable = (thing: PlacedThing): thing is PlacedCreature =>
  thing.kind === 'creature' &&
  (thing.shot.who === 'guide' || thing.shot.who === 'pet') &&
  thing.shot.on === null &&
  thing.shot.touches === null &&
  !thing.shot.imagined &&
  !CLOSE.has(thing.shot.action)

/** How far two are over each other along the picture; 0 or less if one is above the other. */
const overlap = ([a, b, top, bottom]: Extent, [c, d, over, under]: Extent): number =>
  Math.min(bottom, under) > Math.max(top, over) ? Math.min(b, d) - Math.max(a, c) : 0
const widthOf = ([left, right]: Extent): number => right - left

/** The shortest step in px to a place where nobody is covered; none if there is no such place in the picture. */
function freeStep(own: Extent, others: readonly Extent[]): number {
  const width = widthOf(own)
  const excess = (step: number) =>
    others.reduce((sum, other) => {
      const allowed = Math.min(width, widthOf(other)) * MAX_OVERLAP
      return sum + Math.max(0, overlap([own[0] + step, own[1] + step, own[2], own[3]], other) - allowed)
    }, 0)
  const fits = (step: number) => own[0] + step > -width * MAX_CUT && own[1] + step < SIZE + width * MAX_CUT
  if (excess(0) === 0) return 0
  const steps = Array.from({ length: 48 }, (_, i) => (Math.floor(i / 2) + 1) * 16 * (i % 2 ? 1 : -1)).filter(fits)
  // A place with less overlap is worth a detour of its size.
  return steps.reduce((best, step) => (costOf(step) < costOf(best) ? step : best), 0)

  function costOf(step: number): number {
    return excess(step) * 3 + Math.abs(step)
  }
}
