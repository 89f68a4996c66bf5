import type { AgeBand } from '@kahani/contracts/options'
import type { StoryLayout } from './book-model.ts'
import { type Box, PAGE_PX, SAFE_PX } from './geometry.ts'

/** Width of the text below a picture. */
export const CALM_WIDTH: Record<AgeBand, number> = { '2-3': 680, '4-6': 680, '7-9': 640, '10-12': 640 }
/** The space above the text in the calm area below a picture. */
export const CALM_PADDING = 28
/** The page number and the space below it. */
export const FOLIO_HEIGHT = SAFE_PX + 18
/** What else is in the calm area. */
export const CALM_CHROME = CALM_PADDING + FOLIO_HEIGHT
export const MAX_CALM_HEIGHT = Math.round(PAGE_PX * 0.49)

export const ARCH = { width: 412, height: 476, top: 156 }
const ARCH_GAP = 34
const BESIDE_ARCH = { top: 64, width: PAGE_PX - 2 * SAFE_PX - ARCH.width - ARCH_GAP, height: 654 }
export const BESIDE_LEFT_ARCH: Box = { left: SAFE_PX + ARCH.width + ARCH_GAP, ...BESIDE_ARCH }
/** A quotation mark hangs into the margin. */
const HANGING = 8
export const BESIDE_RIGHT_ARCH: Box = { left: SAFE_PX + HANGING, ...BESIDE_ARCH }

export const TEXT_PAGE: Box = { left: 138, top: 108, width: 540, height: 600 }

/** The room for text in a layout, in px. */
export function textRoom(layout: StoryLayout, ageBand: AgeBand): Pick<Box, 'width' | 'height'> {
  switch (layout) {
    case 'above':
      return { width: CALM_WIDTH[ageBand], height: MAX_CALM_HEIGHT - CALM_CHROME }
    case 'arch-left':
    case 'arch-right':
      return BESIDE_ARCH
    case 'text':
      return TEXT_PAGE
    case 'picture':
      return { width: 0, height: 0 }
  }
}
