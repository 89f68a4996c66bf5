import { type BookJob, QUEUES } from '@kahani/contracts/jobs'
import { HttpError, unavailable } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { openQueue } from '@kahani/service-kit/queues'
import type { RedisClient } from '@kahani/service-kit/redis'
import type { Job, JobsOptions } from 'bullmq'
import { z } from 'zod'
import { tooManyBooks, tooManyBooksOfUser } from '../errors.ts'

/** One id per version of a book, so that concurrent requests share a job. */
export const bookJobId = ({ format, storyId, version, provider }: BookJob) =>
  `${format}-${storyId}-${version.slice(0, 16)}${provider ? `-${provider}` : ''}`

// A user is waiting, so one retry follows soon. A failed job is kept for a while, so that its status can be requested.
const JOB_OPTIONS: JobsOptions = {
  attempts: 2,
  backoff: { type: 'fixed', delay: 500 },
  removeOnComplete: true,
  removeOnFail: { age: 10 * 60, count: 1_000 },
}

/** Maximum numbers of books that wait for a worker. */
export interface BookQueueLimits {
  total: number
  perUser: number
}

export type BookJobState =
  | { state: 'none' }
  | { state: 'waiting' | 'active'; share: number }
  | { state: 'failed'; reason: string }

const progressSchema = z.object({ share: z.number().min(0).max(1) })

export interface BookQueueDeps {
  /** A connection of the kind `request`. */
  redis: RedisClient
  logger: Logger
  /** Default: before all jobs that have a priority. A job that is already in the queue keeps its own. */
  priority?: number
  /** Default: no limits. */
  limits?: BookQueueLimits | undefined
}

export function openBookQueue({ redis, logger, priority = 0, limits }: BookQueueDeps) {
  const queue = openQueue(QUEUES.books, redis, logger)
  let lastAdd: Promise<unknown> = Promise.resolve()

  /** @throws HttpError 503 if the queue is unavailable */
  async function use<T>(work: () => Promise<T>): Promise<T> {
    // BullMQ waits indefinitely for a connection that was never established.
    if (redis.status !== 'ready') throw unavailable('book maker')
    try {
      return await work()
    } catch (error) {
      throw error instanceof HttpError ? error : unavailable('book maker', error)
    }
  }

  /** @throws HttpError 429 */
  async function requireRoom({ userId }: BookJob, { total, perUser }: BookQueueLimits): Promise<void> {
    const waiting: Job<BookJob>[] = await queue.getJobs(['waiting', 'prioritized', 'delayed'])
    if (waiting.length >= total) throw tooManyBooks()
    // A job that has just been removed is undefined.
    if (waiting.filter(job => job?.data.userId === userId).length >= perUser) throw tooManyBooksOfUser()
  }

  /** Finds a job in the queue. One that failed is removed. @returns the reason of the failure */
  async function takeFailure(job: BookJob): Promise<{ isQueued: boolean; reason: string | null }> {
    const jobId = bookJobId(job)
    const found: Job | undefined = await queue.getJob(jobId)
    const state = found ? await found.getState() : 'unknown'
    if (!found || state !== 'failed') return { isQueued: state !== 'unknown', reason: null }
    await queue.remove(jobId)
    return { isQueued: false, reason: found.failedReason }
  }

  async function addUnlessQueued(job: BookJob, reportsFailure: boolean): Promise<string | null> {
    const { isQueued, reason } = await takeFailure(job)
    if (reason !== null && reportsFailure) return reason
    if (isQueued) return null
    if (limits) await requireRoom(job, limits)
    await queue.add('book', job, { ...JOB_OPTIONS, priority, jobId: bookJobId(job) })
    return null
  }

  return {
    /**
     * Adds a job unless it is in the queue. A job that failed is added again.
     * @param reportsFailure removes a job that failed instead, and returns its reason
     * @throws HttpError 429 if too many books are waiting, 503 if the queue is unavailable
     */
    add(job: BookJob, reportsFailure = false): Promise<string | null> {
      // One after the other, so that concurrent requests can't exceed the limits together.
      const next = () => use(() => addUnlessQueued(job, reportsFailure))
      const added = lastAdd.then(next, next)
      lastAdd = added
      return added
    },

    /** Removes a job that failed. @throws HttpError 503 if the queue is unavailable */
    removeFailed: (job: BookJob) => use(() => takeFailure(job)),

    /** @throws HttpError 503 if the queue is unavailable */
    state: (job: BookJob): Promise<BookJobState> =>
      use(async () => {
        const found: Job | undefined = await queue.getJob(bookJobId(job))
        const state = await found?.getState()
        if (!found || state === 'unknown' || state === 'completed') return { state: 'none' }
        if (state === 'failed') return { state, reason: found.failedReason }
        const share = progressSchema.safeParse(found.progress).data?.share ?? 0
        return { state: state === 'active' ? state : 'waiting', share }
      }),

    close: () => queue.close(),
  }
}
