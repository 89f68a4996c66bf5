import type { Action, Figure, FigureShot, ObjectShot, Shot } from '@kahani/scene/shot'
import { GROWN_UPS, SPOTS } from '@kahani/scene/words'

/** Most figures in a shot. */
const FIGURES_MAX = 8
/** Half of the width of a figure and of the room beside it, in the units of `x`. */
const ROOM = 0.15
/** Room enough. Nearer places are better than such as have more. */
const PLENTY = 0.27
/** Between two in a row. */
const ROW = 0.32
const IN_THE_WAY = 0.3
/** Where somebody sleeps before a bed of blankets. */
const BESIDE_BED = -0.36
/** Places to stand, from the left to the right. */
const AROUND = Array.from({ length: 31 }, (_, at) => Math.round((at - 15) * 6) / 100)
/** Whoever lies is broad. */
const MIDDLE = AROUND.filter(x => Math.abs(x) < 0.45)
/** From the middle of whoever lies to the head. */
const LYING = 0.24
/** Where all that is seen is in the middle: the light of a lantern, a bubble. */
const isRound = ({ states, objects }: Shot): boolean =>
  states.some(state => state === 'lamp-lit' || state === 'bubble') ||
  objects.some(({ what, size }) => what === 'bubble' && size > 1)
/** There is no ground behind: only air, or the wave of a flood. */
const BRIDGES: ReadonlySet<string> = new Set(['broken-bridge', 'whole-bridge', 'stepping-stones', 'flood'])

/** What somebody beside the child can do as well. */
const SHARED: ReadonlySet<Action> = new Set<Action>([
  ...([
    'standing',
    'walking',
    'running',
    'sitting',
    'kneeling',
    'cheering',
    'clapping',
    'waving',
    'dancing',
    'looking-up',
  ] as const),
  ...(['greeting', 'listening', 'thinking', 'startled', 'gasping', 'floating', 'swimming'] as const),
  ...(['falling', 'tumbling', 'sliding', 'sleeping'] as const),
])
/** Who is low stays low, so that whoever comes along is seen as a whole. */
const LOWER: Partial<Record<Action, Action>> = { crouching: 'kneeling', 'hugging-knees': 'sitting' }
/** Whoever does this is not on the ground. */
const AFLOAT: ReadonlySet<Action> = new Set<Action>(['floating', 'flying', 'swimming', 'falling', 'tumbling'])
/** How much more room somebody needs who is seen from close by, or with no room behind. */
const CLOSE = 3
const ON_BRIDGE = 1.4

/** One can stand behind what lies on the ground. */
const FLAT: ReadonlySet<string> = new Set(['hoofprints', 'footprints', 'puddle', 'stepping-stones'])

/** Nobody is seen behind these. */
const LARGE: ReadonlySet<string> = new Set(['cardboard-rocket'])

const isSpot = (thing: string): boolean => (SPOTS as readonly string[]).includes(thing)

/**
 * The shot with more people, who do what the friend or the child does, where there is room; null if there is none: in a picture
 * of a detail, or where the others are at places for one.
 */
export function placeCompanions(shot: Shot, people: readonly Figure[]): Shot | null {
  const model =
    shot.figures.find(({ who }) => who === 'friend') ?? shot.figures.find(({ who }) => who === 'child') ?? null
  const isFull = shot.figures.length + people.length > FIGURES_MAX
  if (model === null || isFull || shot.camera === 'detail') return null
  return people.reduce<Shot | null>((placed, who) => placed && placeOne(placed, who, model), shot)
}

