import type { Box } from '../pictures/placed-picture.ts'
import { type Illustrated, type PageContext, type PagePicture, pictureOf, pictureWindow } from './elements.ts'

/** A picture would be lost on the page below this width, in px. */
const MIN_WIDTH = 400
const MAX_ASPECT_RATIO = 1.6
const MAX_CUT = 0.06

/** The largest box in the middle of a room in which a picture is sharp, and whole but for a little. */
function framedBox({ widthPx, heightPx, maxWidth = Number.POSITIVE_INFINITY }: PagePicture, room: Box): Box {
  const width = Math.min(
    room.width,
    room.height * MAX_ASPECT_RATIO,
    ((room.height * widthPx) / heightPx) * (1 + MAX_CUT),
    Math.max(MIN_WIDTH, Math.floor(maxWidth)),
  )
  const height = Math.min(room.height, (width * heightPx) / widthPx)
  return {
    width: Math.round(width),
    height: Math.round(height),
    left: Math.round(room.left + (room.width - width) / 2),
    top: Math.round(room.top + (room.height - height) / 2),
  }
}

/** A picture with rounded corners in the middle of a room. */
export function framedPicture(context: PageContext, page: Illustrated, room: Box): string {
  const picture = pictureOf(context, page)
  return picture ? pictureWindow(context, page, framedBox(picture, room), { className: 'framed' }) : ''
}
