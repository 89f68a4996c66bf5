import { FIGURES } from '@kahani/scene/words'
import { z } from 'zod'
import { digitalSourcesSchema } from './digital-sources.ts'
import { idSchema } from './ids.ts'
import { pictureCheckSchema } from './picture-checks.ts'
import { pictureFailureSchema, storySchema } from './stories.ts'

/** The internal API of `stories`. */

export const pictureParamsSchema = z.object({
  id: idSchema,
  pageNumber: z.coerce.number().int().min(0),
})

const reportedPicture = {
  /** Of the picture, if the family requested another one; 0 if left out. */
  version: z.number().int().min(0).optional(),
  /** All checks of it so far: none if it was not checked, or not yet. */
  checks: z.array(pictureCheckSchema).optional(),
}
/**
 * `GET /internal/stories/{id}/illustration-request`: the pictures that are pending, and the completed one of `page`, unless the
 * family has requested another one since.
 */
export const illustrationRequestQuerySchema = z.object({ page: z.coerce.number().int().min(0).optional() })

/** `PUT /internal/stories/{id}/pictures/{pageNumber}`: a picture is stored, or has failed. Idempotent. */
export const pictureReportSchema = z.discriminatedUnion('outcome', [
  z.object({
    ...reportedPicture,
    outcome: z.literal('completed'),
    /** Another file has replaced the one that was reported before. */
    replaced: z.boolean().optional(),
  }),
  z.object({ ...reportedPicture, outcome: z.literal('failed'), reason: pictureFailureSchema }),
])
export type PictureReport = z.infer<typeof pictureReportSchema>

/**
 * `PUT /internal/stories/{id}/sheet`: the character sheet is stored. Idempotent. `readingPage` is the page that the family
 * reads, whose picture comes first; null if it is not known. An earlier version answers 204.
 */
export const reportedSheetSchema = z.object({ readingPage: z.number().int().nullable() })

/**
 * `POST /internal/stories/{id}/pictures/{pageNumber}/lost`: the file of a completed picture is missing. Idempotent. The
 * picture is `pending`, or `failed` if it can't be rendered again now; it is `completed` if its file is there.
 */
export const lostPictureSchema = z.object({ outcome: z.enum(['pending', 'failed', 'completed']) })
export type LostPicture = z.infer<typeof lostPictureSchema>

/** `GET /internal/stories/{id}/book?userId=`: the content of a book file; 404 unless it belongs to the user. */
export const bookSchema = z.object({
  story: storySchema,
  pages: z.array(
    z.object({
      /** 0 is the cover, whose text is empty. */
      pageNumber: z.number().int().min(0),
      text: z.string(),
      altText: z.string(),
      /** Key of the picture in the blob store; null until it is completed. */
      pictureKey: z.string().nullable(),
      /** Changes with the content of the picture. */
      pictureName: z.string(),
    }),
  ),
  /** Whether the family moved the story to the bin: only archives, and copies that were ordered before, need its book. */
  inBin: z.boolean().optional(),
  /** The family's special message; empty if there is none. */
  dedication: z.string(),
  /** Whether a picture is still being rendered. */
  picturesPending: z.boolean(),
  /** Whether that is only the cover, which is lettered with a new title and takes seconds. */
  coverPending: z.boolean().optional(),
  digitalSources: digitalSourcesSchema.optional(),
  /** Who is in the pictures, the child first, and what the story calls them. */
  cast: z.array(z.object({ figure: z.enum(FIGURES), name: z.string() })).optional(),
})
export type Book = z.infer<typeof bookSchema>
