import { type BookJob, QUEUES } from '@kahani/contracts/jobs'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { unavailable } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { openQueue } from '@kahani/service-kit/queues'
import type { JobsOptions } from 'bullmq'
import type { Redis } from 'ioredis'
import type { BookEvents, Ending } from './book-events.ts'

/** One id a version of a book, so that asking twice makes it once. */
export const bookJobId = ({ format, storyId, version }: BookJob) => `${format}-${storyId}-${version.slice(0, 16)}`

// Somebody waits: one more try, soon. A failed job is gone, so that the next request tries anew under the same id.
const JOB: JobsOptions = {
  attempts: 2,
  backoff: { type: 'fixed', delay: 500 },
  removeOnComplete: true,
  removeOnFail: true,
}

export interface BookJobsDeps {
  /** For use while a person waits. */
  redis: Redis
  events: BookEvents
  blobs: BlobStore
  logger: Logger
  /** Longest wait for a book, ms. */
  patienceMs?: number
  /** How often to look whether the book is there although nothing was heard, ms. */
  lookMs?: number
}

/** Has books made by the workers, and waits for them. A job outlives the request that asked for it. */
export interface BookJobs {
  /**
   * How the making of a book ended, or `late` where it takes longer than a person should wait.
   * @param key where the book will be
   * @throws HttpError 503 when the queue can't be reached
   */
  make(order: BookJob, key: string): Promise<Ending | 'late'>
  /** Tells everybody who waits that it is late; the jobs go on. */
  stopWaiting(): void
  close(): Promise<void>
}

export function createBookJobs(deps: BookJobsDeps): BookJobs {
  const { redis, events, blobs, logger, patienceMs = 100_000, lookMs = 1_000 } = deps
  const queue = openQueue(QUEUES.books, redis, logger)
  const waiting = new Set<(ending: 'late') => void>()

  async function add(order: BookJob, jobId: string): Promise<void> {
    // BullMQ would wait for a connection that was never made.
    if (redis.status !== 'ready') throw unavailable('book maker')
    try {
      await queue.add('book', order, { ...JOB, jobId })
    } catch (cause) {
      throw unavailable('book maker', cause)
    }
  }

  /** What can be seen without having heard anything; null while the job goes on. */
  async function look(jobId: string, key: string): Promise<Ending | null> {
    // In this order: a job that is gone has left its book before.
    const state = await queue.getJobState(jobId).catch(() => 'out of reach')
    if (await blobs.info(key)) return { key }
    return state === 'unknown' ? { failed: 'the job is gone' } : null
  }

  return {
    async make(order, key) {
      const jobId = bookJobId(order)
      const { promise, resolve } = Promise.withResolvers<Ending | 'late'>()
      // Listened for before the job is added, so that the quickest ending is heard.
      const stopListening = events.listen(jobId, resolve)
      const late = setTimeout(() => resolve('late'), patienceMs)
      waiting.add(resolve)
      let looking: NodeJS.Timeout | undefined
      try {
        await add(order, jobId)
        looking = setInterval(() => {
          look(jobId, key).then(
            ending => ending && resolve(ending),
            err => logger.warn({ err, job: jobId }, 'could not look for a book'),
          )
        }, lookMs)
        return await promise
      } finally {
        stopListening()
        waiting.delete(resolve)
        clearTimeout(late)
        clearInterval(looking)
      }
    },
    stopWaiting() {
      for (const resolve of waiting) resolve('late')
    },
    close: () => queue.close(),
  }
}
