import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { runSteps } from '@kahani/service-kit/interval-task'
import type { Logger } from '@kahani/service-kit/logger'
import { createArchiveFiles } from './archive-files.ts'

export const ARCHIVE_CLEAN_UP_INTERVAL_MS = 60 * 60_000

/** A periodic task that deletes expired archives. Several workers can run it at the same time. */
export const createArchiveCleanUp = (blobs: BlobStore, logger: Logger) => () =>
  runSteps({ deleteExpiredArchives: createArchiveFiles(blobs).deleteExpired }, logger)
