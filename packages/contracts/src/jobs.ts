import { z } from 'zod'
import { bookEditionSchema } from './books.ts'
import type { PictureId } from './picture-keys.ts'
import { printProviderNameSchema } from './preflight.ts'

/**
 * Queues and their payloads, which contain ids only, never a child's name or photo.
 * New fields are optional, so that old and new workers can run side by side.
 */

const id = z.number().int().positive()

export const QUEUES = {
  /** Renders a story's character sheet, then its cover and pages. */
  illustrate: 'illustrate',
  /** Parent job of a story's picture jobs: runs when each has completed or failed. */
  illustrationsComplete: 'illustrations-complete',
  /** Checks a picture that was shown unchecked, and corrects it. */
  pictureChecks: 'picture-checks',
  /** Renders a book file. */
  books: 'books',
  /** Checks the file of a book with validators. */
  bookChecks: 'book-checks',
  /** Prepares the archive of an account. */
  archives: 'archives',
  /** Sends an email. */
  email: 'mail',
} as const
export type QueueName = (typeof QUEUES)[keyof typeof QUEUES]

export const illustrateStoryJobSchema = z.object({ kind: z.literal('sheet'), storyId: id })
export const illustratePictureJobSchema = z.object({
  kind: z.literal('picture'),
  storyId: id,
  pageNumber: z.number().int().min(0),
  /** Of the picture, if the family requested another one; 0 if left out. */
  version: z.number().int().min(0).optional(),
  /** Pictures that were queued together. One that is requested again has none. */
  flow: z.string().optional(),
})
/** A picture has one job at a time. */
export const pictureJobId = ({ storyId, pageNumber, version = 0 }: PictureId) =>
  `picture-${storyId}-${pageNumber}${version === 0 ? '' : `-${version}`}`
export const illustrateJobSchema = z.discriminatedUnion('kind', [illustrateStoryJobSchema, illustratePictureJobSchema])
export type IllustrateJob = z.infer<typeof illustrateJobSchema>

export const illustrationsCompleteJobSchema = z.object({ storyId: id })
export type IllustrationsCompleteJob = z.infer<typeof illustrationsCompleteJobSchema>

export const pictureCheckJobSchema = z.object({
  storyId: id,
  pageNumber: z.number().int().min(0),
  version: z.number().int().min(0).optional(),
})
export type PictureCheckJob = z.infer<typeof pictureCheckJobSchema>

/**
 * `version` is a hash of the book's content and layout. On the wire the edition is called `format`. With a `provider`, the files
 * for this press are made of the book that is kept for printed copies of the version.
 */
export const bookJobSchema = z.object({
  storyId: id,
  userId: id,
  format: bookEditionSchema,
  version: z.string(),
  provider: printProviderNameSchema.optional(),
})
export type BookJob = z.infer<typeof bookJobSchema>
export const bookJobResultSchema = z.object({ key: z.string() })

/** `key` is the blob key of the file. */
export const bookCheckJobSchema = z.object({ storyId: id, userId: id, key: z.string() })
export type BookCheckJob = z.infer<typeof bookCheckJobSchema>

export const archiveJobSchema = z.object({ userId: id })
export type ArchiveJob = z.infer<typeof archiveJobSchema>

/** The services that send emails. */
export const EMAIL_SOURCES = ['payments', 'stories', 'auth'] as const
export type EmailSource = (typeof EMAIL_SOURCES)[number]

/** An email to send. On the wire the notification's id is called `mailId`. */
export const emailJobSchema = z
  .object({ source: z.enum(EMAIL_SOURCES), mailId: id })
  .transform(({ source, mailId }) => ({ source, notificationId: mailId }))
export type EmailJob = z.output<typeof emailJobSchema>
export type EmailJobPayload = z.input<typeof emailJobSchema>
