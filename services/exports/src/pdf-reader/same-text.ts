import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import bidiJs from 'bidi-js'

const RIGHT_TO_LEFT = /[\p{scx=Arabic}\p{scx=Hebrew}\p{scx=Syriac}\p{scx=Thaana}\p{scx=Nko}]/u
/** Begins a paragraph whose direction is from right to left. */
const RIGHT_TO_LEFT_MARK = '\u200f'

// Its types describe a CommonJS module, whose default export is a property.
const bidi = (bidiJs as unknown as typeof bidiJs.default)()
const lettersOf = (text: string) => text.normalize('NFKD').replace(/[\s\p{Cf}]/gu, '')
const sorted = (letters: string) => [...letters].sort().join('')
/** bidi-js takes emoji for letters. All stand for the same neutral character. */
const withoutEmoji = (text: string) => text.replace(/\p{Extended_Pictographic}/gu, '☺')

/** Letters of a word are in visual order in scripts that run from right to left, and a ligature is one glyph. */
const isSameWord = (shown: string, wanted: string) =>
  shown === wanted || (RIGHT_TO_LEFT.test(wanted) && sorted(shown) === sorted(wanted))

/** Whether the shown letters are a paragraph in visual order, broken into lines anywhere between its words. */
function isShownAs(shown: string, paragraph: string): boolean {
  const isRightToLeft = paragraph.startsWith(RIGHT_TO_LEFT_MARK)
  const text = isRightToLeft ? paragraph : isolateRightToLeft(paragraph)
  const levels = bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr')
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }))

  /** The number of letters of a line if they are shown from `position` on; null if not. */
  const matchLine = (first: number, last: number, position: number): number | null => {
    const [start = 0, end = 0] = [words[first]?.start, words[last]?.end]
    const visual = bidi.getReorderedString(text, levels, start, end - 1).slice(start, end)
    let at = position
    for (const word of visual.split(/\s+/)) {
      const wanted = lettersOf(word)
      if (!isSameWord(shown.slice(at, at + wanted.length), wanted)) return null
      at += wanted.length
    }
    return at
  }
  /** Words from which the rest is known not to match. */
  const failed = new Set<number>()
  const matchFrom = (first: number, position: number): boolean => {
    if (first === words.length) return position === shown.length
    if (failed.has(first)) return false
    for (let last = words.length - 1; last >= first; last -= 1) {
      const end = matchLine(first, last, position)
      if (end !== null && matchFrom(last + 1, end)) return true
    }
    failed.add(first)
    return false
  }
  return matchFrom(0, 0)
}

/**
 * Whether a page shows the words of a text in their order.
 * @param actual in visual order, as the content of a page has it
 * @param expected paragraphs, of which those from right to left begin with a mark
 */
export function isSameText(actual: string, expected: string): boolean {
  if (!RIGHT_TO_LEFT.test(expected)) return lettersOf(actual) === lettersOf(expected)
  const shown = lettersOf(withoutEmoji(actual))
  let position = 0
  return (
    withoutEmoji(expected)
      .split('\n')
      .every(paragraph => {
        const { length } = lettersOf(paragraph)
        position += length
        return isShownAs(shown.slice(position - length, position), paragraph)
      }) && position === shown.length
  )
}
