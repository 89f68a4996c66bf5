import { type GrownUp, type Shot, shotSchema } from '@kahani/scene/shot'
import { GROWN_UPS } from '@kahani/scene/words'
import type { World } from '../format/prose.ts'
import type { Placeholder, Scene, SightName, SightPlacing, Stage, TaleShot } from '../format/storyboard.ts'

type FigureEntry = TaleShot['figures'][number]
type ObjectEntry = NonNullable<TaleShot['objects']>[number]

/** A shot with all that a page can show; `pickShot` leaves out what a story doesn't have or its text doesn't name. */
export interface StagedShot {
  shot: Shot
  /** The nouns that figures and objects depend on. */
  when: Readonly<Record<'figures' | 'objects', readonly (string | undefined)[]>>
}

export type Resolve = (data: unknown) => unknown

/** Creates a function that replaces the placeholders in data by the things of a tale. */
export const createResolver = (stage: Stage, elder: World['elder']): Resolve =>
  createReplacer(placeholdersOf(stage, elder))

/** The same for a tale that only has a grown-up at home. */
export const createElderResolver = (elder: World['elder']): Resolve => createReplacer({ $elder: ELDERS[elder] })

function createReplacer(things: Readonly<Record<string, string>>): Resolve {
  return function resolve(data): unknown {
    if (typeof data === 'string') return things[data] ?? data
    if (typeof data !== 'object' || data === null) return data
    if (Array.isArray(data)) return data.map(resolve)
    return Object.fromEntries(Object.entries(data).map(([key, each]) => [key, resolve(each)]))
  }
}

/** Creates a function that stages the shots of a tale, each at one age. It throws if a shot is not in the scene language. */
export function createStaging(stage: Partial<Stage>, resolve: Resolve): (scene: Scene) => StagedShot {
  const shows = (thing: unknown) => !DIRECTIONS.has(resolve(thing))

  return ({ side, weather, states, capes = [], carries, boat, landmarks = [], shot }) => {
    const { figures: written, objects = [], adds = {}, focus, ...rest } = shot
    const grown = written.map(({ grows = 1, ...figure }) => ({ ...figure, height: Number(figure.height ?? 0) * grows }))
    const carrying = carries ? withToken(grown, objects) : grown
    const figures = boat ? carrying.map(figure => aboard(figure, resolve, shot.camera)) : carrying
    const added = Object.entries(adds).map(([name, placing]) => sightAt(stage, name as SightName, placing))
    const aside = Object.keys(adds).map(name => stage.sights?.[name as SightName]?.guide)
    const present = figures
      .filter(({ who }) => shows(who))
      // Nobody touches what the tale does not show.
      .map(figure => (shows(figure.touches) ? figure : { ...figure, touches: null }))
      .map(figure => (capes.some(who => who === figure.who) ? { wears: 'cape' as const, ...figure } : figure))
      .map(figure => (shot.camera === 'close-up' ? behindFaces(figure) : figure))
      .map(figure => (figure.who === 'guide' ? Object.assign(restageGuide(stage, figure), ...aside) : figure))
    const isShown = (thing: unknown) =>
      [...objects, ...added.flatMap(sight => sight.objects)].some(({ what }) => resolve(what) === thing) ||
      figures.some(({ holds }) => resolve(holds) === thing)
    const entries = {
      figures: [...present, ...added.flatMap(sight => sight.figures)],
      objects: [
        ...(present.some(({ wears }) => wears === 'cape') ? [CAPE] : []),
        ...(boat && !objects.some(({ what }) => what === boat.what) ? [boat] : []),
        ...landmarks.filter(({ what }) => !isShown(what)),
        ...dressToken(stage, figures, [...objects.map(grow), ...added.flatMap(sight => sight.objects)]),
      ],
    }
    const staged = { states, ...rest, side, weather, focus: shows(focus) ? focus : 'child', ...entries }
    return {
      shot: shotSchema.parse(resolve(staged)),
      when: { figures: entries.figures.map(each => each.when), objects: entries.objects.map(each => each.when) },
    }
  }
}

/** In a close-up a pet is farther back, so that it hides no face. */
const behindFaces = (figure: FigureEntry): FigureEntry =>
  figure.who === 'pet' && !figure.distance && !figure.on && !figure.touches ? { ...figure, distance: 'middle' } : figure

/** A figure in a boat: it has no room to run, and grown-ups sit. The guide swims beside it, and looks over its side into a close-up. */
function aboard(figure: FigureEntry, resolve: Resolve, camera: TaleShot['camera']): FigureEntry {
  const { who, x = 0, distance = 'near', height = 0, action, imagined } = figure
  if (who === 'guide' && camera === 'close-up') return { ...figure, height: Number(height) + 0.12 }
  // Farther back, it would be hidden by the boat.
  if (who === 'guide') return distance === 'middle' ? { ...figure, distance: 'near', x: Number(x) * 1.3 } : figure
  if (imagined) return figure
  return {
    ...figure,
    ...(distance !== 'near' && { distance: 'near', x: Math.max(-1.05, Math.min(1.05, Number(x) * 1.2)) }),
    // Seen from above, its side is lower than the ground.
    ...(camera === 'from-above' && { height: Number(height) + 0.3 }),
    ...(action === 'running' && { action: 'standing' }),
    ...((GROWN_UPS as readonly unknown[]).includes(resolve(who)) && { action: 'sitting' }),
  }
}

