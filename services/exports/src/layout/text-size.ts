import type { AgeBand } from '@kahani/contracts/options'
import type { Box } from './geometry.ts'

/** Type of the reading text, in CSS px: 96 px are an inch, 4 px are 3 pt. */
export interface TextSize {
  fontPx: number
  /** Whole, so that the lines of all pages are on one grid. */
  linePx: number
}

/** Font sizes in pt for each age, preferred first: 24; 22 to 20; 18 to 16; 13.5 to 13. */
const SIZES_PT: Record<AgeBand, readonly number[]> = {
  '2-3': [24],
  '4-6': [22, 21, 20],
  '7-9': [18, 17, 16],
  '10-12': [13.5, 13],
}
const MIN_PT = 8
const PX_PER_PT = 96 / 72
const LINE_HEIGHT = 1.45
/** Average width of a letter relative to the font size, including Devanagari. */
const LETTER_WIDTH = 0.52

const toTextSize = (pt: number): TextSize => ({
  fontPx: pt * PX_PER_PT,
  linePx: Math.round(pt * PX_PER_PT * LINE_HEIGHT),
})

/** Estimated number of lines of a text in a column. */
export function lineCount(text: string, { fontPx }: TextSize, widthPx: number): number {
  const charsPerLine = Math.max(1, Math.floor(widthPx / (fontPx * LETTER_WIDTH)))
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charsPerLine)), 0)
}

type Room = Pick<Box, 'width' | 'height'>

const fits = (text: string, size: TextSize, { width, height }: Room) =>
  lineCount(text, size, width) * size.linePx <= height

/** Whether a text fits in a size for the age. */
export const fitsAtReadingSize = (text: string, ageBand: AgeBand, room: Room) =>
  SIZES_PT[ageBand].some(pt => fits(text, toTextSize(pt), room))

/** The size for an age, or the largest below it in which the text fits. */
export function fitText(text: string, ageBand: AgeBand, room: Room): TextSize {
  const sizes = [...SIZES_PT[ageBand]]
  for (let pt = Math.floor((sizes.at(-1) ?? MIN_PT) - 0.5); pt >= MIN_PT; pt -= 1) sizes.push(pt)
  return sizes.map(toTextSize).find(size => fits(text, size, room)) ?? toTextSize(MIN_PT)
}
