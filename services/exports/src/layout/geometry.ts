import type { Region } from '@kahani/contracts/region'
import type { Box } from '../pictures/placed-picture.ts'

/** Width and height of a page: 8.5 in, in CSS px. All lengths in this folder are CSS px from the corner of the trimmed page. */
export const PAGE_PX = 816
/** Texts keep this distance from the edge of the page: 0.5 in. */
export const SAFE_PX = 48

export const PX_PER_INCH = 96

export const boxStyle = ({ left, top, width, height }: Box) =>
  `left:${left}px;top:${top}px;width:${width}px;height:${height}px`

/** Whether two boxes have more in common than an edge. */
export const overlaps = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

export const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** A part of a picture, which is shown in a box, in the units of the box. */
export const boxOf = ({ x, y, width, height }: Region, picture: Box): Box => ({
  left: picture.left + x * picture.width,
  top: picture.top + y * picture.height,
  width: width * picture.width,
  height: height * picture.height,
})
