import type { Action, Figure, FigureShot, Shot } from '@kahani/scene/shot'
import { SPOTS } from '@kahani/scene/words'

/** Most figures in a shot. */
const FIGURES_MAX = 8
/** Half of the width of a figure and of the room beside it, in the units of `x`. */
const ROOM = 0.15
/** Places to stand, from the left to the right. */
const AROUND = Array.from({ length: 32 }, (_, at) => Math.round((at - 15.5) * 6) / 100)

/** What somebody beside the child can do as well. */
const SHARED: ReadonlySet<Action> = new Set<Action>([
  ...([
    'standing',
    'walking',
    'running',
    'sitting',
    'cheering',
    'clapping',
    'waving',
    'dancing',
    'looking-up',
  ] as const),
  ...(['greeting', 'listening', 'thinking', 'startled', 'gasping', 'floating', 'flying', 'swimming'] as const),
  ...(['falling', 'tumbling', 'sliding', 'sleeping'] as const),
])
/** Whoever does this is not on the ground. */
const AFLOAT: ReadonlySet<Action> = new Set<Action>(['floating', 'flying', 'swimming', 'falling', 'tumbling'])
/** Who is seen so has no room beside. */
const NARROW: ReadonlySet<Shot['camera']> = new Set<Shot['camera']>(['close-up', 'detail'])

const isSpot = (thing: string): boolean => (SPOTS as readonly string[]).includes(thing)

/**
 * The shot with more people, who do what the friend or the child does, where there is room; null if there is none: in a picture
 * of a detail, or where the others are at places for one.
 */
export function placeCompanions(shot: Shot, people: readonly Figure[]): Shot | null {
  const model =
    shot.figures.find(({ who }) => who === 'friend') ?? shot.figures.find(({ who }) => who === 'child') ?? null
  const isFull = shot.figures.length + people.length > FIGURES_MAX
  if (model === null || isFull || NARROW.has(shot.camera)) return null
  return people.reduce<Shot | null>((placed, who) => placed && placeOne(placed, who, model), shot)
}

function placeOne(shot: Shot, who: Figure, model: FigureShot): Shot | null {
  const common: FigureShot = {
    ...model,
    who,
    action: SHARED.has(model.action) ? model.action : 'standing',
    looksAt: model.looksAt === who ? 'ahead' : model.looksAt,
    arms: null,
    holds: null,
    wears: model.wears === 'cape' ? 'cape' : null,
    touches: null,
    imagined: false,
  }
  const withOne = (figure: FigureShot): Shot => ({ ...shot, figures: [...shot.figures, figure] })
  // Whoever rides makes room for others.
  if (model.on !== null && !isSpot(model.on)) return withOne(common)
  const isAloft = model.on === null && (AFLOAT.has(model.action) || model.height > 0.2)
  const places = AROUND.map(x => ({ x, free: freeAt(shot, x) }))
  const best = places.reduce((widest, place) => (place.free > widest.free + 0.01 ? place : widest))
  if (best.free < ROOM) return null
  const ground = { on: null, height: isAloft ? model.height : 0, x: best.x }
  // Further back, so that nobody is covered.
  const distance = model.distance === 'near' || model.distance === 'foreground' ? 'middle' : model.distance
  const facing = best.x > 0 ? 'left-front' : 'right-front'
  return withOne({
    ...common,
    ...ground,
    distance,
    size: 1,
    facing: shot.camera === 'over-the-shoulder' ? model.facing : facing,
  })
}

/** How far the nearest figure is from a place; those at places of a setting are taken to be where they are written. */
function freeAt({ figures }: Shot, x: number): number {
  const distances = figures
    .filter(({ imagined }) => !imagined)
    .map(figure => Math.abs(figure.x - x) - Math.max(0, (figure.size - 1) * 0.12))
  return Math.min(2, ...distances)
}

/** The people of a shot, by whom a picture says that they are there. */
export const isIn = ({ figures }: Shot, who: Figure): boolean => figures.some(figure => figure.who === who)
