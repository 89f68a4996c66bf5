import type { Coat, Look } from '@kahani/contracts/looks'

/** Skin tones by their numbers, from 1. */
const SKINS = [
  'very fair skin',
  'fair skin',
  'light wheat-brown skin',
  'wheat-brown skin',
  'golden-brown skin',
  'warm brown skin',
  'brown skin',
  'deep brown skin',
  'dark brown skin',
  'very dark brown skin',
] as const

const STYLES: Readonly<Record<Exclude<NonNullable<Look['hairStyle']>, 'bald'>, string>> = {
  loose: 'worn loose',
  plaits: 'in two plaits',
  'one-plait': 'in one plait',
  ponytail: 'in a ponytail',
  bun: 'in a bun',
  curls: 'in curls',
}
const LENGTHS: Readonly<Record<NonNullable<Look['hairLength']>, string>> = {
  cropped: 'very short',
  short: 'short',
  chin: 'chin-length',
  long: 'long',
}
const LIMBS: Readonly<Record<NonNullable<Look['limbDifference']>, string>> = {
  'left-arm': 'a left arm that ends below the elbow',
  'right-arm': 'a right arm that ends below the elbow',
  'left-leg': 'a prosthesis below the left knee',
  'right-leg': 'a prosthesis below the right knee',
}
const HEADWEAR: Readonly<Record<NonNullable<Look['headwear']>, string>> = {
  none: '',
  patka: 'patka',
  turban: 'turban',
  hijab: 'hijab',
  dupatta: 'dupatta over the head',
  cap: 'cap',
  'prayer-cap': 'prayer cap',
}

export const skinOf = ({ skin }: Look): string | undefined => (skin === undefined ? undefined : SKINS[skin - 1])

/** "long black hair in two plaits"; undefined if nothing of it was chosen. */
export function hairOf({ hairStyle, hairLength, hairColour }: Look): string | undefined {
  if (hairStyle === 'bald') return 'a bald head'
  if (hairStyle === undefined && hairLength === undefined && hairColour === undefined) return undefined
  const words = [
    hairLength && LENGTHS[hairLength],
    (hairColour ?? 'black').replace('-', ' '),
    'hair',
    hairStyle && STYLES[hairStyle],
  ]
  return words.filter(Boolean).join(' ')
}

/** What is seen of a person beside body, hair and clothes, each as a noun phrase: "round glasses", "a blue wheelchair". */
export function marksOf(look: Look): string[] {
  const {
    glasses,
    hearingAid,
    mobilityAid,
    limbDifference,
    freckles,
    foreheadMark,
    headwear = 'none',
    beard = 'none',
  } = look
  const colour = look.headwearColour ? `${look.headwearColour} ` : ''
  const phrases = [
    freckles && 'freckles',
    beard !== 'none' && `a ${beard}`,
    foreheadMark && `a ${foreheadMark} on the forehead`,
    glasses && 'round glasses',
    hearingAid && 'a hearing aid',
    headwear !== 'none' && `a ${colour}${HEADWEAR[headwear]}`,
    limbDifference && LIMBS[limbDifference],
    mobilityAid === 'wheelchair' && 'sitting in a wheelchair, always and everywhere',
    mobilityAid === 'crutch' && 'walking with a crutch',
  ]
  return phrases.filter(phrase => typeof phrase === 'string')
}

/** "a red kurta"; undefined if no clothes were chosen. */
export function clothesOf({ clothes, favouriteColour }: Look): string | undefined {
  if (clothes === undefined) return undefined
  return `${favouriteColour ? `${favouriteColour} ` : ''}${clothes.replaceAll('-', ' ')}`
}

/** "a black coat with white patches"; undefined if nothing was chosen. */
export function coatOf({ colour, pattern, secondColour }: Coat): string | undefined {
  if (colour === undefined && (pattern === undefined || pattern === 'plain')) return undefined
  const main = colour === undefined ? 'a coat' : `a ${colour} coat`
  return pattern === undefined || pattern === 'plain'
    ? main
    : `${main} with ${secondColour ? `${secondColour} ` : ''}${pattern}`
}
