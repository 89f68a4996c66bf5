const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The characters of a text as its readers count them: an emoji, or a letter with its vowel signs and accents, is one. */
export const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Most emoji of several parts, and all letters with their signs, have fewer code units. */
const MAX_UNITS_PER_CHARACTER = 12

/** Whether a text has more than `max` characters, or more marks than any script puts on them. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > max * MAX_UNITS_PER_CHARACTER || charactersOf(text).length > max)