function placeOne(shot: Shot, who: Figure, model: FigureShot): Shot | null {
  const action = LOWER[model.action] ?? model.action
  const common: FigureShot = {
    ...model,
    who,
    // Upright, because there is less room between others.
    action: action === 'flying' ? 'floating' : SHARED.has(action) ? action : 'standing',
    looksAt: model.looksAt === who ? 'ahead' : model.looksAt,
    arms: null,
    holds: null,
    wears: model.wears === 'cape' ? 'cape' : null,
    touches: null,
    imagined: false,
  }
  const withOne = (figure: FigureShot): Shot => ({ ...shot, figures: [...shot.figures, figure] })
  // Whoever rides makes room for others, and what the child holds or looks at stays in front of it.
  if (model.on !== null && !isSpot(model.on) && model.action !== 'sleeping')
    return { ...shot, figures: [{ ...common, action: ridesAs(model) }, ...shot.figures] }
  const queued = behindOthers(shot, model)
  if (queued) return withOne({ ...common, ...queued })
  const isAloft = model.on === null && (AFLOAT.has(model.action) || model.height > 0.2)
  if (!isAloft && isHighUp(shot)) return null
  const x = placeNear(shot, model)
  if (x === null) return null
  // Before a bed of blankets.
  if (model.on !== null && !isSpot(model.on)) return withOne({ ...common, on: null, height: 0, x: BESIDE_BED, size: 1 })
  // Nobody swims or flies in somebody else.
  const isLevel = (model.action === 'swimming' || model.action === 'flying') && Math.abs(x - model.x) < 0.5
  const aside = isLevel ? (model.height > 0.5 ? -0.4 : 0.4) : 0
  // Further back, so that nobody is covered, but not behind a boat, in the water.
  const isFront = model.distance === 'near' || model.distance === 'foreground'
  // A great switch is at the edge of its platform.
  const isNarrow = isInBoat(shot) || isNear(shot, 'great-switch') || shot.states.some(state => BRIDGES.has(state))
  const towards = x > 0 ? 'left-front' : 'right-front'
  const facing = common.action === 'walking' || common.action === 'running' ? model.facing : towards
  const isThird = model.on !== null && WITH_THIRD.has(model.on) && !shot.figures.some(({ on }) => on === 'third-seat')
  return withOne({
    ...common,
    ...(isInBoat(shot) && common.action === 'standing' && { action: 'kneeling' }),
    on: isThird ? 'third-seat' : null,
    height: isAloft ? model.height + aside : 0,
    x,
    distance: isFront && !isNarrow && shot.camera !== 'from-above' ? 'middle' : model.distance,
    size: 1,
    facing: shot.camera === 'over-the-shoulder' ? model.facing : facing,
  })
}

/** Where somebody is in a row of those who pull, or who crawl on a branch; null if there is none. */
function behindOthers({ figures }: Shot, { action, touches, height, x, who }: FigureShot): Partial<FigureShot> | null {
  const behind = (place: number) => place + Math.sign(place) * ROW
  if (action === 'crawling' && height > 0.2) return { action, x: behind(x) }
  if (action !== 'pulling' || touches !== 'child') return null
  const last = figures.findLast(each => each.action === 'pulling' && each.touches !== null)
  return { action, touches: last?.who ?? who, x: behind(last?.x ?? x) }
}

/** The nearest place with plenty of room, or the one with most of it; null if there is none. */
function placeNear(shot: Shot, model: FigureShot): number | null {
  const isOnBridge = shot.states.includes('broken-bridge') && shot.camera === 'from-above'
  const needs = shot.camera === 'close-up' ? CLOSE : isOnBridge ? ON_BRIDGE : 1
  // Whoever is first on a broken bridge is at its gap.
  const end = isOnBridge
    ? Math.max(...shot.figures.filter(({ who }) => who === 'child' || who === model.who).map(({ x }) => x))
    : 1
  // Whoever lies on the floor has the head on the right.
  const head = model.action === 'sleeping' ? LYING : 0
  const places = (model.action === 'sleeping' || isRound(shot) ? MIDDLE : AROUND)
    .filter(x => x <= end)
    .map(x => ({ x, free: freeAt(shot, x + head), far: Math.abs(x - model.x) }))
    .filter(({ free }) => free >= ROOM * needs)
    .map(place => ({ ...place, free: place.free - inTheWay(shot, place.x) }))
    .toSorted((one, other) => one.far - other.far)
  const [first] = places
  if (!first) return null
  const widest = places.reduce((best, place) => (place.free > best.free ? place : best), first)
  return (places.find(({ free }) => free >= PLENTY * needs) ?? widest).x
}
/** What one more rider does: nobody stands in a boat or on a cloud in which others sit. */
const ridesAs = ({ action }: FigureShot): Action =>
  LOW.has(action) ? action : action === 'rowing' ? 'kneeling' : SHARED.has(action) ? action : 'standing'
