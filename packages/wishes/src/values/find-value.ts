import { normalizeMessage } from '../language/normalize-message.ts'
import { wordsInScripts } from '../language/words-in-scripts.ts'
import { type BuiltInValue, VALUE_WORDS } from './value-words.ts'

const PATTERNS = Object.entries(VALUE_WORDS).map(([value, { latin, scripts }]) => ({
  value: value as BuiltInValue,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${latin})(?![\\p{L}\\p{M}])|${wordsInScripts(scripts.normalize('NFC').split(' '))}`,
    'iu',
  ),
}))
/** What keeps a child safe is no matter of a value: not to share a secret with a stranger. */
const SAFETY = /\b(strangers?|touch\w*|private parts?|secrets?|poison\w*|knife|fire|traffic|roads?)\b/i

/** The value of the form that a family means in its own words; of several, the one that is named first. */
export function findValue(entered: string): BuiltInValue | null {
  const text = normalizeMessage(entered).normalize('NFC')
  if (SAFETY.test(text)) return null
  const found = PATTERNS.flatMap(({ value, pattern }) => {
    const match = pattern.exec(text)
    return match === null ? [] : { value, index: match.index, length: match[0].length }
  })
  const [first] = found.sort((a, b) => a.index - b.index || b.length - a.length)
  return first?.value ?? null
}
