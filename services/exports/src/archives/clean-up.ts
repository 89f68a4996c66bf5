import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import type { Logger } from '@kahani/service-kit/logger'
import { createArchiveFiles } from './archive-files.ts'

export const ARCHIVE_CLEAN_UP_INTERVAL_MS = 60 * 60_000

/** A periodic task that deletes expired archives. Several workers can run it at the same time. */
export function createArchiveCleanUp(blobs: BlobStore, logger: Logger) {
  const files = createArchiveFiles(blobs)
  return async (): Promise<void> => {
    try {
      await files.deleteExpired()
    } catch (err) {
      logger.warn({ err }, 'expired archives not deleted, will retry')
    }
  }
}
