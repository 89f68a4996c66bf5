import type { AgeBand } from '@kahani/contracts/options'
import { countWords } from '../language/count-words.ts'
import { withoutAttribution, withoutVocative } from './addressed.ts'

/** Longest quotation that fits on a page, in words. */
const MAX_WORDS: Record<AgeBand, number> = { '2-3': 6, '4-6': 12, '7-9': 26, '10-12': 80 }

/** Words to the child, as the story prints them. */
export interface Quote {
  text: string
  /** The words went on: only their beginning fits. */
  isShortened: boolean
}

/**
 * Words to a child as one line: in full if they fit at this age, else as many leading sentences as fit, else the first clause.
 * Null if nothing fits.
 */
export function quote(words: string, age: AgeBand): Quote | null {
  const line = words
    .replace(/[“”"«»]/g, '')
    .replace(CONTINUED_LINE, '$1 ')
    .replace(LINE_WITHOUT_END, '$1. ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .trim()
  // "My dear son," alone says nothing.
  const text = shorten(
    countWords(line) > MAX_WORDS[age] ? withoutVocative(withoutAttribution(line)) : line,
    MAX_WORDS[age],
  )
  if (text === null) return null
  return { text, isShortened: countWords(text) < countWords(line) }
}

/** What ends a sentence, in any script. */
const END = '.!?…।۔؟。！？᱾'
const ENDED = new RegExp(`([${END}]|\\p{Extended_Pictographic}\\uFE0F?)$`, 'u')
const SENTENCE = new RegExp(`.+?(?:[${END}]+(?=\\s|$)|$)`, 'gu')
const LINE_WITHOUT_END = new RegExp(`([^\\s,;:،，、${END}])\\s*\\n\\s*`, 'gu')
/** A sentence that goes on in the next line, as in a poem. */
const CONTINUED_LINE = new RegExp(`${LINE_WITHOUT_END.source}(?=\\p{Ll})`, 'gu')

/** The leading sentences or clauses that fit; null if none does. */
function shorten(text: string, maxWords: number): string | null {
  const sentences = text.match(SENTENCE) ?? []
  const clauses = text.split(/(?<=[,;:،，、])\s|\s(?=[–—-]\s)/)
  const clause = joinLeading(clauses, maxWords)
  // One word is the name that the message begins with.
  return joinLeading(sentences, maxWords) ?? (clause !== null && countWords(clause) > 1 ? clause : null)
}

/** The full stop of the script that a text ends in. */
function fullStopOf(text: string): string {
  if (/[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Oriya}]$/u.test(text)) return '।'
  return /\p{Script=Arabic}$/u.test(text) ? '۔' : '.'
}

function joinLeading(parts: readonly string[], maxWords: number): string | null {
  let joined = ''
  for (const part of parts) {
    const longer = `${joined} ${part.trim()}`.trim()
    if (countWords(longer) > maxWords) break
    joined = longer
  }
  const text = joined.replace(/[\s,;:،؛、–—-]+$/, '')
  if (countWords(text) === 0) return null
  return ENDED.test(text) ? text : `${text}${fullStopOf(text)}`
}
