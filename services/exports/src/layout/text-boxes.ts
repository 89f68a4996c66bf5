import type { Box } from '../pictures/placed-picture.ts'
import { PAGE_PX, SAFE_PX } from './geometry.ts'
import type { TextSize } from './text-size.ts'

/** The page number and the space below it. */
export const FOLIO_HEIGHT = SAFE_PX + 18

/** Longer lines are hard to read: 70 characters of prose, relative to the font size. */
const MAX_LINE_EMS = 26.5

/** Width of a text whose lines would be too long at the full width, also in the smallest of its sizes. */
export const columnWidth = (width: number, sizes: readonly TextSize[]) =>
  Math.round(Math.min(width, ...sizes.map(({ fontPx }) => MAX_LINE_EMS * fontPx)))

/** Text below a picture. */
export const BELOW = { width: 656, padding: 26, maxHeight: Math.round(PAGE_PX * 0.42) }

const TEXT_PAGE = { width: 568, top: 96, height: 624 }

/** The text on a page of its own. */
export function textPageBox(sizes: readonly TextSize[]): Box {
  const width = columnWidth(TEXT_PAGE.width, sizes)
  return { ...TEXT_PAGE, width, left: (PAGE_PX - width) / 2 }
}
