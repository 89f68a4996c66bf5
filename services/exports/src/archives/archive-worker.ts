import { archiveJobSchema, QUEUES } from '@kahani/contracts/jobs'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { unavailable } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { closeWorker, openWorker, type WorkerTimings } from '@kahani/service-kit/queues'
import type { RedisClient } from '@kahani/service-kit/redis'
import { type BookJobTimings, openBookJobs } from '../books/book-jobs.ts'
import { createBookService } from '../books/book-service.ts'
import type { BookSource } from '../books/book-source.ts'
import type { AccountData } from './account-data.ts'
import { createArchiveEntries } from './archive-entries.ts'
import { createArchiveFiles } from './archive-files.ts'
import { createArchiveJobHandler } from './archive-job-handler.ts'

export interface ArchiveWorkerDeps {
  /** A connection of the kind `worker`. */
  connection: RedisClient
  /** A connection of the kind `request`, to request books. */
  redis: RedisClient
  data: AccountData
  source: BookSource
  blobs: BlobStore
  logger: Logger
  timings?: WorkerTimings & BookJobTimings
}

/** Any number above 0: after the books that somebody waits for. */
const LOW_PRIORITY = 10

/**
 * Creates the worker of the archives queue. It renders no books itself: it requests them one at a time from the books
 * queue, whose concurrency bounds the browser's load.
 */
export function openArchiveWorker({ connection, redis, timings = {}, ...deps }: ArchiveWorkerDeps) {
  const { data, blobs, logger } = deps
  // Without limits: it adds one book at a time.
  const jobs = openBookJobs({ redis, eventConnection: connection, blobs, logger, priority: LOW_PRIORITY, timings })
  const entries = createArchiveEntries({ ...deps, books: createBookService({ ...deps, jobs }) })
  const handle = createArchiveJobHandler({ data, entries, files: createArchiveFiles(blobs), logger })
  const closing = new AbortController()
  const worker = openWorker({
    queue: QUEUES.archives,
    payload: archiveJobSchema,
    connection,
    logger,
    concurrency: 1,
    timings,
    handle: (payload, job) => handle(payload, { ...job, signal: AbortSignal.any([job.signal, closing.signal]) }),
  })

  return {
    run: () => worker.run(),
    /** Interrupts the active job. It starts again without using up an attempt. */
    async close(): Promise<void> {
      closing.abort(unavailable('archive worker'))
      jobs.stopWaiting()
      await closeWorker(worker)
      await jobs.close()
    },
  }
}
