import { FIGURES } from '@kahani/scene/words'
import { z } from 'zod'
import { regionSchema } from './region.ts'

/** What of a picture has to be seen: nothing covers it, and no format cuts it off. */
export const focusBoxSchema = z.object({
  part: z.enum(['face', 'hands', 'thing']),
  /** Whose face or hands; null of the key thing of a page, and of somebody who is not known. */
  who: z.enum(FIGURES).nullable(),
  box: regionSchema,
  /** Of a face: how many open eyes are seen. Absent if that is not known. */
  openEyes: z.int().min(0).max(2).optional(),
})
export type FocusBox = z.infer<typeof focusBoxSchema>

/** Content of the file `focusKey` beside a picture. A picture whose illustrator and checker don't know it has none. */
export const pictureFocusSchema = z.array(focusBoxSchema)
