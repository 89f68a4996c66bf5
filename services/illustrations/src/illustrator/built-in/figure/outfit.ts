/** Clothes as plain data; `garments.ts` and `accessories.ts` know how each is drawn. */

export type Pattern = 'stripes' | 'dots' | 'stars' | 'flowers' | 'checks' | 'border'
export type Headgear =
  | 'helmet'
  | 'tiara'
  | 'mask'
  | 'sun-hat'
  | 'pirate-hat'
  | 'flower-crown'
  | 'dragon-hood'
  | 'wizard-hat'
  | 'chef-hat'
  | 'cap'
  | 'police-cap'
  | 'crown'
  | 'antenna'
  | 'temple-jewel'
  | 'glasses'
  | 'beret'
  | 'hard-hat'
/** Worn behind the body or over it. */
export type Accessory =
  | 'cape'
  | 'wings'
  | 'dragon-tail'
  | 'satchel'
  | 'scarf'
  | 'oxygen'
  | 'emblem'
  | 'apron'
  | 'stethoscope'
  | 'buttons'
  | 'control-panel'
  | 'necklace'
  | 'dupatta'
  | 'braces'
  | 'belly'
  | 'badge'
  | 'pleats'
  | 'sash'

export interface Outfit {
  top: string
  sleeve: 'none' | 'cap' | 'short' | 'long' | 'wide'
  neck: 'round' | 'collar' | 'slit' | 'high'
  pattern: Pattern | null
  /** The second colour: pattern, borders, collar and belt. */
  trim: string
  /** How far the top falls below the hips, in shares of the leg: 0 is a shirt, 1 a gown. */
  hem: number
  /** How wide the hem swings, in units of the body. */
  flare: number
  /** The part below the waist, where it differs from the top. */
  skirt: string | null
  belt: boolean
  legs: 'bare' | 'shorts' | 'trousers'
  bottom: string
  shoes: 'barefoot' | 'sandals' | 'shoes' | 'boots'
  shoe: string
  accessories: readonly Accessory[]
  /** The colour of what is worn over it: cape, wings, satchel, scarf. */
  extra: string
  headgear: Headgear | null
  hat: string
}

/** What is worn where nothing else is said. */
const plain: Outfit = {
  top: '#e9a13b',
  sleeve: 'short',
  neck: 'round',
  pattern: null,
  trim: '#fbe9c6',
  hem: 0,
  flare: 0,
  skirt: null,
  belt: false,
  legs: 'shorts',
  bottom: '#2f6b78',
  shoes: 'shoes',
  shoe: '#8c4a3a',
  accessories: [],
  extra: '#c9503f',
  headgear: null,
  hat: '#c9503f',
}
export const wear = (parts: Partial<Outfit>): Outfit => ({ ...plain, ...parts })

/** Outfits to choose from. */
export type Wardrobe = readonly [Outfit, ...Outfit[]]

/** Hats under which no bun or quiff stands up. */
export const COVERS_CROWN: ReadonlySet<Headgear> = new Set<Headgear>([
  'sun-hat',
  'pirate-hat',
  'dragon-hood',
  'wizard-hat',
  'chef-hat',
  'cap',
  'police-cap',
  'beret',
  'hard-hat',
  'crown',
])
