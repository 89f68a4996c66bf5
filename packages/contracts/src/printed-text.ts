import { createStoryValidationMessages as messages } from '@kahani/messages/en/create-story'
import { isLongerThan } from '@kahani/unicode/text-length'
import { unprintableCharacters } from '@kahani/unicode/unprintable-characters'
import { z } from 'zod'

// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Without control characters, and trimmed. */
export const clean = (text: string) => text.replace(CONTROL, '').trim()
/** The same on one line. */
export const oneLine = (text: string) => clean(text).replace(/\s+/g, ' ')

/** Number of characters that a message names at most. */
const MAX_NAMED = 8

/** What keeps a text from being printed in a book; null if nothing does. */
export function printProblem(text: string, max: number): string | null {
  if (isLongerThan(text, max)) return messages.tooLong(max)
  const unprintable = unprintableCharacters(text)
  if (unprintable.length === 0) return null
  const named = unprintable.length > MAX_NAMED ? [...unprintable.slice(0, MAX_NAMED), '…'] : unprintable
  return messages.unprintable(named.join(' '))
}

/** A text that is printed in a book. It is refused rather than cut. */
export const printed = (max: number, tidy: (text: string) => string, error?: { error: string }) =>
  z
    .string(error)
    .transform(tidy)
    .superRefine((text, ctx) => {
      const message = printProblem(text, max)
      if (message) ctx.addIssue({ code: 'custom', message })
    })
