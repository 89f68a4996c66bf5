import { z } from 'zod'
import { downloadFormatSchema } from './options.ts'

/**
 * Queues and what travels in them: ids only, never a child's name or photo.
 * A new field is optional, so that old and new workers can run side by side.
 */

const id = z.number().int().positive()

export const QUEUES = {
  /** Draws a story's character sheet, then its cover and pages. */
  draw: 'draw',
  /** Parent of a story's pictures: runs when each is drawn or given up. */
  drawn: 'drawn',
  /** Makes a book file. */
  books: 'books',
  /** Sends a mail. */
  mail: 'mail',
} as const
export type QueueName = (typeof QUEUES)[keyof typeof QUEUES]

export const drawStoryJobSchema = z.object({ kind: z.literal('sheet'), storyId: id })
export const drawPictureJobSchema = z.object({
  kind: z.literal('picture'),
  storyId: id,
  pageNumber: z.number().int().min(0),
})
export const drawJobSchema = z.discriminatedUnion('kind', [drawStoryJobSchema, drawPictureJobSchema])
export type DrawJob = z.infer<typeof drawJobSchema>

export const drawnJobSchema = z.object({ storyId: id })
export type DrawnJob = z.infer<typeof drawnJobSchema>

/** `version` is the hash of what the book is made from. */
export const bookJobSchema = z.object({ storyId: id, userId: id, format: downloadFormatSchema, version: z.string() })
export type BookJob = z.infer<typeof bookJobSchema>
export const bookJobResultSchema = z.object({ key: z.string() })

/** A mail that a service wants sent: its number there, which `auth` fetches it by. */
export const mailJobSchema = z.object({ source: z.enum(['payments']), mailId: id })
export type MailJob = z.infer<typeof mailJobSchema>
