/** Clothes as plain data; `garments.ts` and `accessories.ts` draw them. */

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
  /** Length of the top below the hips, as a share of the leg: 0 is a shirt, 1 a gown. */
  hem: number
  /** Width that the hem adds, in units of the body. */
  flare: number
  /** Colour below the waist; null if the same as the top. */
  skirt: string | null
  belt: boolean
  legs: 'bare' | 'shorts' | 'trousers'
  bottom: string
  shoes: 'barefoot' | 'sandals' | 'shoes' | 'boots'
  shoe: string
  accessories: readonly Accessory[]
  /** Colour of capes, wings, satchels and scarves. */
  extra: string
  headgear: Headgear | null
  hat: string
}

/** Default values of an outfit. */
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

/** Hats that cover the crown of the head, and with it a bun or quiff. */
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
