import { findIdeas } from '../ideas/find-ideas.ts'
import { isHinglish, isLatin } from '../language/script.ts'
import { isToChild } from './addressed.ts'
import { isAfraid } from './avoided.ts'
import { findRelatives } from './kin.ts'
import type { Reading } from './reading.ts'
import { isSignature } from './signature.ts'

export const isShort = (part: string, maxWords = 2) => part.split(/\s+/).length <= maxWords

/**
 * Sentences between and after words to the child belong to them, as in a poem, if the message has nothing else. What could be
 * about the child or the family does not.
 */
export function withWholeWords(readings: readonly Reading[], isPoem: boolean): readonly Reading[] {
  const [first] = readings
  if (!isPoem && (first?.kind !== 'words' || isSignature(first.text))) return readings.map(asWords)
  const isOurs = (text: string) => !(isPoem ? isAboutFamily(text) : isPrivate(text))
  const isAllSpoken = readings.every(({ kind, text }) => kind === 'words' || (kind === 'nothing' && isOurs(text)))
  return isAllSpoken ? readings.map(reading => ({ ...reading, kind: 'words' as const })) : readings.map(asWords)
}

/** A sentence between words to the child belongs to them. */
const asWords = (reading: Reading, index: number, all: readonly Reading[]): Reading => {
  const isBetween = all[index - 1]?.kind === 'words' && all[index + 1]?.kind === 'words'
  const isHarmless =
    reading.kind === 'nothing' &&
    isShort(reading.text, 7) &&
    !isTelling(reading.text) &&
    findIdeas(reading.text).length === 0 &&
    findRelatives(reading.text).length === 0
  return isBetween && isHarmless ? { ...reading, kind: 'words' } : reading
}

/** Lines as short as those of a poem, with a word to the child among them. */
export function isPoem(message: string): boolean {
  const lines = message.split('\n').filter(line => line.trim() !== '')
  return lines.length > 3 && lines.every(line => isShort(line.trim(), 9)) && lines.some(line => isToChild(line))
}

/** Whether a sentence could be about the child or the family. */
export const isPrivate = (text: string) => isAboutFamily(text) || findRelatives(text).length > 0
const isAboutFamily = (text: string) => (!isLatin(text) && !isShort(text, 3)) || isTelling(text)
const isTelling = (text: string) => isAfraid(text) || THIRD_PERSON.test(text) || isHinglish(text)
const THIRD_PERSON = /\b(he|she|him|his|her|hers|started|starting|scared|school|class|doctor)\b/i
