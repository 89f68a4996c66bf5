import type { Gender } from '@kahani/contracts/options'

/** Pronouns of a person. `was` agrees with `he`: they were, she was. */
export interface Pronouns {
  he: string
  him: string
  his: string
  himself: string
  was: string
}

const HE: Pronouns = { he: 'he', him: 'him', his: 'his', himself: 'himself', was: 'was' }
const SHE: Pronouns = { he: 'she', him: 'her', his: 'her', himself: 'herself', was: 'was' }
const IT: Pronouns = { he: 'it', him: 'it', his: 'its', himself: 'itself', was: 'was' }
const THEY: Pronouns = { he: 'they', him: 'them', his: 'their', himself: 'themselves', was: 'were' }

export const PRONOUNS: Readonly<Record<Gender | 'it' | 'group', Pronouns>> = {
  boy: HE,
  girl: SHE,
  neutral: THEY,
  it: IT,
  group: THEY,
}

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "a" or "an" by sound, guessed from the spelling. */
export function article(word: string): string {
  if (/^(hour|honest|honou?r|heir|x-|mri\b|mba\b|mla\b|ngo\b|lkg\b|sos\b)/i.test(word)) return 'an'
  if (/^(uni([^nm]|$)|us[aeiu]|eu|ufo|one\b|once\b|ute)/i.test(word)) return 'a'
  return /^[aeiou]/i.test(word) ? 'an' : 'a'
}

/** "Asha", "Asha and Kabir", "Asha, Kabir and the dog". */
export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/**
 * Normalizes an entered phrase for use inside a sentence: one line, without quotes, full stop and autocapitalization.
 * "Trains." becomes trains and "A Doctor" a doctor; "Jhansi Ki Rani" and "Diwali" stay.
 */
export function tidyPhrase(entered: string): string {
  const text = entered
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;:.!?])/g, '$1')
    .replace(/["“”]/g, '')
    .replace(/^[\s.,;:!?–—-]+|[\s.,;:!?–—-]+$/g, '')
  const [, article = '', rest = text] = /^(an?|the|my|our|his|her|their)\s+(.+)$/i.exec(text) ?? []
  const phrase = isProperNoun(rest) ? rest : rest.charAt(0).toLowerCase() + rest.slice(1)
  return article === '' ? phrase : `${article.toLowerCase()} ${phrase}`
}

/** Rewrites a phrase from the child's point of view: "our trip to Goa" becomes "her trip to Goa". */
export const ofTheChild = (phrase: string, his: string) => phrase.replace(/^(my|our)\b/i, his)

/** The tidied phrase with an article, unless it has a determiner or is a name: "a doctor", "the king of chess". */
export function withArticle(entered: string): string {
  const phrase = tidyPhrase(entered)
  const isComplete = /^(an?|the|my|his|her|our|their|one|some)\s/.test(phrase) || !/^[a-z]/.test(phrase)
  return isComplete ? phrase : `${article(phrase)} ${phrase}`
}

/** The phrase without its article or possessive: "doctor". */
export const withoutArticle = (phrase: string) => phrase.replace(/^(an?|the|my|our|his|her|their)\s+/i, '')

/** Proper nouns that often begin a phrase without a second capital. */
const PROPER_NOUNS =
  /^(diwali|deepavali|holi|eid|christmas|onam|pongal|navratri|dussehra|rakhi|lohri|baisakhi|bihu|ganesh|durga|krishna|hanuman|rama|india|i)\b/i

/** A second capital shows that the first one is intended: "Spider-Man", "Jhansi Ki Rani". */
export const isProperNoun = (phrase: string) =>
  /^\p{Lu}/u.test(phrase) && (/^.+\p{Lu}/u.test(phrase) || PROPER_NOUNS.test(phrase))
