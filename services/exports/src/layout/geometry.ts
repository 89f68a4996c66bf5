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

/** Where the middle of interest is in a picture, from its top left corner: figures stand below the sky. */
const FOCUS = { x: 0.5, y: 0.62 }

/** Positions a picture so that it covers a window of the given size. @returns its box relative to the window */
export function coverWindow(
  picture: Pick<EncodedPicture, 'widthPx' | 'heightPx'>,
  window: Pick<Box, 'width' | 'height'>,
): Box {
  const scale = Math.max(window.width / picture.widthPx, window.height / picture.heightPx)
  const [width, height] = [Math.ceil(picture.widthPx * scale), Math.ceil(picture.heightPx * scale)]
  const offset = (size: number, visible: number, focus: number) =>
    Math.round(Math.min(0, Math.max(visible - size, visible / 2 - size * focus)))
  return {
    width,
    height,
    left: offset(width, window.width, FOCUS.x),
    top: offset(height, window.height, FOCUS.y),
  }
}

export const boxStyle = ({ left, top, width, height }: Box) =>
  `left:${left}px;top:${top}px;width:${width}px;height:${height}px`
