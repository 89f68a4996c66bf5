import { z } from 'zod'
import { PICTURE_WIDTHS, type PictureWidth, SMALLEST_PICTURE } from './image-path.ts'

const LARGEST = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] as PictureWidth
/** Until there were 432 px. A page that was opened before an upgrade still asks for it. */
const FORMER_SMALLEST = 320

/** The query of `GET /api/images/{name}`. */
export const imageQuerySchema = z.object({
  width: z
    .enum([...PICTURE_WIDTHS, FORMER_SMALLEST].map(String))
    .transform(text => PICTURE_WIDTHS.find(width => String(width) === text) ?? SMALLEST_PICTURE)
    .default(LARGEST),
})
