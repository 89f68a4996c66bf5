import type { AgeBand } from '@kahani/contracts/options'

/** Generous for the youngest, who follow a finger; a page's size in a book for those who read alone. In points. */
const SIZE: Record<AgeBand, number> = { '2-3': 30, '4-6': 23, '7-9': 19, '10-12': 15 }
const SMALLEST = 9

/** Width of the column of text and the most of the page's height that it may take, in points. */
export const TEXT_WIDTH = 504
const TEXT_HEIGHT_MOST = 270
export const LINE_HEIGHT = 1.45
// A letter takes about half of the size; Devanagari a little more.
const LETTER_WIDTH = 0.54

function height(text: string, size: number): number {
  const lettersALine = Math.floor(TEXT_WIDTH / (size * LETTER_WIDTH))
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersALine)), 0)
  return lines * size * LINE_HEIGHT
}

/** Size of a page's text in points: by age, and smaller where the text would leave no room for its picture. */
export function textSize(age: AgeBand, text: string): number {
  let size = SIZE[age]
  while (size > SMALLEST && height(text, size) > TEXT_HEIGHT_MOST) size -= 1
  return size
}
