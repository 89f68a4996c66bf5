import type { BookJob } from '@kahani/contracts/jobs'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import type { Logger } from '@kahani/service-kit/logger'
import type { BookEvents, BookResult } from './book-events.ts'
import { type BookJobState, type BookQueue, bookJobId } from './book-queue.ts'

export interface BookJobTimings {
  /** Maximum time that a request waits for a book, in ms. Below the time limits of common proxies. */
  waitTimeoutMs?: number
  /** Interval of the check for results whose event was missed, in ms. */
  pollIntervalMs?: number
}

export interface BookJobsDeps {
  queue: BookQueue
  events: BookEvents
  blobs: Pick<BlobStore, 'info'>
  logger: Logger
  timings?: BookJobTimings
}

/** Adds jobs to the books queue and waits for their results. A job outlives the request that added it. */
export interface BookJobs {
  /**
   * Returns the result of the job, or `timeout` if it takes longer than `waitTimeoutMs`.
   * @param key the blob key of the requested file
   * @throws HttpError 429 if too many books are waiting, 503 if the queue is unavailable
   */
  render(job: BookJob, key: string): Promise<BookResult | 'timeout'>
  /** @throws HttpError 503 if the queue is unavailable */
  state(job: BookJob): Promise<BookJobState>
  /** Ends every wait with `timeout`. The jobs continue. */
  stopWaiting(): void
}

export function createBookJobs({ queue, events, blobs, logger, timings = {} }: BookJobsDeps): BookJobs {
  const { waitTimeoutMs = 25_000, pollIntervalMs = 1_000 } = timings
  const waiting = new Set<(result: 'timeout') => void>()

  /** Returns the result as far as it shows without events, or null while the job is in progress. */
  async function poll(job: BookJob, key: string): Promise<BookResult | null> {
    // State first: a job is removed only after its book is stored.
    const found = await queue.state(job).catch(() => null)
    if (await blobs.info(key)) return { version: job.version }
    if (found?.state === 'failed') return { failed: found.reason }
    return found?.state === 'none' ? { failed: 'the job no longer exists' } : null
  }

  return {
    async render(job, key) {
      const { promise, resolve } = Promise.withResolvers<BookResult | 'timeout'>()
      // Before the job is added, so that no event is missed.
      const stopListening = events.listen(bookJobId(job), resolve)
      const timeout = setTimeout(() => resolve('timeout'), waitTimeoutMs)
      waiting.add(resolve)
      let polling: NodeJS.Timeout | undefined
      try {
        await queue.add(job)
        polling = setInterval(() => {
          poll(job, key).then(
            result => result && resolve(result),
            err => logger.warn({ err, job: bookJobId(job) }, 'could not check a book'),
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
    state: queue.state,
    stopWaiting() {
      for (const resolve of waiting) resolve('timeout')
    },
  }
}
