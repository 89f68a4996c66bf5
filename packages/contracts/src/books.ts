import { z } from 'zod'
import { storyParamsSchema } from './stories.ts'

/**
 * The kinds of book files that are made of a story. `kindle_epub` is the fixed-layout EPUB for Send to Kindle; `print` are
 * the files for a press, `booklet` is for a printer at home.
 */
export const BOOK_EDITIONS = ['pdf', 'epub', 'fixed_epub', 'kindle_epub', 'kf8', 'print', 'booklet'] as const
export const bookEditionSchema = z.enum(BOOK_EDITIONS)
export type BookEdition = z.infer<typeof bookEditionSchema>

/** What a download is for, if not for reading on the device. */
export const DOWNLOAD_PURPOSES = ['send-to-kindle', 'printing', 'printing-cover', 'booklet'] as const
export type DownloadPurpose = (typeof DOWNLOAD_PURPOSES)[number]

/** `GET /api/stories/{id}/download/{format}`, and its `/status`. An unknown format is a 404, as is an unknown path. */
export const downloadParamsSchema = storyParamsSchema.extend({ format: z.string() })
export const downloadQuerySchema = z.object({ for: z.enum(DOWNLOAD_PURPOSES).optional() })

/**
 * `GET /api/stories/{id}/download/{format}/status?for=`, and the body of a 202: the file is not stored yet. `none`: nobody
 * has requested it, or its job was lost. `failed`: the last attempt failed, and the next request starts another one.
 */
export const bookStatusSchema = z.object({
  state: z.enum(['none', 'processing', 'ready', 'failed']),
  /** The completed share. It starts again if the job is retried. */
  progress: z.number().min(0).max(1),
  /** For the user. */
  message: z.string().optional(),
})
export type BookStatus = z.infer<typeof bookStatusSchema>
