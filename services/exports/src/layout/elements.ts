import { escapeHtml } from '@kahani/service-kit/html'
import type { EncodedPicture } from '../pictures/encode-pictures.ts'
import type { BookModel } from './book-model.ts'
import { type Box, boxStyle, coverWindow, PAGE_PX } from './geometry.ts'
import type { TextSize } from './text-size.ts'

/** A picture as far as the layout depends on it. */
export interface PagePicture extends Pick<EncodedPicture, 'widthPx' | 'heightPx' | 'tint' | 'lettered' | 'focus'> {
  /** Wider than this, in CSS px, it would be blurred in print. Absent if it is sharp at any size. */
  maxWidth?: number
}

/** What the markup of a page depends on, besides the page. */
export interface PageContext {
  model: BookModel
  pictures: ReadonlyMap<number, PagePicture>
  /** URL of a picture in the rendered document. */
  urlOf(pageNumber: number): string
  /** Pictures and backgrounds reach this far beyond the trimmed page, in px. */
  bleed: number
  /** Whether the words of the story have ids. */
  markWords?: boolean
  /** Is called with the box of each picture, which can be larger than its window. */
  onPicture?(pageNumber: number, box: Box): void
}

/** An element at a fixed place. */
export const placed = (className: string, box: Box, content = '', style = '') =>
  `<div class="${className}" style="${boxStyle(box)}${style && `;${style}`}">${content}</div>`

/** Centres its content vertically. As a table cell, since Kindles don't support flexbox. */
export const middle = (className: string, box: Box, content: string, style = '') =>
  placed(`middle ${className}`.trim(), box, `<div class="cell">${content}</div>`, style)

/** A box that is as wide as the page with its bleed. */
export const fullWidth = ({ bleed }: PageContext, top: number, height: number): Box => ({
  left: -bleed,
  top,
  width: PAGE_PX + 2 * bleed,
  height,
})

/** A window that shows as much of a picture as fits. Empty without the picture. */
export function pictureWindow(
  { pictures, urlOf, onPicture }: PageContext,
  { picture: number, altText }: { picture: number | null; altText: string },
  box: Box,
  className = '',
): string {
  const picture = number === null ? undefined : pictures.get(number)
  if (!picture || number === null) return ''
  const imageBox = coverWindow(picture, box)
  onPicture?.(number, imageBox)
  const src = escapeHtml(urlOf(number))
  const image = `<img src="${src}" alt="${escapeHtml(altText)}" style="${boxStyle(imageBox)}"/>`
  return placed(`window ${className}`.trim(), box, image)
}

/** Distance of a frame from the edge of the page. */
const FRAME_INSET = 40
export const frame = placed('frame', {
  left: FRAME_INSET,
  top: FRAME_INSET,
  width: PAGE_PX - 2 * FRAME_INSET,
  height: PAGE_PX - 2 * FRAME_INSET,
})

export const textStyle = ({ fontPx, linePx }: TextSize) =>
  `font-size:${Math.round(fontPx * 100) / 100}px;line-height:${linePx}px`
