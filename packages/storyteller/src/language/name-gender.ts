import type { Gender } from '@kahani/contracts/options'
import { firstName } from '@kahani/wishes/first-name'
import { getGender } from 'gender-detection-from-name'
import { BOYS, GIRLS, UNISEX } from './indian-names.ts'

/** Words beside a given name that name a gender: "Rani Didi", "Chhota Bheem". "Anna" is a girl's name, but a brother after one. */
const TITLES: Record<Exclude<Gender, 'neutral'>, RegExp> = {
  girl: /^(miss|kumari|chhoti|choti|smt)\s|\s(didi|didu|akka|chechi|tai|ben|behen|aunty|auntie|mausi|kaur)\b/,
  boy: /^(master|chhota|chota|mr|md|mohd|uncle)\s|\s(bhaiya|bhaiyya|bhai|bhau|anna|chettan|thambi|uncle|singh)\b/,
}
/** Endings of Punjabi names, which girls and boys share. */
const UNISEX_ENDING = /(preet|prit|winder|vinder|jinder|pinder)$/
const GENDERS = { female: 'girl', male: 'boy', unknown: 'neutral' } as const

/**
 * The gender that a name suggests; neutral if both have the name, or if it is unknown or not in Latin script. A title
 * decides before the name: "Kiran Didi" is a girl.
 */
export function nameGender(fullName: string): Gender {
  const words = plain(fullName)
  for (const gender of ['girl', 'boy'] as const) if (TITLES[gender].test(words)) return gender
  const name = plain(firstName(fullName)).split(' ').at(-1) ?? ''
  if (UNISEX.has(name) || UNISEX_ENDING.test(name)) return 'neutral'
  if (GIRLS.has(name)) return 'girl'
  if (BOYS.has(name)) return 'boy'
  return GENDERS[getGender(name)]
}

/** Lower case without accents: "Zoë" is zoe. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Script=Latin}\p{M}+/gu, letter => letter.charAt(0))
    .toLowerCase()
    .trim()
