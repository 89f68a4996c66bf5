import type { AgeBand } from '@kahani/contracts/options'
import { countWords } from '../language/count-words.ts'
import type { Conditions, TellingName } from './told.ts'

/** What a family's message tells about the child, for example so that a picture can show it. */
export interface Situation {
  kind: 'tooth' | 'birthday' | 'moving' | 'school' | 'sibling' | 'dark' | 'illness' | 'travel' | 'festival' | 'other'
  mood: 'joy' | 'worry' | 'fact'
}

/** What is told of a situation. Slots of `words` are those of the storyteller's wording. */
export interface Telling extends Situation {
  prose: TellingName
  conditions: Conditions
  words: Readonly<Record<string, string>>
  /** A joyful event in a sad message, which is told plainly. */
  isTempered?: true
  /** Grown-ups who are not at home, by the names that the stories use: Nani, Papa. */
  absent?: readonly string[]
  festival?: string
}

/** Longest words of a telling that the first page has room for. */
const MAX_WORDS: Record<AgeBand, number> = { '2-3': 4, '4-6': 6, '7-9': 6, '10-12': 12 }
/** When it happens can be left out, and the details of a deed. */
const OPTIONAL = new Set(['when', 'soon', 'soonNow', 'deed', 'did'])

/** Whether a story for an age can begin with a telling. */
export const canOpen = ({ words }: Telling, age: AgeBand): boolean =>
  Object.entries(words).every(([slot, text]) => OPTIONAL.has(slot) || countWords(text) <= MAX_WORDS[age])
