import { z } from 'zod'
import { PICTURE_WIDTHS, type PictureWidth } from './image-path.ts'

const LARGEST = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] as PictureWidth

/** The query of `GET /api/images/{name}`. */
export const imageQuerySchema = z.object({
  width: z
    .enum(PICTURE_WIDTHS.map(String))
    .transform(text => Number(text) as PictureWidth)
    .default(LARGEST),
})
