import { z } from 'zod'
import { ageBandSchema } from './options.ts'

/** Shapes of the story calls as the browser sees them. */

export const storyIdSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
export const storyParamsSchema = z.object({ id: storyIdSchema })

export const storySchema = z.object({
  id: z.number().int(),
  title: z.string(),
  characterName: z.string(),
  characterAge: ageBandSchema,
  /** What a person reads after "the": the type, or the custom character's own words. */
  characterType: z.string(),
  /** What a person reads as the theme: the theme, or the custom theme's own words. */
  theme: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Path of the cover's picture, or null while there is none. */
  coverUrl: z.string().nullable(),
})
export type Story = z.infer<typeof storySchema>

export const pageSchema = z.object({ pageNumber: z.number().int().min(1), content: z.string() })
export type Page = z.infer<typeof pageSchema>

export const storyWithPagesSchema = storySchema.extend({ pages: z.array(pageSchema) })
export type StoryWithPages = z.infer<typeof storyWithPagesSchema>

/** Answer of `GET /api/stories`: newest first. `before` continues below a story's id. */
export const storyListQuerySchema = z.object({
  before: storyIdSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
})
export const storyListSchema = z.array(storySchema)

export const generatedStorySchema = z.object({ story: z.object({ id: z.number().int() }) })

/** `partial`: some pictures failed for good; `failed`: all did. */
export const illustrationStatusSchema = z.enum(['processing', 'completed', 'partial', 'failed'])
export type IllustrationStatus = z.infer<typeof illustrationStatusSchema>
export const illustrationSchema = z.object({
  id: z.number().int(),
  /** 0 is the cover. */
  pageNumber: z.number().int().min(0),
  imageUrl: z.string(),
  isCover: z.boolean(),
  /** What the picture shows, in one sentence. */
  altText: z.string(),
})
export type Illustration = z.infer<typeof illustrationSchema>
/** Why a picture was given up: its description was `refused` as unsuitable, or it `failed` in every try. */
export const pictureFailureSchema = z.enum(['refused', 'failed'])
export type PictureFailure = z.infer<typeof pictureFailureSchema>
export const missingIllustrationSchema = z.object({
  pageNumber: z.number().int().min(0),
  reason: pictureFailureSchema,
  /** Whether its owner may ask for it again. */
  canRetry: z.boolean(),
})
export type MissingIllustration = z.infer<typeof missingIllustrationSchema>
export const illustrationsSchema = z.object({
  status: illustrationStatusSchema,
  illustrations: z.array(illustrationSchema),
  /** Pictures that were given up. */
  missing: z.array(missingIllustrationSchema),
  /** How many pictures the book will have, the cover included. */
  total: z.number().int(),
  /** No picture could be drawn, and the story's credit was given back. */
  refunded: z.boolean(),
})
export type Illustrations = z.infer<typeof illustrationsSchema>

/** How often a picture that was given up may be asked for again. */
export const MAX_PICTURE_RETRIES = 3
/** `POST /api/stories/{id}/illustrations/{pageNumber}/retry` answers 202 with `illustrationsSchema`. */
export const retryPictureParamsSchema = storyParamsSchema.extend({ pageNumber: z.coerce.number().int().min(0) })
