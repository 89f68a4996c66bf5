import { z } from 'zod'

/** How people and pets look, as a family chooses it. */

/** Skin tones in even light, from light to dark. A look has the number of one, from 1. */
export const SKIN_TONES = [
  '#f2d0ab',
  '#e5ba90',
  '#d8a476',
  '#c88f60',
  '#ba8054',
  '#ab734b',
  '#9c6643',
  '#85532f',
  '#6b4129',
  '#523220',
] as const

export const HAIR_STYLES = ['loose', 'plaits', 'one-plait', 'ponytail', 'bun', 'curls', 'bald'] as const
export const HAIR_LENGTHS = ['cropped', 'short', 'chin', 'long'] as const
export const HAIR_COLOURS = ['black', 'dark-brown', 'brown', 'light-brown', 'auburn', 'grey', 'white'] as const
/** What is worn on the head every day, over or instead of the hair that is seen. */
export const HEADWEAR = ['none', 'patka', 'turban', 'hijab', 'dupatta', 'cap', 'prayer-cap'] as const
export const MOBILITY_AIDS = ['wheelchair', 'crutch'] as const
/** An arm ends below its elbow; a leg has a prosthesis below its knee. Sides are the person's own. */
export const LIMB_DIFFERENCES = ['left-arm', 'right-arm', 'left-leg', 'right-leg'] as const
export const FOREHEAD_MARKS = ['bindi', 'tilak'] as const
export const BEARDS = ['none', 'moustache', 'beard'] as const
export const GROWN_UP_AGES = ['young', 'middle', 'old'] as const
export const CLOTHES = [
  't-shirt-and-shorts',
  't-shirt-and-trousers',
  'shirt',
  'dress',
  'skirt',
  'kurta',
  'salwar-kameez',
  'sari',
  'dhoti',
] as const
/** What children and grown-ups can choose from. */
export const CLOTHES_OF_CHILDREN = CLOTHES.slice(0, 7)
export const CLOTHES_OF_GROWN_UPS = CLOTHES.slice(1)
export const CLOTH_COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
  'brown',
  'white',
  'black',
] as const
/** Dyes in even light. */
export const CLOTH_DYES: Readonly<Record<(typeof CLOTH_COLOURS)[number], string>> = {
  red: '#cf4740',
  orange: '#e8863a',
  yellow: '#f0b93f',
  green: '#5f9a55',
  teal: '#2f8f8b',
  blue: '#4577b8',
  violet: '#7d5fa8',
  pink: '#e0709a',
  brown: '#96623f',
  white: '#f7f0e2',
  black: '#3a3542',
}

/**
 * The look of a person. What is left out is drawn as the illustrator likes, except that nobody has glasses, an aid, a limb
 * difference, a mark on the forehead or anything on the head that was not chosen.
 */
export const lookSchema = z
  .object({
    skin: z.number().int().min(1).max(SKIN_TONES.length),
    hairStyle: z.enum(HAIR_STYLES),
    hairLength: z.enum(HAIR_LENGTHS),
    hairColour: z.enum(HAIR_COLOURS),
    headwear: z.enum(HEADWEAR),
    headwearColour: z.enum(CLOTH_COLOURS),
    glasses: z.boolean(),
    hearingAid: z.boolean(),
    mobilityAid: z.enum(MOBILITY_AIDS),
    limbDifference: z.enum(LIMB_DIFFERENCES),
    freckles: z.boolean(),
    foreheadMark: z.enum(FOREHEAD_MARKS),
    clothes: z.enum(CLOTHES),
    /** Colour of the clothes, and of what is cheerful about a costume. */
    favouriteColour: z.enum(CLOTH_COLOURS),
    /** Of grown-ups only. */
    grownUpAge: z.enum(GROWN_UP_AGES),
    beard: z.enum(BEARDS),
  })
  .partial()
export type Look = z.infer<typeof lookSchema>

/** What of a look stays the same in other clothes, which is what a character sheet is kept for. What somebody does not have is left out. */
export function likenessOf({ clothes, favouriteColour, ...likeness }: Look): Look {
  return Object.fromEntries(
    Object.entries(likeness).filter(([, trait]) => trait !== undefined && trait !== false && trait !== 'none'),
  )
}

/** Whether a look says enough of a child that no photo is needed: skin, and hair or what covers it. */
export const standsForPhoto = ({ skin, hairStyle, hairLength, hairColour, headwear = 'none' }: Look): boolean =>
  skin !== undefined && ([hairStyle, hairLength, hairColour].some(trait => trait !== undefined) || headwear !== 'none')

export const COAT_COLOURS = [
  'white',
  'cream',
  'golden',
  'ginger',
  'brown',
  'black',
  'grey',
  'green',
  'blue',
  'violet',
  'pink',
  'red',
] as const
export const COAT_PATTERNS = ['plain', 'patches', 'stripes'] as const

/** The coat of a pet. What is left out is drawn as the illustrator likes. */
export const coatSchema = z
  .object({
    colour: z.enum(COAT_COLOURS),
    pattern: z.enum(COAT_PATTERNS),
    /** Colour of the patches or stripes. */
    secondColour: z.enum(COAT_COLOURS),
  })
  .partial()
export type Coat = z.infer<typeof coatSchema>
