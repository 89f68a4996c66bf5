import { escapeHtml } from '@kahani/service-kit/html'
import type { DescribedPicture } from '../pictures/encode-pictures.ts'
import { type Box, type PlacedPicture, placeOf } from '../pictures/placed-picture.ts'
import type { BookModel } from './book-model.ts'
import { cropTo } from './crop.ts'
import { boxStyle, PAGE_PX } from './geometry.ts'
import type { TextSize } from './text-size.ts'

/** A picture as far as the layout depends on it. */
export interface PagePicture extends DescribedPicture {
  /** Wider than this, in CSS px, it would be blurred in print. Absent if it is sharp at any size. */
  maxWidth?: number
}

/** A picture that a page shows. */
export interface Illustrated {
  picture: number | null
  altText: string
}

/** What the markup of a page depends on, besides the page. */
export interface PageContext {
  model: BookModel
  /** By page number. */
  pictures: ReadonlyMap<number, PagePicture>
  /** URL of a placed picture in the rendered document. */
  urlOf(name: string): string
  /** Pictures and backgrounds reach this far beyond the trimmed page, in px. */
  bleed: number
  /** Whether the words of the story have ids. */
  markWords?: boolean
  /** Whether pages are documents of their own, which begin with a heading. */
  hasHeadings?: boolean
  /** Is called with each picture of a page. */
  onPicture?(placed: PlacedPicture): void
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

/** How a picture is placed in its window. */
interface Placing extends Pick<PlacedPicture, 'veil' | 'fade' | 'frame' | 'lettering'> {
  className?: string
  /** Of its file; by default its page number, so it has to be given for a second place of the same picture. */
  name?: string
  /** Where the whole picture is, relative to the window; by default, it covers the window and shows its focus. */
  box?: Box
}

/** The picture of a page; undefined if it has none, or it is missing. */
export const pictureOf = ({ pictures }: Pick<PageContext, 'pictures'>, { picture }: Pick<Illustrated, 'picture'>) =>
  picture === null ? undefined : pictures.get(picture)

/** A window onto a picture. Empty without the picture. */
export function pictureWindow(
  context: PageContext,
  page: Illustrated,
  window: Box,
  { className = '', name = page.picture === null ? '' : placeOf(page.picture), box, ...soft }: Placing = {},
): string {
  const picture = pictureOf(context, page)
  if (!picture || page.picture === null) return ''
  const { width, height } = window
  context.onPicture?.({
    name,
    pageNumber: page.picture,
    width,
    height,
    box: box ?? cropTo(picture, window).box,
    ...soft,
  })
  const image = `<img src="${escapeHtml(context.urlOf(name))}" alt="${escapeHtml(page.altText)}" style="${boxStyle({ left: 0, top: 0, width, height })}"/>`
  return placed(`window ${className}`.trim(), window, image)
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
