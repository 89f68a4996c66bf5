import { z } from 'zod'
import { idSchema } from './ids.ts'
import { storySchema } from './stories.ts'

/** What families do with the stories on their shelf, and the bin. */

/** `PUT /api/stories/{id}/favourite` answers 204. */
export const favouriteSchema = z.object({ favourite: z.boolean() })

/** How long a story stays in the bin before it is deleted. */
export const BIN_DAYS = 30

/**
 * `PUT /api/stories/{id}/bin` moves a story to the bin, `DELETE /api/stories/{id}/bin` back to the shelf; both answer 204.
 * While it is in the bin, the other routes of a story answer 404 with `STORY_IN_BIN`, except its deletion.
 */
export const STORY_IN_BIN = 'story_in_bin'

/** `GET /api/stories/bin`: the stories in the bin, newest first. `before` returns stories with a lower id. */
export const binQuerySchema = z.object({
  before: idSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
})
export const binnedStorySchema = storySchema.extend({
  /** When it is deleted. ISO 8601. */
  deletedAt: z.string(),
})
export const binSchema = z.array(binnedStorySchema)
export type BinnedStory = z.infer<typeof binnedStorySchema>

/** `GET /api/stories/drawing`: the user's stories whose pictures are being drawn, newest first. */
export const drawingStorySchema = storySchema.pick({ id: true, coverUrl: true }).extend({
  /** Number of pictures that are drawn, and of all pictures, including the cover. */
  drawn: z.number().int(),
  total: z.number().int(),
  /** Whether they are drawn after those of another story of the account. */
  waiting: z.boolean(),
})
export const drawingStoryListSchema = z.array(drawingStorySchema)
export type DrawingStory = z.infer<typeof drawingStorySchema>

/** `PUT /api/stories/{id}/reading` answers 204: the user reads this page. */
export const readingSchema = z.object({ page: z.int().min(1) })

/** `GET /api/stories/reading`: the story in the middle of which the user stopped last. */
export const currentReadingSchema = z.object({
  reading: z
    .object({
      story: storySchema,
      page: z.number().int(),
      pages: z.number().int(),
      /** Path of the picture of the page; null until it is completed. */
      pictureUrl: z.string().nullable(),
      /** ISO 8601. */
      readAt: z.string(),
    })
    .nullable(),
})
export type CurrentReading = NonNullable<z.infer<typeof currentReadingSchema>['reading']>

/** `GET /api/stories/{id}/first-picture`: the path of the picture with which the reader opens; null until it is completed. */
export const firstPictureSchema = z.object({ pictureUrl: z.string().nullable() })
