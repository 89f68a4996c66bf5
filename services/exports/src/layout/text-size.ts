import type { AgeBand } from '@kahani/contracts/options'
import type { Box } from '../pictures/placed-picture.ts'

/** Type of a text, in CSS px: 96 px are an inch, 4 px are 3 pt. */
export interface TextSize {
  fontPx: number
  /** Whole, so that the lines of all pages are on one grid. */
  linePx: number
}

/** Font sizes in pt for each age, preferred first. Text that doesn't fit in the smallest continues on another page. */
const SIZES_PT: Record<AgeBand, readonly number[]> = {
  '2-3': [24],
  '4-6': [22, 21, 20],
  '7-9': [18, 17, 16],
  '10-12': [13.5],
}
const PX_PER_PT = 96 / 72
const LINE_HEIGHT = 1.45
/** Average width of a letter relative to the font size, including Devanagari. */
const LETTER_WIDTH = 0.52

/** Widths of characters that are wider, or narrower, as measured in the fonts of books: the largest of each kind. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\s/u, 0.22],
  [/\p{Extended_Pictographic}/u, 1.3],
  [/[@ЖШЩЮФМЫжшщюфмы]/u, 1.08],
  [/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u, 1],
  [/[\u2014\uff00-\uffef]/u, 1],
  [/[MWmw%]/u, 0.87],
  [/[\p{scx=Ol_Chiki}\p{scx=Meetei_Mayek}\p{scx=Sinhala}\p{scx=Tamil}\p{scx=Malayalam}]/u, 0.7],
  [/[\p{Lu}\p{Nd}]/u, 0.66],
]

const widthOf = (char: string) => WIDTHS.find(([kind]) => kind.test(char))?.[1] ?? LETTER_WIDTH

/** Width of a text on one line, relative to the font size. */
export const textWidth = (text: string) => [...text].reduce((sum, char) => sum + widthOf(char), 0)

/** The largest font size up to `fontPx` at which a text fits on one line. */
export const fitLine = (text: string, fontPx: number, widthPx: number) =>
  Math.min(fontPx, Math.floor((10 * widthPx) / textWidth(text)) / 10)

/** Number of lines of words that are set one after the other. A word that is wider than a line is broken. */
export function wrappedLines(words: readonly string[], lineEms: number): number {
  let [lines, used] = [1, 0]
  for (const word of words) {
    const width = textWidth(word)
    const space = used === 0 ? 0 : textWidth(' ')
    if (used + space + width <= lineEms) used += space + width
    else {
      if (used > 0) lines += 1
      const more = Math.max(0, Math.ceil(width / lineEms) - 1)
      lines += more
      used = width - more * lineEms
    }
  }
  return lines
}

/** Estimated number of lines of a text in a column. */
export function lineCount(text: string, { fontPx }: TextSize, widthPx: number): number {
  return text.split('\n').reduce((sum, paragraph) => sum + wrappedLines(paragraph.split(/\s+/), widthPx / fontPx), 0)
}

/** Titles are set on two lines if they are large enough for that, then on three. */
const TITLE_LINES = [2, 3] as const

/** The largest of these sizes, in px, at which a title has few lines. */
export function fitTitle(title: string, sizesPx: readonly number[], widthPx: number): number {
  const fitting = TITLE_LINES.flatMap(
    lines => sizesPx.find(fontPx => lineCount(title, { fontPx, linePx: 0 }, widthPx) <= lines) ?? [],
  )
  return fitting[0] ?? sizesPx.at(-1) ?? 0
}

/** Width of the narrowest column, relative to the font size. */
export const NARROWEST_EMS = 10.8

type Room = Pick<Box, 'width' | 'height'>

/** @param scale see `BookModel` */
const toTextSize = (pt: number, scale: number): TextSize => ({
  fontPx: pt * PX_PER_PT * scale,
  linePx: Math.round(pt * PX_PER_PT * scale * LINE_HEIGHT),
})

/** Text from this size on is large: 18 pt. */
const LARGE_PX = 24
/** Level AAA of WCAG asks for 4.5 for large text, and 7 for smaller one. In print, colours come out a little closer. */
const MIN_CONTRAST = { large: 5, small: 7 }

/** The contrast that a text of a size needs with what is behind it. */
export const minContrastOf = ({ fontPx }: TextSize, scale: number): number =>
  fontPx >= LARGE_PX * scale ? MIN_CONTRAST.large : MIN_CONTRAST.small

/** The sizes of the text of a story, preferred first. */
export const sizesFor = ({ ageBand, textScale }: { ageBand: AgeBand; textScale: number }): TextSize[] =>
  SIZES_PT[ageBand].map(pt => toTextSize(pt, textScale))

/** Estimated height of a text in a column. */
export const textHeight = (text: string, size: TextSize, widthPx: number) =>
  lineCount(text, size, widthPx) * size.linePx

/** The preferred size in which a text fits; undefined if it fits in none. */
export const fitText = (text: string, sizes: readonly TextSize[], { width, height }: Room): TextSize | undefined =>
  sizes.find(size => textHeight(text, size, width) <= height)
