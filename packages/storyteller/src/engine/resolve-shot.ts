import { type GrownUp, type Shot, shotSchema } from '@kahani/scene/shot'
import type { Arc, Place, Placeholder, SightName, SightPlacing, TaleShot } from '../format/arc.ts'

type Staged = TaleShot['figures'][number] | NonNullable<TaleShot['objects']>[number]

/** The shot of a page with what the story has and the text names. */
export function resolveShot(
  arc: Arc,
  { side, weather, states, capes = [], carries }: Place,
  { figures: written, objects = [], adds = {}, focus, ...shot }: TaleShot,
  has: { friend: boolean; pet: boolean },
  seen: readonly string[],
): Shot {
  const figures = carries ? withToken(written, objects) : written
  const isNamed = ({ when }: { when?: string }) => when === undefined || seen.includes(when)
  // Nobody touches what the arc does not show.
  const withHands = <T extends TaleShot['figures'][number]>(figure: T): T =>
    DIRECTIONS.has(withoutPlaceholder(arc, figure.touches)) ? { ...figure, touches: null } : figure
  const isInStory = ({ who }: TaleShot['figures'][number]) =>
    who === 'friend' || who === 'pet' ? has[who] : who !== '$keeper' || arc.stage.keeper != null
  const added = Object.entries(adds).map(([name, placing]) => sightAt(arc, name as SightName, placing))
  const aside = Object.keys(adds).map(name => arc.stage.sights?.[name as SightName]?.guide)
  const present = figures
    .filter(figure => isNamed(figure) && isInStory(figure))
    .map(withHands)
    .map(figure => (capes.some(who => who === figure.who) ? { wears: 'cape', ...figure } : restageGuide(arc, figure)))
    .map(figure => (figure.who === 'guide' ? Object.assign({}, figure, ...aside) : figure))
  const staged = {
    states,
    ...shot,
    side,
    weather,
    focus: focus !== undefined && DIRECTIONS.has(withoutPlaceholder(arc, focus)) ? 'child' : focus,
    figures: [...present, ...added.flatMap(sight => sight.figures)],
    objects: [
      ...(present.some(({ wears }) => wears === 'cape') ? [{ what: 'cape', colour: 'red' }] : []),
      ...dressToken(arc, figures, [...objects.filter(isNamed), ...added.flatMap(sight => sight.objects)]),
    ],
  }
  return shotSchema.parse(withoutPlaceholders(arc, staged))
}

/** A copy in which the things of an arc stand for all placeholders. */
export const withoutPlaceholders = <T>(arc: Arc, staged: T): Resolved<T> =>
  JSON.parse(JSON.stringify(staged), (_, value) => withoutPlaceholder(arc, value))

/** Placeholders are replaced by what they stand for. */
type Resolved<T> = T extends Placeholder ? never : T extends object ? { [Key in keyof T]: Resolved<T[Key]> } : T

/** What a child does whose hands are free. */
const FREE_HANDS: ReadonlySet<unknown> = new Set([
  undefined,
  'standing',
  'walking',
  'tiptoeing',
  'running',
  'kneeling',
  'sitting',
])

/** The figures with the token in the hands of the child, if those are free and it is nowhere else. */
function withToken(figures: TaleShot['figures'], objects: NonNullable<TaleShot['objects']>): TaleShot['figures'] {
  if (figures.some(({ holds }) => holds === '$token') || objects.some(({ what }) => what === '$token')) return figures
  return figures.map(figure => {
    const { who, action, arms, touches, holds } = figure
    const isFree = who === 'child' && FREE_HANDS.has(action) && !arms && !touches && !holds
    return isFree ? { ...figure, holds: '$token' } : figure
  })
}

/** The objects with the token of an arc in its own look, and with an entry for a token that is held. */
function dressToken({ stage }: Arc, figures: TaleShot['figures'], objects: NonNullable<TaleShot['objects']>) {
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

/** The guide of an arc at its own height and size. */
function restageGuide<T extends TaleShot['figures'][number]>({ stage }: Arc, figure: T): T {
  if (figure.who !== 'guide' || !stage.guide) return figure
  const { height = 0, size = 1 } = stage.guide
  return { ...figure, height: Number(figure.height ?? 0) + height, size: Number(figure.size ?? 1) * size }
}

/** What an arc shows as a sight, where a turn places it; nothing if the arc doesn't say. */
function sightAt({ stage }: Arc, name: SightName, placing: SightPlacing) {
  const { figures = [], objects = [] } = stage.sights?.[name] ?? {}
  const { x = 0, height = 0, size = 1, ...rest } = placing
  const at = <T extends Staged>(each: T) => ({
    ...rest,
    ...each,
    x: Math.max(-1.5, Math.min(1.5, Number(each.x ?? 0) + x)),
    height: Number(each.height ?? 0) + height,
    size: Number(each.size ?? 1) * size,
  })
  return { figures: figures.map(at), objects: objects.map(at) }
}

const DIRECTIONS: ReadonlySet<unknown> = new Set(['ahead', 'up', 'down'])
/** Where somebody looks for a sight that the arc doesn't show. */
const SIGHT_DIRECTIONS: Record<SightName, 'ahead' | 'up' | 'down'> = {
  clue: 'down',
  hurt: 'down',
  tempt: 'ahead',
  undone: 'ahead',
  redone: 'ahead',
  unsung: 'up',
}

const ELDERS: Record<string, GrownUp> = {
  Dadi: 'grandmother',
  Nani: 'grandmother',
  Dada: 'grandfather',
  Nana: 'grandfather',
  Ma: 'mother',
  Papa: 'father',
}

/** What the arc has for a placeholder; any other value is returned as it is. */
function withoutPlaceholder({ stage, world }: Arc, value: unknown): unknown {
  switch (value) {
    case '$token':
      return stage.token
    case '$damage':
      return stage.damage ?? 'broken'
    case '$duty':
      return stage.duty ?? stage.token
    case '$treat':
      return stage.treat
    case '$small':
      return stage.small
    case '$keeper':
      return stage.keeper ?? 'up'
    case '$elder':
      return ELDERS[world.elder] ?? 'grandmother'
    case '$clue':
    case '$hurt':
    case '$tempt':
    case '$undone':
    case '$redone':
    case '$unsung': {
      const name = value.slice(1) as SightName
      const sight = stage.sights?.[name]
      const first = sight?.figures?.[0]?.who ?? sight?.objects?.[0]?.what ?? SIGHT_DIRECTIONS[name]
      return withoutPlaceholder({ stage, world } as Arc, first)
    }
    default:
      return value
  }
}
