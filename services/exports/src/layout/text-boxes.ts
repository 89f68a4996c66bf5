import type { Box } from '../pictures/placed-picture.ts'
import { PAGE_PX, SAFE_PX } from './geometry.ts'

/** The page number and the space below it. */
export const FOLIO_HEIGHT = SAFE_PX + 18

/** Text below a picture. */
export const BELOW = { width: 656, padding: 26, maxHeight: Math.round(PAGE_PX * 0.42) }

/** A page of text, which faces its picture: 55 to 70 characters a line at the sizes for older children. */
export const TEXT_PAGE: Box = { left: 124, top: 96, width: 568, height: 624 }
/** Without the ornament above it. */
export const TEXT_PAGE_ROOM = { width: TEXT_PAGE.width, height: TEXT_PAGE.height - 40 }