const LOW: ReadonlySet<Action> = new Set<Action>(['kneeling', 'sitting', 'riding'])

/** Places of the second one, beside which there may be one for a third: in a rocket, on the stair to the moon. */
const WITH_THIRD: ReadonlySet<string> = new Set(['second-seat', 'ledge'])
/** Places above the ground with no other place near them. */
const HIGH: ReadonlySet<string> = new Set(['rope-bridge', 'ladder', 'branch', 'roof-edge', 'upper-berth'])
/** Whether the child is high up, and nobody who comes along is on the ground. */
const isHighUp = ({ figures }: Shot): boolean =>
  figures.some(({ who, on }) => who === 'child' && on !== null && HIGH.has(on)) &&
  !figures.some(({ who, on, height }) => who === 'friend' && on === null && height < 0.1)

const isNear = ({ objects }: Shot, thing: ObjectShot['what']): boolean =>
  objects.some(({ what, distance, imagined }) => what === thing && distance === 'near' && !imagined)
const isInBoat = (shot: Shot): boolean => isNear(shot, 'rowing-boat')

/** How much less room there is at a place before the guide, or between the child and where it goes or looks. */
function inTheWay({ figures, objects }: Shot, x: number): number {
  const isBeforeGuide = figures.some(({ who, ...guide }) => who === 'guide' && Math.abs(guide.x - x) < ROW)
  const child = figures.find(({ who }) => who === 'child')
  const sight = child?.on === null ? (child.touches ?? child.looksAt) : null
  const seen = figures.find(({ who }) => who === sight) ?? objects.find(({ what }) => what === sight)
  const isBetween = child && seen && !seen.imagined && (x - child.x) * (seen.x - x) > 0
  const heading = child?.facing.startsWith('right') ? 1 : child?.facing.startsWith('left') ? -1 : 0
  const isAhead = child?.action === 'walking' && (x - child.x) * heading > 0
  return (isBeforeGuide ? IN_THE_WAY : 0) + (isBetween || isAhead ? IN_THE_WAY : 0)
}

/** How far the nearest figure is from a place; those at places of a setting are taken to be where they are written. */
function freeAt({ camera, figures, objects }: Shot, x: number): number {
  const isThere = ({ imagined, height }: FigureShot | ObjectShot) => !imagined && height < 0.6
  const beside = figures
    .filter(each => (camera === 'close-up' ? !each.imagined : isThere(each)))
    .map(({ who, on, ...at }) => {
      const isWide = isGrownUp(who) || (on !== null && HIGH.has(on))
      return Math.abs(at.x - x) - (at.size - 1) * 0.12 - (isWide ? 0.08 : 0)
    })
  const seen = new Set<string>(figures.map(({ looksAt }) => looksAt))
  // What is looked at is before faces, also high up.
  const isInSight = ({ what, imagined, height }: ObjectShot) => seen.has(what) && !imagined && height < 1.3
  const before = objects
    .filter(each => isInSight(each) || isThere(each))
    .filter(each => each.distance === 'near' || LARGE.has(each.what) || seen.has(each.what))
    .filter(({ what }) => !FLAT.has(what))
    .map(each => Math.abs(each.x - x) - (each.size - 1) * 0.1 + (seen.has(each.what) ? 0 : 0.06))
  return Math.min(2, ...beside, ...before)
}

const isGrownUp = (who: Figure): boolean => (GROWN_UPS as readonly string[]).includes(who)

/** The people of a shot, by whom a picture says that they are there. */
export const isIn = ({ figures }: Shot, who: Figure): boolean => figures.some(figure => figure.who === who)
