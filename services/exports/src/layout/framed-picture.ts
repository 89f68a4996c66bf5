import { type PageContext, pictureWindow, placed } from './elements.ts'
import { type Box, coverWindow, PAGE_PX } from './geometry.ts'

/** A picture would be lost on the page below this width, in px. */
const MIN_WIDTH = 400
const MAX_ASPECT_RATIO = 1.6
/** How much of the height of a picture may be cut off if it fills the width of the page, and in a frame. */
const MAX_CUT = 0.22
const MAX_CUT_IN_FRAME = 0.08
const RIM = 6

interface Illustrated {
  picture: number | null
  altText: string
}

const find = ({ pictures }: PageContext, { picture }: Illustrated) =>
  picture === null ? undefined : pictures.get(picture)

/**
 * Whether a picture is shown smaller, in a frame, since it is too small to fill the width of the page in print, or a window
 * of this height would cut off too much of it.
 */
export function isFramed(context: PageContext, page: Illustrated, windowHeight = PAGE_PX): boolean {
  const picture = find(context, page)
  if (!picture) return false
  if (picture.maxWidth !== undefined && picture.maxWidth < PAGE_PX + 2 * context.bleed) return true
  return 1 - windowHeight / coverWindow(picture, { width: PAGE_PX, height: windowHeight }).height > MAX_CUT
}

/** The largest box in the middle of a room in which a picture is sharp. */
function framedBox(
  { widthPx, heightPx, maxWidth }: { widthPx: number; heightPx: number; maxWidth: number },
  room: Box,
) {
  const width = Math.min(
    room.width,
    room.height * MAX_ASPECT_RATIO,
    (room.height * widthPx) / heightPx / (1 - MAX_CUT_IN_FRAME),
    Math.max(MIN_WIDTH, Math.floor(maxWidth)),
  )
  const height = Math.min(room.height, Math.floor((width * heightPx) / widthPx))
  return {
    width,
    height,
    left: room.left + (room.width - width) / 2,
    top: room.top + (room.height - height) / 2,
  }
}

/** A picture with a rim and rounded corners in the middle of a room. */
export function framedPicture(context: PageContext, page: Illustrated, room: Box): string {
  const picture = find(context, page)
  if (!picture) return ''
  const box = framedBox({ ...picture, maxWidth: picture.maxWidth ?? Number.POSITIVE_INFINITY }, room)
  const rim = {
    left: box.left - RIM,
    top: box.top - RIM,
    width: box.width + 2 * RIM,
    height: box.height + 2 * RIM,
  }
  return `${placed('framed-rim', rim)}\n${pictureWindow(context, page, box, 'framed')}`
}
