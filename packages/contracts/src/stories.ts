import { z } from 'zod'
import { digitalSourcesSchema } from './digital-sources.ts'
import { idSchema } from './ids.ts'
import { ageBandSchema, primaryValueSchema } from './options.ts'
import { received } from './received.ts'

/** The public story API. */

export const storyParamsSchema = z.object({ id: idSchema })

export const storySchema = z.object({
  id: z.number().int(),
  title: z.string(),
  characterName: z.string(),
  characterAge: ageBandSchema,
  /** The character type, or the text of a custom character. */
  characterType: z.string(),
  /** The theme, or the text of a custom theme. */
  theme: z.string(),
  primaryValue: primaryValueSchema.optional(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Path of the cover picture; null until it is completed. */
  coverUrl: z.string().nullable(),
  favourite: z.boolean().optional(),
})
export type Story = z.infer<typeof storySchema>

export const pageSchema = z.object({ pageNumber: z.number().int().min(1), content: z.string() })
export type Page = z.infer<typeof pageSchema>

export const storyWithPagesSchema = storySchema.extend({
  pages: z.array(pageSchema),
  /** What is printed before the story; empty for none. */
  dedication: z.string().optional(),
  digitalSources: digitalSourcesSchema.optional(),
})
export type StoryWithPages = z.infer<typeof storyWithPagesSchema>
export const receivedStorySchema = received(storyWithPagesSchema, { coverUrl: null })

/** `GET /api/stories`: newest first. `before` returns stories with a lower id. */
export const storyListQuerySchema = z.object({
  before: idSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
})
export const storyListSchema = z.array(storySchema)
export const receivedStoryListSchema = z.array(received(storySchema, { coverUrl: null }))

/**
 * Body of `DELETE /api/stories/{id}`, which is optional. `cancelCopies` lists printed copies to cancel first, see
 * `prints.ts`: if one of them is being made, the response is a 409 and the story stays. Other copies still arrive.
 */
export const deleteStorySchema = z.object({ cancelCopies: z.array(idSchema).max(20).default([]) }).nullish()
export type DeleteStory = z.input<typeof deleteStorySchema>

/** `GET /api/stories/unfinished`: the user's stories that are being written, newest first. */
export const unfinishedStorySchema = storySchema.omit({ title: true, coverUrl: true, favourite: true }).extend({
  /** When the story fails at the latest, if an outage delays it; null if it does not. ISO 8601. */
  finishBy: z.string().nullable(),
})
export const unfinishedStoryListSchema = z.array(unfinishedStorySchema)
export type UnfinishedStory = z.infer<typeof unfinishedStorySchema>

export const generatedStorySchema = z.object({ story: z.object({ id: z.number().int() }) })

/** `partial`: some pictures failed permanently; `failed`: all did. */
export const illustrationStatusSchema = z.enum(['processing', 'completed', 'partial', 'failed'])
export type IllustrationStatus = z.infer<typeof illustrationStatusSchema>
export const illustrationSchema = z.object({
  id: z.number().int(),
  /** 0 is the cover. */
  pageNumber: z.number().int().min(0),
  imageUrl: z.string(),
  isCover: z.boolean(),
  /** One sentence. */
  altText: z.string(),
})
export type Illustration = z.infer<typeof illustrationSchema>
/** Why a picture failed: the provider `refused` its description, or every attempt `failed`. */
export const pictureFailureSchema = z.enum(['refused', 'failed'])
export type PictureFailure = z.infer<typeof pictureFailureSchema>
export const missingIllustrationSchema = z.object({
  pageNumber: z.number().int().min(0),
  reason: pictureFailureSchema,
  /** Whether the owner may retry it. */
  canRetry: z.boolean(),
})
export type MissingIllustration = z.infer<typeof missingIllustrationSchema>
export const illustrationsSchema = z.object({
  status: illustrationStatusSchema,
  /** Whether the pictures are rendered after those of another story of the account. */
  waiting: z.boolean().optional(),
  /** Whether the character sheet, which comes before the cover and the pages, is rendered. */
  sheetReady: z.boolean().optional(),
  /** The pages whose pictures are being rendered at the moment; 0 is the cover. */
  rendering: z.array(z.number().int().min(0)).optional(),
  illustrations: z.array(illustrationSchema),
  /** Pictures that failed. */
  missing: z.array(missingIllustrationSchema),
  /** Number of pictures of the book, including the cover. */
  total: z.number().int(),
  /** Every picture failed, and the story's credit was or is about to be refunded. */
  refunded: z.boolean(),
})
export type Illustrations = z.infer<typeof illustrationsSchema>

/** A status that is not known is final. `total` is what is there. */
export const receivedIllustrationsSchema = received(
  illustrationsSchema.extend({
    status: illustrationStatusSchema.catch('completed'),
    illustrations: z.array(received(illustrationSchema, { altText: '' })),
  }),
  { waiting: undefined, sheetReady: undefined, rendering: undefined, missing: [], total: 0, refunded: false },
).transform(list => ({ ...list, total: Math.max(list.total, list.illustrations.length) }))

/**
 * `GET /api/stories/{id}/illustrations` answers with an ETag. `GET /api/stories/{id}/illustrations/events` sends the same list
 * as Server-Sent Events, whenever it changes, with that ETag as the id of the event; 204 if nothing more will change.
 */
export const illustrationEventsQuerySchema = z.object({
  /** The ETag of the list that the client has. */
  after: z.string().max(100).optional(),
})

/** How often the owner may retry a picture. */
export const MAX_PICTURE_RETRIES = 3
/** `POST /api/stories/{id}/illustrations/{pageNumber}/retry` answers 202 with `illustrationsSchema`. */
export const retryPictureParamsSchema = storyParamsSchema.extend({ pageNumber: z.coerce.number().int().min(0) })

/**
 * `POST /api/stories/{id}/illustrations/{pageNumber}/prioritize` answers 204: the family reads this page, so the pictures that
 * wait are rendered from it outwards.
 */
export const prioritizePictureParamsSchema = storyParamsSchema.extend({ pageNumber: z.coerce.number().int().min(1) })
