import type { AgeBand } from '@kahani/contracts/options'

/** Font size by age, in points: larger for younger children. */
const FONT_SIZES: Record<AgeBand, number> = { '2-3': 30, '4-6': 23, '7-9': 19, '10-12': 15 }
const MIN_FONT_SIZE = 9

/** Width and maximum height of the text block, in points. */
export const TEXT_WIDTH = 504
const MAX_TEXT_HEIGHT = 270
export const LINE_HEIGHT = 1.45
// Average width relative to the font size, including Devanagari.
const LETTER_WIDTH = 0.54

function textHeight(text: string, size: number): number {
  const charsPerLine = Math.floor(TEXT_WIDTH / (size * LETTER_WIDTH))
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charsPerLine)), 0)
  return lines * size * LINE_HEIGHT
}

/** Font size of a page in points: by age, reduced if a long text leaves too little room for the picture. */
export function textSize(age: AgeBand, text: string): number {
  let size = FONT_SIZES[age]
  while (size > MIN_FONT_SIZE && textHeight(text, size) > MAX_TEXT_HEIGHT) size -= 1
  return size
}
