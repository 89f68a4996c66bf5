import type { SentBrief } from './brief.ts'

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
const FILLINGS = SUBJECTS.length * PREDICATES.length
/** Words of the themes that are no place by themselves. */
const PLACES: Record<string, string> = {
  magical: 'a magical land',
  underwater: 'an underwater world',
  jungle: 'the jungle',
  farm: 'the farm',
  superhero: 'a superhero city',
}

/** The text of every page, and which page tells of the value. Each of a brief's wishes has a page to itself. */
export function toldPages(brief: SentBrief): { texts: string[]; valuePage: number } {
  const { name, theme, value, friend, message, pages } = brief
  const pet = brief.pet?.toLowerCase()
  const [fewest, most] = brief.wordsAPage
  const room = most - countWords(name)
  const wishes: (string | null)[] = [
    ended(`${name} is ${fitted(withArticle(brief.character), room - 1)}`),
    ended(`${name} dreams of ${fitted(PLACES[theme] ?? theme, room - 2)}`),
    friend && ended(`${name} plays with ${fitted(friend, room - 2)}`),
    pet ? `${name} hugs the ${pet}.` : null,
    null,
    ended(`${name} learns about ${fitted(value, room - 2)}`),
    pet ? `The ${pet} runs to ${name}.` : null,
    message && `${name} hears, “${fitted(ended(message), room - 1)}”`,
    friend && ended(`${name} thanks ${fitted(friend, room - 1)}`),
  ]
  const texts = Array.from({ length: pages }, (_, index) => {
    const step = `${name} ${STEPS[index % STEPS.length]}.`
    const sentences = [wishes[index] ?? step]
    const fits = (sentence: string) => countWords([...sentences, sentence].join(' ')) <= most
    if (wishes[index] && fits(step)) sentences.push(step)
    for (let more = 0; more < FILLINGS && countWords(sentences.join(' ')) < fewest; more += 1) {
      const sentence = filling(index, more)
      if (fits(sentence)) sentences.push(sentence)
    }
    return sentences.join(' ')
  })
  return { texts, valuePage: VALUE_PAGE }
}

/** A sentence that is another on each page and each time. */
function filling(page: number, more: number): string {
  const subject = SUBJECTS[(page + more) % SUBJECTS.length]
  const predicate = PREDICATES[(page * 2 + more) % PREDICATES.length]
  return `${subject} ${predicate}.`
}

/** As many of the first words as there is room for. */
function fitted(text: string, words: number): string {
  const all = text.trim().split(/\s+/)
  return all.length <= words ? text.trim() : `${all.slice(0, words).join(' ')}…`
}

const ended = (text: string) => (/[.!?…]$/.test(text.trim()) ? text : `${text.trim()}.`)
/** With “a” or “an”, if it has no article of its own and needs one. */
export const withArticle = (who: string) =>
  /^(an?|the|my) |^(myself|themself|herself|himself)$/i.test(who)
    ? who
    : `${/^(?!uni)[aeiou]/i.test(who) ? 'an' : 'a'} ${who}`
const countWords = (text: string) => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