const CAPE: ObjectEntry = { what: 'cape', colour: 'red' }

/** The shot of a page with what the story has and the text names. */
export function pickShot(
  { shot, when }: StagedShot,
  has: { friend: boolean; pet: boolean },
  seen: readonly string[],
): Shot {
  const isNamed = (noun: string | undefined) => noun === undefined || seen.includes(noun)
  return {
    ...shot,
    figures: shot.figures.filter(
      ({ who }, at) => isNamed(when.figures[at]) && ((who !== 'friend' && who !== 'pet') || has[who]),
    ),
    objects: shot.objects.filter((_, at) => isNamed(when.objects[at])),
  }
}

const grow = ({ grows = 1, ...object }: ObjectEntry): ObjectEntry => ({
  ...object,
  height: Number(object.height ?? 0) * grows,
  size: Number(object.size ?? 1) * grows,
})

/** What a child does with arms of which one at least is free. */
const FREE_HANDS: ReadonlySet<unknown> = new Set([
  undefined,
  'gasping',
  'hand-on-heart',
  'feeling-ahead',
  'shy',
  'standing',
  'walking',
  'tiptoeing',
  'running',
  'kneeling',
  'sitting',
  'sitting-legs-out',
  'reaching',
])

/** The figures with the token in the hands of the child, if those are free and it is nowhere else. */
function withToken(figures: readonly FigureEntry[], objects: readonly ObjectEntry[]): readonly FigureEntry[] {
  if (figures.some(({ holds }) => holds === '$token') || objects.some(({ what }) => what === '$token')) return figures
  return figures.map(figure => {
    const { who, action, arms, touches, holds } = figure
    const isFree = who === 'child' && FREE_HANDS.has(arms ?? action) && !touches && !holds
    return isFree ? { ...figure, holds: '$token' } : figure
  })
}

/** The objects with the token of a tale in its own look, and with an entry for a token that is held. */
function dressToken(
  stage: Partial<Stage>,
  figures: readonly FigureEntry[],
  objects: readonly ObjectEntry[],
): readonly ObjectEntry[] {
  const look = stage.tokenLook
  if (!look) return objects
  const isToken = (thing: unknown) => thing === '$token' || (thing === '$duty' && !stage.duty)
  const isHeld = figures.some(({ holds }) => isToken(holds)) && !objects.some(({ what }) => isToken(what))
  const all = isHeld ? [...objects, { what: '$token' } as const] : objects
  // What has lost its light does not glow.
  const isDim = look.states?.includes('dim')
  return all.map(each => {
    if (!isToken(each.what)) return each
    const states = each.states?.map(state => (isDim && state === 'glowing' ? 'dim' : state))
    return { ...look, ...each, ...(states && { states }) }
  })
}

/** The guide of a tale at its own height and size. */
function restageGuide({ guide }: Partial<Stage>, figure: FigureEntry): FigureEntry {
  const { height = 0, size = 1 } = guide ?? {}
  return { ...figure, height: Number(figure.height ?? 0) + height, size: Number(figure.size ?? 1) * size }
}

/** What a tale shows as a sight, where a turn places it; nothing if the tale doesn't say. */
function sightAt(stage: Partial<Stage>, name: SightName, placing: SightPlacing) {
  const { figures = [], objects = [] } = stage.sights?.[name] ?? {}
  const { x = 0, height = 0, size = 1, ...rest } = placing
  const at = <T extends FigureEntry | ObjectEntry>(each: T) => ({
    ...rest,
    ...each,
    x: Math.max(-1.5, Math.min(1.5, Number(each.x ?? 0) + x)),
    height: Number(each.height ?? 0) + height,
    size: Number(each.size ?? 1) * size,
  })
  return { figures: figures.map(at), objects: objects.map(at) }
}

const DIRECTIONS: ReadonlySet<unknown> = new Set(['ahead', 'up', 'down'])

export const ELDERS: Record<World['elder'], GrownUp> = {
  Dadi: 'grandmother',
  Nani: 'grandmother',
  Dada: 'grandfather',
  Nana: 'grandfather',
  Ma: 'mother',
  Papa: 'father',
}

/** What a tale has for the placeholders. */
function placeholdersOf(stage: Stage, elder: World['elder']): Record<Placeholder, string> {
  /** A sight, or where somebody looks for it if the tale doesn't show it. */
  const sight = (name: SightName, direction: 'ahead' | 'up' | 'down') => {
    const { figures, objects } = stage.sights?.[name] ?? {}
    return figures?.[0]?.who ?? objects?.[0]?.what ?? direction
  }
  return {
    $token: stage.token,
    $damage: stage.damage ?? 'broken',
    $duty: stage.duty ?? stage.token,
    $treat: stage.treat,
    $small: stage.small,
    $keeper: stage.keeper ?? 'up',
    $elder: ELDERS[elder],
    $clue: sight('clue', 'down'),
    $hurt: sight('hurt', 'down'),
    $tempt: sight('tempt', 'ahead'),
    $undone: sight('undone', 'ahead'),
    $redone: sight('redone', 'ahead'),
    $unsung: sight('unsung', 'up'),
    $emblem: sight('emblem', 'ahead'),
  }
}
