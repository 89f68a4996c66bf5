import { type BookJob, bookJobResultSchema, QUEUES } from '@kahani/contracts/jobs'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { closeQueueEvents, openQueueEvents } from '@kahani/service-kit/queues'
import type { RedisClient } from '@kahani/service-kit/redis'
import { versionOf } from './book-files.ts'
import { type BookJobState, type BookQueueDeps, bookJobId, openBookQueue } from './book-queue.ts'

/** The result of a job: the version of the book that is stored, or the reason of the failure. */
export type BookResult = { version: string } | { failed: string }

/** The job ended unseen: its book is of another version, as the story changed meanwhile, or the job was lost. */
type Gone = 'gone'

export interface BookJobTimings {
  /** Maximum time that a request waits for a book, in ms. Below the time limits of common proxies. */
  waitTimeoutMs?: number
  /** Interval of the check for results whose event was missed, in ms. */
  pollIntervalMs?: number
}

export interface BookJobsDeps extends BookQueueDeps {
  /** A connection of the kind `worker`, for job events. */
  eventConnection: RedisClient
  blobs: Pick<BlobStore, 'info'>
  timings?: BookJobTimings
}

export interface RenderOptions {
  /** Maximum time that the request waits, in ms. */
  waitTimeoutMs?: number | undefined
  /**
   * For requests that are repeated until the file is made. A failure is returned once, also one between two of them, and the request
   * after it runs the job again. Otherwise a request runs a job again that has failed.
   */
  isRepeated?: boolean
}

/** Adds jobs to the books queue and waits for their results. A job outlives the request that added it. */
export interface BookJobs {
  /**
   * Returns the result of the job, `timeout` if it takes longer than the request waits, or `gone` if the result is unknown.
   * @param key the blob key of the requested file
   * @throws HttpError 429 if too many books are waiting, 503 if the queue is unavailable
   */
  render(job: BookJob, key: string, options?: RenderOptions): Promise<BookResult | Gone | 'timeout'>
  /** @throws HttpError 503 if the queue is unavailable */
  state(job: BookJob): Promise<BookJobState>
  /** Ends every wait with `timeout`. The jobs continue. */
  stopWaiting(): void
  close(): Promise<void>
}

export function openBookJobs({ eventConnection, blobs, timings = {}, ...deps }: BookJobsDeps): BookJobs {
  const { waitTimeoutMs: defaultTimeoutMs = 25_000, pollIntervalMs = 1_000 } = timings
  const { logger } = deps
  const queue = openBookQueue(deps)
  const events = openQueueEvents(QUEUES.books, eventConnection, logger)
  // Every pending request adds its listeners.
  events.setMaxListeners(0)
  const waiting = new Set<(result: 'timeout') => void>()

  /** Calls `onResult` each time the job ends until the returned function is called. */
  function listen(jobId: string, onResult: (result: BookResult) => void): () => void {
    const completed = ({ jobId: id, returnvalue }: { jobId: string; returnvalue: unknown }) => {
      if (id !== jobId) return
      const result = bookJobResultSchema.safeParse(returnvalue)
      const version = result.success && versionOf(result.data.key)
      onResult(version ? { version } : { failed: 'the worker returned an invalid result' })
    }
    const failed = ({ jobId: id, failedReason }: { jobId: string; failedReason: string }) => {
      if (id === jobId) onResult({ failed: failedReason })
    }
    events.on('completed', completed)
    events.on('failed', failed)
    return () => {
      events.off('completed', completed)
      events.off('failed', failed)
    }
  }

  /** Returns the result as far as it shows without events, or null while the job is in progress. */
  async function poll(job: BookJob, key: string): Promise<BookResult | Gone | null> {
    // State first: a job is removed only after its book is stored.
    const found = await queue.state(job).catch(() => null)
    if (await blobs.info(key)) return { version: job.version }
    if (found?.state === 'failed') return { failed: found.reason }
    return found?.state === 'none' ? 'gone' : null
  }

  return {
    async render(job, key, { waitTimeoutMs = defaultTimeoutMs, isRepeated = false } = {}) {
      const { promise, resolve } = Promise.withResolvers<BookResult | Gone | 'timeout'>()
      // Before the job is added, so that no event is missed.
      const stopListening = listen(bookJobId(job), resolve)
      const timeout = setTimeout(() => resolve('timeout'), waitTimeoutMs)
      waiting.add(resolve)
      let polling: NodeJS.Timeout | undefined
      try {
        const failed = await queue.add(job, isRepeated)
        if (failed !== null) return { failed }
        polling = setInterval(() => {
          poll(job, key).then(
            result => result && resolve(result),
            err => logger.warn({ err, job: bookJobId(job) }, 'could not check a book'),
          )
        }, pollIntervalMs)
        const result = await promise
        if (isRepeated && typeof result === 'object' && 'failed' in result) await queue.removeFailed(job)
        return result
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
    async close() {
      await closeQueueEvents(events)
      await queue.close()
    },
  }
}
