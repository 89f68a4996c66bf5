import type { Gender } from '@kahani/contracts/options'

/** The words that stand for a person; `was` agrees with `he`: they were, she was. */
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

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "a" or "an" by sound, as far as the spelling tells it. */
export function article(word: string): string {
  if (/^(hour|honest|honou?r|heir)/i.test(word)) return 'an'
  if (/^(uni([^nm]|$)|us[aeiu]|eu|ufo|one\b|once\b|ute)/i.test(word)) return 'a'
  return /^[aeiou]/i.test(word) ? 'an' : 'a'
}

/** "Asha", "Asha and Kabir", "Asha, Kabir and the dog". */
export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/**
 * A phrase somebody entered, fit to stand inside a sentence: one line, no quotes, no full stop, and no capital that is only
 * there because keyboards set one. "Trains." is trains, "A Doctor" a doctor, "Jhansi Ki Rani" and "Diwali" stay.
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

/** The same as said of the child: what a family calls "our trip to Goa" is hers. */
export const ofTheChild = (entered: string, his: string) => tidyPhrase(entered).replace(/^(my|our)\b/, his)

/** The same with its article: "a doctor", "an elephant rider", but "the king of chess" and "Chhota Bheem" as they are. */
export function withArticle(entered: string): string {
  const phrase = tidyPhrase(entered)
  const settled = /^(an?|the|my|his|her|our|their|one|some)\s/.test(phrase) || !/^[a-z]/.test(phrase)
  return settled ? phrase : `${article(phrase)} ${phrase}`
}

/** The same without its article: "doctor". */
export const withoutArticle = (entered: string) => tidyPhrase(entered).replace(/^(an?|the)\s+/, '')

/** Names that begin a phrase more often than a family types a second capital to tell. */
const FESTIVE =
  /^(diwali|deepavali|holi|eid|christmas|onam|pongal|navratri|dussehra|rakhi|lohri|baisakhi|bihu|ganesh|durga|krishna|hanuman|rama|india|i)\b/i

/** A capital further on makes the first one meant: "Spider-Man", "Jhansi Ki Rani", "Grandma's house in Goa". */
const isProperNoun = (phrase: string) => /^\p{Lu}/u.test(phrase) && (/^.+\p{Lu}/u.test(phrase) || FESTIVE.test(phrase))
