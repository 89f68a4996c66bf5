import { parse } from 'node:path'
import { type BookCheckJob, bookCheckJobSchema, QUEUES } from '@kahani/contracts/jobs'
import type { Logger } from '@kahani/service-kit/logger'
import { openQueue, openWorker, type WorkerTimings } from '@kahani/service-kit/queues'
import type { RedisClient } from '@kahani/service-kit/redis'
import { editionOf } from '../books/book-files.ts'
import { type CheckJobHandlerDeps, createCheckJobHandler } from './check-job-handler.ts'
import { isCheckedEdition } from './validators.ts'

/** Adds jobs to the queue of checks. */
export interface CheckQueue {
  /** Requests a check of a stored file. Idempotent; does nothing for files that no validator checks. */
  request(job: BookCheckJob): Promise<void>
  close(): Promise<void>
}

/** @param redis a connection of the kind `request` */
export function openCheckQueue(redis: RedisClient, logger: Logger): CheckQueue {
  const queue = openQueue(QUEUES.bookChecks, redis, logger)
  return {
    async request(job) {
      if (!isCheckedEdition(editionOf(job.key) ?? '')) return
      try {
        await queue.add('check', job, { jobId: `${job.storyId}-${parse(job.key).name}` })
      } catch (err) {
        // Nobody waits for the check: the book is complete without it.
        logger.warn({ err, storyId: job.storyId }, 'could not request the check of a book')
      }
    },
    close: () => queue.close(),
  }
}

export interface CheckWorkerDeps extends CheckJobHandlerDeps {
  /** A connection of the kind `worker`. */
  connection: RedisClient
  timings?: WorkerTimings
}

/** Creates the worker of the queue of checks. It takes jobs once `run()` is called. */
export const openCheckWorker = ({ connection, timings = {}, ...deps }: CheckWorkerDeps) =>
  openWorker({
    queue: QUEUES.bookChecks,
    payload: bookCheckJobSchema,
    connection,
    logger: deps.logger,
    // Ace needs 300 to 400 MB.
    concurrency: 1,
    timings,
    handle: createCheckJobHandler(deps),
  })
