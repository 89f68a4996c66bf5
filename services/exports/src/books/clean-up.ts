import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { runSteps } from '@kahani/service-kit/interval-task'
import type { Logger } from '@kahani/service-kit/logger'
import { deleteSupersededBooks } from './book-files.ts'

const HOUR = 60 * 60_000
export const CLEAN_UP_INTERVAL_MS = 6 * HOUR
const SUPERSEDED_RETENTION_MS = 24 * HOUR

/** A periodic task that deletes superseded books. Several workers can run it at the same time. */
export function createCleanUp(blobs: BlobStore, logger: Logger) {
  const supersededBooks = () => deleteSupersededBooks(blobs, new Date(Date.now() - SUPERSEDED_RETENTION_MS))
  return () => runSteps({ deleteSupersededBooks: supersededBooks }, logger)
}
