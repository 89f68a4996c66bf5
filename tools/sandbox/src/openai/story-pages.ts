import type { Brief, Rewrite } from './brief.ts'

const STEPS = [
  'wakes up early',
  'opens the gate',
  'climbs a hill',
  'finds a map',
  'crosses the bridge',
  'hears a song',
  'helps a bird',
  'lights a lantern',
  'looks up',
  'goes home happy',
]
const VALUE_PAGE = 6
const SUBJECTS = ['The moon', 'A small star', 'The river', 'A firefly', 'The old tree', 'A little bird', 'The wind']
const PREDICATES = ['sings softly', 'waits near by', 'says hello', 'listens', 'smiles at everyone', 'dances around']
/** Of the first sentence of a rewritten page. */
const VERBS = ['likes', 'loves', 'wants']
const FILLER_COUNT = SUBJECTS.length * PREDICATES.length
/** Themes whose name is not a place. */
const PLACES: Record<string, string> = {
  magical: 'a magical land',
  underwater: 'an underwater world',
  jungle: 'the jungle',
  farm: 'the farm',
  superhero: 'a superhero city',
}

/** The text of every page, and the number of the page about the value. Each element of the brief has its own page. */
export function createPages(brief: Brief): { texts: string[]; valuePage: number } {
  const { name, theme, value, friend, message, pages } = brief
  const pet = brief.pet?.toLowerCase()
  const [min, max] = brief.wordsAPage
  const maxWords = max - countWords(name)
  const elements: (string | null)[] = [
    endSentence(`${name} is ${truncate(withArticle(brief.character), maxWords - 1)}`),
    endSentence(`${name} dreams of ${truncate(PLACES[theme] ?? theme, maxWords - 2)}`),
    friend && endSentence(`${name} plays with ${truncate(friend, maxWords - 2)}`),
    pet ? `${name} hugs the ${pet}.` : null,
    null,
    endSentence(`${name} learns about ${truncate(value, maxWords - 2)}`),
    pet ? `The ${pet} runs to ${name}.` : null,
    message && `${name} hears, “${truncate(endSentence(message), maxWords - 1)}”`,
    friend && endSentence(`${name} thanks ${truncate(friend, maxWords - 1)}`),
  ]
  const texts = Array.from({ length: pages }, (_, index) => {
    const step = `${name} ${STEPS[index % STEPS.length]}.`
    const element = elements[index]
    const both = element && countWords(`${element} ${step}`) <= max ? `${element} ${step}` : (element ?? step)
    return fillPage(both, index, [min, max])
  })
  return { texts, valuePage: VALUE_PAGE }
}

/** The text with as many sentences of its own as the page needs to have its fewest words. */
function fillPage(text: string, page: number, [min, max]: Brief['wordsAPage']): string {
  const sentences = [text]
  for (let more = 0; more < FILLER_COUNT && countWords(sentences.join(' ')) < min; more += 1) {
    const sentence = fillerSentence(page, more)
    if (countWords([...sentences, sentence].join(' ')) <= max) sentences.push(sentence)
  }
  return sentences.join(' ')
}

/** Other words for a page: as few as it may have, and each time others. */
export function createRewrittenPage({ name, wordsAPage }: Brief, { page, kind, wish, earlier }: Rewrite): string {
  const verb = VERBS[earlier.length % VERBS.length]
  const opening = wish === null ? `${name} ${verb} it ${kind}.` : endSentence(`${name} ${verb} ${truncate(wish, 2)}`)
  return fillPage(opening, page + earlier.length, wordsAPage)
}

/** A different sentence for each page and call. */
function fillerSentence(page: number, more: number): string {
  const subject = SUBJECTS[(page + more) % SUBJECTS.length]
  const predicate = PREDICATES[(page * 2 + more) % PREDICATES.length]
  return `${subject} ${predicate}.`
}

/** Truncates a text to a number of words. */
function truncate(text: string, words: number): string {
  const all = text.trim().split(/\s+/)
  return all.length <= words ? text.trim() : `${all.slice(0, words).join(' ')}…`
}

const endSentence = (text: string) => (/[.!?…]$/.test(text.trim()) ? text : `${text.trim()}.`)
/** Adds “a” or “an” where an article is needed. */
export const withArticle = (who: string) =>
  /^(an?|the|my) |^(myself|themself|herself|himself)$/i.test(who)
    ? who
    : `${/^(?!uni)[aeiou]/i.test(who) ? 'an' : 'a'} ${who}`
const countWords = (text: string) => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
