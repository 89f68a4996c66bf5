import type { PlaceState } from '@kahani/scene/shot'
import type { Stage } from '../../stage/stage.ts'

/** How a family lives: the same in all rooms of its house and on all pages of a book. */
export interface Family {
  walls: { living: string; bedroom: string; kitchen: string; outside: string }
  /** The lower half of all walls, which is painted in oil colour; null if walls have one colour. */
  dado: string | null
  /** Three colours of cloth and paint that go with the walls. */
  accents: readonly [string, string, string]
  /** A calm light colour: sheets, window frames. */
  pale: string
  curtain: string
  wood: string
  floor: 'oxide' | 'cement' | 'terrazzo' | 'stone' | 'boards'
  floorColour: string
  ceiling: 'beams' | 'vaults'
  window: 'grille' | 'shutters' | 'arched' | 'plain'
  bed: 'carved' | 'iron' | 'strings' | 'boards'
  seat: 'sofa' | 'diwan' | 'cane'
  outlook: Outlook
}

/** What is seen through the windows. */
export type Outlook = 'sea' | 'river' | 'forest' | 'hills' | 'fields' | 'city'

type Palette = Pick<Family, 'walls' | 'dado' | 'accents' | 'pale'>

const PALETTES: readonly [Palette, ...Palette[]] = [
  {
    walls: { living: '#f0c070', bedroom: '#9fcab6', kitchen: '#f2d9a0', outside: '#efb45f' },
    dado: null,
    accents: ['#cf4f3d', '#2b7f7d', '#f6d98a'],
    pale: '#fbf0d9',
  },
  {
    walls: { living: '#78bdb4', bedroom: '#f0b594', kitchen: '#a9d6c6', outside: '#62b0ab' },
    dado: null,
    accents: ['#e56b3c', '#8a3f5c', '#f4c95c'],
    pale: '#fdf1da',
  },
  {
    walls: { living: '#e89c8b', bedroom: '#aab0dd', kitchen: '#f3c9a6', outside: '#e2857a' },
    dado: null,
    accents: ['#2f7578', '#8e3b57', '#f4be54'],
    pale: '#fcefdf',
  },
  {
    walls: { living: '#86b0da', bedroom: '#f2c97f', kitchen: '#b9d4e6', outside: '#5589c6' },
    dado: null,
    accents: ['#dd5a3b', '#2c5c94', '#f5c85c'],
    pale: '#fbf3e2',
  },
  {
    walls: { living: '#f3e2c2', bedroom: '#f0dfc4', kitchen: '#f4e6cb', outside: '#f5e8cf' },
    dado: '#5fa3a4',
    accents: ['#bf4a38', '#3c7d9c', '#eab44a'],
    pale: '#fffaee',
  },
  {
    walls: { living: '#d98a62', bedroom: '#93c1cf', kitchen: '#efc293', outside: '#cc7650' },
    dado: null,
    accents: ['#2f6f73', '#8f3b46', '#f4c965'],
    pale: '#fbeed8',
  },
  {
    walls: { living: '#b4cd8e', bedroom: '#f0b09c', kitchen: '#d6dea2', outside: '#9fc07a' },
    dado: null,
    accents: ['#d9543b', '#35698c', '#f2b744'],
    pale: '#fdf4dd',
  },
  {
    walls: { living: '#b7a8db', bedroom: '#9bcdbb', kitchen: '#e0cfe8', outside: '#a28ccc' },
    dado: null,
    accents: ['#ef9342', '#c94672', '#f7d27c'],
    pale: '#fcf2e4',
  },
  {
    walls: { living: '#f3e3c6', bedroom: '#efe2cb', kitchen: '#f5e7cd', outside: '#f3e2c6' },
    dado: '#c8674a',
    accents: ['#2f7f86', '#b0433f', '#f0bb52'],
    pale: '#fffaf0',
  },
]

const FLOORS: readonly [Pick<Family, 'floor' | 'floorColour'>, ...Pick<Family, 'floor' | 'floorColour'>[]] = [
  { floor: 'oxide', floorColour: '#b9553f' },
  { floor: 'cement', floorColour: '#d9b98a' },
  { floor: 'terrazzo', floorColour: '#e2cfae' },
  { floor: 'stone', floorColour: '#a9b59c' },
  { floor: 'boards', floorColour: '#bd8452' },
  { floor: 'cement', floorColour: '#c98a66' },
  { floor: 'oxide', floorColour: '#5f8f78' },
]

const OUTLOOK_STATES: readonly (readonly [PlaceState, Outlook])[] = [
  ['by-the-sea', 'sea'],
  ['by-the-river', 'river'],
  ['by-the-forest', 'forest'],
  ['in-the-hills', 'hills'],
  ['in-the-fields', 'fields'],
  ['in-the-city', 'city'],
]

/** The family of a book. Where its house stands can depend on the page's states. */
export function familyOf({ context, states }: Pick<Stage, 'context' | 'states'>): Family {
  const random = context.bookRandom.fork('family')
  const palette = random.pick(PALETTES)
  const floor = random.pick(FLOORS)
  return {
    ...palette,
    ...floor,
    curtain: context.bookRandom.fork('curtain').pick([palette.accents[0], palette.accents[1], palette.accents[2]]),
    wood: random.pick(['#a9683f', '#8a5236', '#c08a52', '#9a5c3c']),
    ceiling: random.pick(['beams', 'vaults']),
    window: random.pick(['grille', 'shutters', 'arched', 'plain']),
    bed: random.pick(['carved', 'iron', 'strings', 'boards']),
    seat: random.pick(['sofa', 'diwan', 'cane']),
    outlook:
      OUTLOOK_STATES.find(([state]) => states.has(state))?.[1] ??
      random.pick(['sea', 'river', 'forest', 'hills', 'fields', 'city', 'city']),
  }
}
