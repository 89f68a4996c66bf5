import { z } from 'zod'

/** A part of a picture, in shares of its width and height. */
export const regionSchema = z
  .object({
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
    width: z.number().min(0.02).max(1),
    height: z.number().min(0.02).max(1),
  })
  .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001, 'reaches beyond the picture')
export type Region = z.infer<typeof regionSchema>
