import type { RewriteKind } from '@kahani/contracts/rewrites'
import { countWords } from '@kahani/wishes/count-words'

/** Longer words are hard to read. */
const SHORT_WORD = 6

const matches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
/** The sentences of a text; “Oh!” said Asha. is one. */
export const splitSentences = (text: string): string[] => text.split(/(?<=[.!?…]”?)\s+(?=\P{Ll})/u).filter(Boolean)
const countSentences = (text: string) => Math.max(1, splitSentences(text).length)

/** How hard a text is to read: the words of a sentence, plus the percentage of long words (Björnsson’s LIX). */
function readingEffort(text: string): number {
  const words = Math.max(1, countWords(text))
  const longWords = matches(text, new RegExp(`[\\p{L}\\p{M}]{${SHORT_WORD + 1},}`, 'gu'))
  return words / countSentences(text) + (100 * longWords) / words
}

/** Speech, exclamations, questions and words said twice in a row ("tap, tap") of a sentence. */
const liveliness = (text: string) => (1 + matches(text, /“|[!?]|\b(\p{L}+)(?=\W+\1\b)/giu)) / countSentences(text)

/** What a rewritten page has more of than the page before. */
export const MEASURES: Record<Exclude<RewriteKind, 'own'>, (text: string) => number> = {
  shorter: text => -countWords(text),
  simpler: text => -readingEffort(text),
  funnier: liveliness,
  calmer: text => -liveliness(text),
}

/** A shorter page has at least a tenth fewer words. */
const SHORTER = 0.9

/** Whether a text has more of what was asked for than another. */
export const isBetter = (kind: keyof typeof MEASURES, text: string, before: string): boolean =>
  kind === 'shorter' ? countWords(text) <= SHORTER * countWords(before) : MEASURES[kind](text) > MEASURES[kind](before)
