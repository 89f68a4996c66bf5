import type { FocusBox } from '@kahani/contracts/picture-focus'
import type { DescribedPicture } from '../pictures/encode-pictures.ts'
import type { Box } from '../pictures/placed-picture.ts'
import { boxOf } from './geometry.ts'

/** How much of what a window cuts off is at the top: there is more sky above figures than ground below them. */
const CUT_AT_TOP = 0.7
/** Between what has to be seen and the edge of a window. */
const MARGIN = 6

type Pictured = Pick<DescribedPicture, 'widthPx' | 'heightPx' | 'focus'>

/** A figure that the picture cuts off at its lower edge may end higher, as long as its face and hands are seen. */
const isCutFigure = ({ part, who, box }: FocusBox) => part === 'thing' && who !== null && box.y + box.height > 0.985

/** The part of a picture that has to be seen, from its corner, if it is `size` px large. Null if nothing is known of it. */
function focusOf({ focus }: Pictured, size: Box): Box | null {
  const boxes = focus.filter(each => !isCutFigure(each)).map(({ box }) => boxOf(box, size))
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map(box => box.left))
  const top = Math.min(...boxes.map(box => box.top))
  const right = Math.max(...boxes.map(box => box.left + box.width))
  const bottom = Math.max(...boxes.map(box => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** Where a picture begins along one axis, so that it covers the window and shows its focus. */
function offset(picture: number, window: number, focus: [start: number, end: number] | null, share: number) {
  const usual = (window - picture) * share
  if (!focus) return usual
  const [most, least] = [MARGIN - focus[0], window - MARGIN - focus[1]]
  if (least > most) return Math.min(0, Math.max(window - picture, (most + least) / 2))
  return Math.min(0, Math.max(window - picture, Math.min(most, Math.max(least, usual))))
}

/**
 * Positions a picture so that it covers a window, and what has to be seen is in it.
 * @returns its box relative to the window, and whether its focus is whole
 */
export function cropTo(picture: Pictured, window: Pick<Box, 'width' | 'height'>): { box: Box; isWhole: boolean } {
  const scale = Math.max(window.width / picture.widthPx, window.height / picture.heightPx)
  const [width, height] = [Math.ceil(picture.widthPx * scale), Math.ceil(picture.heightPx * scale)]
  const focus = focusOf(picture, { left: 0, top: 0, width, height })
  const left = offset(width, window.width, focus && [focus.left, focus.left + focus.width], 0.5)
  const top = offset(height, window.height, focus && [focus.top, focus.top + focus.height], CUT_AT_TOP)
  const box = { left: Math.round(left), top: Math.round(top), width, height }
  return { box, isWhole: focus === null || isInside(focus, box, window) }
}

/** Except for rounding. */
function isInside(focus: Box, box: Box, window: Pick<Box, 'width' | 'height'>): boolean {
  const [left, top] = [focus.left + box.left, focus.top + box.top]
  return left >= -1 && top >= -1 && left + focus.width <= window.width + 1 && top + focus.height <= window.height + 1
}
