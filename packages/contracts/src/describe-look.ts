import type { Coat, Look } from './looks.ts'

/** Looks and coats in plain English, for providers. */

const SKIN = [
  'very light',
  'light',
  'light wheat-coloured',
  'wheat-coloured',
  'light brown',
  'golden brown',
  'brown',
  'deep brown',
  'dark brown',
  'very dark brown',
]
const LENGTHS = { cropped: 'very short', short: 'short', chin: 'chin-length', long: 'long' }
const STYLES: Record<Exclude<Look['hairStyle'], 'curls' | 'bald' | undefined>, string> = {
  loose: 'worn loose',
  plaits: 'in two plaits',
  'one-plait': 'in one plait',
  ponytail: 'in a ponytail',
  bun: 'in a bun',
}
const LIMBS: Record<NonNullable<Look['limbDifference']>, string> = {
  'left-arm': 'the left arm ends below the elbow',
  'right-arm': 'the right arm ends below the elbow',
  'left-leg': 'a prosthesis below the left knee',
  'right-leg': 'a prosthesis below the right knee',
}
const AIDS: Record<NonNullable<Look['mobilityAid']>, string> = {
  wheelchair: 'uses a wheelchair',
  crutch: 'walks with a crutch',
}
const AGES: Record<NonNullable<Look['grownUpAge']>, string> = {
  young: 'a young adult',
  middle: 'middle-aged',
  old: 'old',
}

const words = (name: string) => name.replaceAll('-', ' ')
const article = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
const join = (...parts: (string | false | undefined)[]) => parts.filter(part => part).join(' ')

function describeHair({ hairStyle, hairLength, hairColour }: Look): string | false {
  if (hairStyle === 'bald') return 'bald'
  if (!hairStyle && !hairLength && !hairColour) return false
  const style = hairStyle && hairStyle !== 'curls' && STYLES[hairStyle]
  return join(
    hairLength && LENGTHS[hairLength],
    hairStyle === 'curls' && 'curly',
    hairColour && words(hairColour),
    'hair',
    style,
  )
}

function describeClothes({ clothes, favouriteColour }: Look): string | false {
  if (!clothes) return !!favouriteColour && `likes to wear ${favouriteColour}`
  const name = words(clothes).replace('t shirt', 'T-shirt')
  return `everyday clothes: ${article(join(favouriteColour, name))}`
}

const describeHeadwear = ({ headwear = 'none', headwearColour }: Look) =>
  headwear !== 'none' &&
  join('wears', article(join(headwearColour, words(headwear))), headwear === 'dupatta' && 'over the hair')

/** "dark brown skin, long black hair in two plaits, glasses, uses a wheelchair"; '' if nothing was chosen. */
export function describeLook(look: Look): string {
  const { skin, glasses, hearingAid, mobilityAid, limbDifference, freckles, foreheadMark, grownUpAge, beard } = look
  return [
    grownUpAge && AGES[grownUpAge],
    skin !== undefined && `${SKIN[skin - 1]} skin`,
    describeHair(look),
    describeHeadwear(look),
    glasses && 'glasses',
    hearingAid && 'a hearing aid',
    mobilityAid && AIDS[mobilityAid],
    limbDifference && LIMBS[limbDifference],
    foreheadMark && `a ${foreheadMark} on the forehead`,
    beard && beard !== 'none' && `a ${beard}`,
    freckles && 'freckles',
    describeClothes(look),
  ]
    .filter(part => part)
    .join(', ')
}

/** "brown with white patches"; '' if nothing was chosen. */
export function describeCoat({ colour, pattern = 'plain', secondColour }: Coat): string {
  const marks = pattern !== 'plain' && join(secondColour, pattern)
  if (!colour) return marks ? `with ${marks}` : ''
  return marks ? `${colour} with ${marks}` : colour
}
