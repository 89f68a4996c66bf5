import type { Box } from '../pictures/placed-picture.ts'
import { cropTo } from './crop.ts'
import { type Illustrated, type PageContext, type PagePicture, pictureOf, pictureWindow } from './elements.ts'

/** A picture would be lost on the page below this width, in px. */
const MIN_WIDTH = 400
const MAX_ASPECT_RATIO = 1.6
const MAX_CUT = 0.06

/**
 * The largest box in the middle of a room in which a picture is sharp: as wide as the room if this shows all that has to be seen,
 * or with the picture whole but for a little.
 */
export function framedBox(picture: PagePicture, room: Box): Box {
  const { widthPx, heightPx, maxWidth = Number.POSITIVE_INFINITY, focus } = picture
  const heightAt = (width: number) => Math.min(room.height, (width * heightPx) / widthPx)
  const widest = Math.min(room.width, room.height * MAX_ASPECT_RATIO, Math.max(MIN_WIDTH, Math.floor(maxWidth)))
  const isSeen = focus.length > 0 && cropTo(picture, { width: widest, height: heightAt(widest) }).isWhole
  const width = isSeen ? widest : Math.min(widest, ((room.height * widthPx) / heightPx) * (1 + MAX_CUT))
  const height = heightAt(width)
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
