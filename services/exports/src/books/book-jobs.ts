import { type BookJob, QUEUES } from '@kahani/contracts/jobs'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { unavailable } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { openQueue } from '@kahani/service-kit/queues'
import type { JobsOptions } from 'bullmq'
import type { Redis } from 'ioredis'
import type { BookEvents, BookResult } from './book-events.ts'

/** One id per version of a book, so that concurrent requests share a job. */
const bookJobId = ({ format, storyId, version }: BookJob) => `${format}-${storyId}-${version.slice(0, 16)}`

// A user is waiting, so one retry follows soon. Failed jobs are removed, so that the next request can reuse the id.
const JOB_OPTIONS: JobsOptions = {
  attempts: 2,
  backoff: { type: 'fixed', delay: 500 },
  removeOnComplete: true,
  removeOnFail: true,
}

export interface BookJobTimings {
  /** Maximum time that a request waits for a book, in ms. */
  waitTimeoutMs?: number
  /** Interval of the check for results whose event was missed, in ms. */
  pollIntervalMs?: number
}

export interface BookJobsDeps {
  /** A connection of the kind `request`. */
  redis: Redis
  events: BookEvents
  blobs: BlobStore
  logger: Logger
  timings?: BookJobTimings
  /** Default: before all jobs that have a priority. A job that is already in the queue keeps its own. */
  priority?: number
}

/** Adds jobs to the books queue and waits for their results. A job outlives the request that added it. */
export interface BookJobs {
  /**
   * Returns the result of the job, or `timeout` if it takes longer than `waitTimeoutMs`.
   * @param key the expected blob key of the book
   * @throws HttpError 503 if the queue is unavailable
   */
  render(job: BookJob, key: string): Promise<BookResult | 'timeout'>
  /** Ends every wait with `timeout`. The jobs continue. */
  stopWaiting(): void
  close(): Promise<void>
}

export function createBookJobs({ redis, events, blobs, logger, timings = {}, priority = 0 }: BookJobsDeps): BookJobs {
  const { waitTimeoutMs = 100_000, pollIntervalMs = 1_000 } = timings
  const queue = openQueue(QUEUES.books, redis, logger)
  const waiting = new Set<(result: 'timeout') => void>()

  async function add(job: BookJob, jobId: string): Promise<void> {
    // BullMQ waits indefinitely for a connection that was never established.
    if (redis.status !== 'ready') throw unavailable('book maker')
    try {
      await queue.add('book', job, { ...JOB_OPTIONS, priority, jobId })
    } catch (cause) {
      throw unavailable('book maker', cause)
    }
  }

  /** Returns the result as far as it shows without events, or null while the job is in progress. */
  async function poll(jobId: string, key: string): Promise<BookResult | null> {
    // State first: a job is removed only after its book is stored.
    const state = await queue.getJobState(jobId).catch(() => 'unavailable')
    if (await blobs.info(key)) return { key }
    return state === 'unknown' ? { failed: 'the job no longer exists' } : null
  }

  return {
    async render(job, key) {
      const jobId = bookJobId(job)
      const { promise, resolve } = Promise.withResolvers<BookResult | 'timeout'>()
      // Before the job is added, so that no event is missed.
      const stopListening = events.listen(jobId, resolve)
      const timeout = setTimeout(() => resolve('timeout'), waitTimeoutMs)
      waiting.add(resolve)
      let polling: NodeJS.Timeout | undefined
      try {
        await add(job, jobId)
        polling = setInterval(() => {
          poll(jobId, key).then(
            result => result && resolve(result),
            err => logger.warn({ err, job: jobId }, 'could not check a book'),
          )
        }, pollIntervalMs)
        return await promise
      } finally {
        stopListening()
        waiting.delete(resolve)
        clearTimeout(timeout)
        clearInterval(polling)
      }
    },
    stopWaiting() {
      for (const resolve of waiting) resolve('timeout')
    },
    close: () => queue.close(),
  }
}
