import { PRINTABLE_RANGES } from './printable-ranges.ts'
import { charactersOf } from './text-length.ts'

/** First and last code points of the ranges, in turns. */
let bounds: Uint32Array | undefined

function decodeRanges(): Uint32Array {
  let end = 0
  return Uint32Array.from(
    PRINTABLE_RANGES.split(' ').flatMap(range => {
      const [gap = '', length = '0'] = range.split('-')
      const first = end + Number.parseInt(gap, 36)
      end = first + Number.parseInt(length, 36)
      return [first, end]
    }),
  )
}

/** Whether the fonts have a glyph for a code point. */
export function isPrintable(codePoint: number): boolean {
  bounds ??= decodeRanges()
  let [low, high] = [0, bounds.length / 2]
  while (low < high) {
    const middle = (low + high) >> 1
    if (codePoint > (bounds[2 * middle + 1] ?? 0)) low = middle + 1
    else high = middle
  }
  return codePoint >= (bounds[2 * low] ?? Number.POSITIVE_INFINITY)
}

/** Characters without a glyph: spaces, and those that only direct the shaping. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/u

/** The characters of a text that no font of books and covers has, each once. Empty if all can be printed. */
export function unprintableCharacters(text: string): string[] {
  const lacksGlyph = (char: string) => !INVISIBLE.test(char) && !isPrintable(char.codePointAt(0) ?? 0)
  return [...new Set(charactersOf(text.normalize('NFC')).filter(character => [...character].some(lacksGlyph)))]
}
