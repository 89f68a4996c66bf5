import type { EncodedPicture } from '../pictures/encode-pictures.ts'

/** Width and height of a page: 8.5 in, in CSS px. All lengths in this folder are CSS px from the corner of the trimmed page. */
export const PAGE_PX = 816
/** Texts keep this distance from the edge of the page: 0.5 in. */
export const SAFE_PX = 48

export const PX_PER_INCH = 96

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** How much of what a window cuts off is at the top: there is more sky above figures than ground below them. */
const CUT_AT_TOP = 0.7

/** Positions a picture so that it covers a window of the given size. @returns its box relative to the window */
export function coverWindow(
  picture: Pick<EncodedPicture, 'widthPx' | 'heightPx'>,
  window: Pick<Box, 'width' | 'height'>,
): Box {
  const scale = Math.max(window.width / picture.widthPx, window.height / picture.heightPx)
  const [width, height] = [Math.ceil(picture.widthPx * scale), Math.ceil(picture.heightPx * scale)]
  return {
    width,
    height,
    left: Math.round((window.width - width) / 2),
    top: Math.round((window.height - height) * CUT_AT_TOP),
  }
}

export const boxStyle = ({ left, top, width, height }: Box) =>
  `left:${left}px;top:${top}px;width:${width}px;height:${height}px`
