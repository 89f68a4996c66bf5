import { z } from 'zod'

/** The archive of everything that an account has: data, texts, pictures and books. */

/** An archive is deleted after this time. */
export const ARCHIVE_RETENTION_DAYS = 7
/** A new archive can be requested this long after the last one was finished. */
export const ARCHIVE_INTERVAL_HOURS = 24

export const archiveProgressSchema = z.object({
  /** Stories that are complete in the archive. */
  done: z.number().int().min(0),
  total: z.number().int().min(0),
})
export type ArchiveProgress = z.infer<typeof archiveProgressSchema>

/**
 * `GET /api/account/archive`, and `POST`, which starts an archive unless one is being prepared or a complete one was finished
 * within `ARCHIVE_INTERVAL_HOURS`. Both `POST` and the download respond with 403 `confirm_identity` unless the user confirmed who they are
 * within 15 minutes. A ready archive is at `GET /api/account/archive/download`.
 */
export const archiveStatusSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  /** Without progress until a worker starts. */
  z.object({ state: z.literal('preparing'), progress: archiveProgressSchema.nullable() }),
  z.object({
    state: z.literal('ready'),
    sizeBytes: z.number().int().positive(),
    /** Whether pictures or books were missing, so that it can be made again at once. */
    incomplete: z.boolean().optional(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
  z.object({ state: z.literal('failed') }),
])
export type ArchiveStatus = z.infer<typeof archiveStatusSchema>
