/** Clothes as plain data; `torso.ts`, `skirt.ts`, `arm.ts`, `leg.ts` and `accessories.ts` draw them. */

export type Pattern = 'stripes' | 'pinstripes' | 'dots' | 'stars' | 'flowers' | 'leaves' | 'checks' | 'border'
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
  | 'beret'
  | 'hard-hat'
  | 'turban'
  | 'monkey-cap'
/** Cloth over the hair that a family chose; hats are worn on it. */
export type HeadCloth = 'patka' | 'turban' | 'hijab' | 'dupatta' | 'prayer-cap'
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
  | 'pallu'
  | 'sweater-vest'
  | 'waistcoat'
  | 'print'
  | 'tie'
  | 'pockets'
  | 'shawl'
/** What a shirt is printed with. */
export type Motif = 'sun' | 'mango' | 'elephant' | 'rocket' | 'fish' | 'peacock' | 'auto' | 'star'

export interface Outfit {
  top: string
  sleeve: 'none' | 'strap' | 'cap' | 'puff' | 'short' | 'elbow' | 'long' | 'wide'
  /** Colour of the sleeves; null if the same as the top. */
  sleeves: string | null
  neck: 'round' | 'collar' | 'slit' | 'high' | 'vee' | 'wide'
  pattern: Pattern | null
  /** The second colour: pattern, borders, collar and belt. */
  trim: string
  /** Length of the cloth below the hips, as a share of the leg: 0 is a shirt, 1 a gown. */
  hem: number
  /** Width that the hem adds, in units of the body. */
  flare: number
  /** Colour below the waist; null if the same as the top. */
  skirt: string | null
  /** The top hangs over the skirt, or is tucked into the trousers. */
  untucked: boolean
  tucked: boolean
  belt: boolean
  /** A wide border at the hem. */
  border: boolean
  legs: 'bare' | 'shorts' | 'trousers' | 'salwar' | 'churidar' | 'dhoti'
  bottom: string
  shoes: 'barefoot' | 'sandals' | 'flip-flops' | 'juttis' | 'shoes' | 'boots'
  shoe: string
  socks: 'short' | 'high' | null
  gloves: string | null
  bangles: string | null
  accessories: readonly Accessory[]
  motif: Motif
  /** Colour of capes, wings, satchels, scarves, saris and vests. */
  extra: string
  /** Colour of a cape that is put on over the clothes; null if it is one of them. */
  cape: string | null
  headCloth: { kind: HeadCloth; colour: string } | null
  headgear: Headgear | null
  hat: string
}

/** Default values of an outfit. */
const plain: Outfit = {
  top: '#e9a13b',
  sleeve: 'short',
  sleeves: null,
  neck: 'round',
  pattern: null,
  trim: '#fbe9c6',
  hem: 0,
  flare: 0,
  skirt: null,
  untucked: false,
  tucked: false,
  belt: false,
  border: false,
  legs: 'shorts',
  bottom: '#2f6b78',
  shoes: 'shoes',
  shoe: '#8c4a3a',
  socks: null,
  gloves: null,
  bangles: null,
  accessories: [],
  motif: 'sun',
  extra: '#c9503f',
  cape: null,
  headCloth: null,
  headgear: null,
  hat: '#c9503f',
}
export const wear = (parts: Partial<Outfit>): Outfit => ({ ...plain, ...parts })

/** An outfit with a cape in place of what else is on the back. */
export const withCape = (outfit: Outfit, cape: string): Outfit => ({
  ...outfit,
  cape,
  accessories: [...outfit.accessories.filter(each => each !== 'wings' && each !== 'cape'), 'cape'],
})

/** A one-piece suit in one colour. */
export const suit = (colour: string, parts: Partial<Outfit>): Outfit =>
  wear({ top: colour, bottom: colour, sleeve: 'long', legs: 'trousers', shoes: 'boots', ...parts })

/** Outfits to choose from. */
export type Wardrobe = readonly [Outfit, ...Outfit[]]

/** Everything on a head, from the inside to the outside. */
export const onHead = ({ headCloth, headgear }: Outfit): (HeadCloth | Headgear)[] => [
  ...(headCloth ? [headCloth.kind] : []),
  ...(headgear ? [headgear] : []),
]

/** What covers the crown of the head, and with it a bun or quiff. */
export const COVERS_CROWN: ReadonlySet<HeadCloth | Headgear> = new Set<HeadCloth | Headgear>([
  'sun-hat',
  'pirate-hat',
  'wizard-hat',
  'chef-hat',
  'cap',
  'police-cap',
  'beret',
  'hard-hat',
  'crown',
  'turban',
  'patka',
  'prayer-cap',
  'dupatta',
])

/** Hoods that hide the hair and the ears. */
export const COVERS_HAIR: ReadonlySet<HeadCloth | Headgear> = new Set<HeadCloth | Headgear>([
  'dragon-hood',
  'monkey-cap',
  'hijab',
])
