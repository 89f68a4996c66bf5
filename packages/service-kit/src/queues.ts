import { QUEUES } from '@kahani/contracts/jobs'
import {
  DelayedError,
  ErrorCode,
  FlowProducer,
  type Job,
  Queue,
  QueueEvents,
  type QueueOptions,
  Worker,
  type WorkerOptions,
} from 'bullmq'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { hasStatus } from './http-error.ts'
import { isRedisOutage, isStorageOutage } from './outages.ts'
import type { RedisClient } from './redis.ts'
import { queueTelemetry } from './tracing.ts'
import { withTimeout } from './with-timeout.ts'

/**
 * A completed job is removed, so that its id can be used again. A failed job is kept for a day for inspection.
 */
export const JOB_DEFAULTS: NonNullable<QueueOptions['defaultJobOptions']> = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  removeOnComplete: true,
  removeOnFail: { age: 24 * 60 * 60, count: 1_000 },
}

/** Time limits of a worker in ms. The defaults suit production; tests use smaller values. */
export interface WorkerTimings {
  /**
   * How long a worker owns a job without renewing its lock. A worker whose event loop is blocked for longer loses the job
   * to another worker.
   */
  lockDurationMs?: number
  lockRenewMs?: number
  /** Interval of the check for expired locks: a killed worker's job restarts within `lockDurationMs + stalledIntervalMs`. */
  stalledIntervalMs?: number
  /** Bounds of the delay before a job runs again after an outage. It grows with the age of the job. */
  outageDelayMs?: { min: number; max: number }
}

export const DEFAULT_TIMINGS: Required<WorkerTimings> = {
  lockDurationMs: 6_000,
  lockRenewMs: 2_000,
  stalledIntervalMs: 2_000,
  outageDelayMs: { min: 2_000, max: 60_000 },
}
// A killed worker is rarely the job's fault, so only a job that loses its worker repeatedly fails.
const MAX_STALLED = 10
// Workers respect `queue.rateLimit` only if they have a limiter. This limit is never reached.
const NO_LIMIT = { max: Number.MAX_SAFE_INTEGER, duration: 1_000 }

// How often an idle worker asks for jobs, in s. If a job fails while its worker already waits for the next one, BullMQ forgets when
// the job is due again, so it is late by up to this time: by default 5 s.
const IDLE_CHECK_S = 1

// BullMQ reads the Redis version once per connection. If that command fails, every later call on the queue fails with the
// same error until the process restarts. Producers don't depend on the version, so they skip it.
const PRODUCER = { skipVersionCheck: true }

/**
 * The prefix of a queue's keys in Redis. In a cluster the keys of a queue have to be in one slot, which the part in braces
 * determines, and so have those of queues whose jobs depend on each other.
 */
export function queuePrefix(name: string, { isCluster }: Pick<RedisClient, 'isCluster'>): string {
  if (!isCluster) return 'bull'
  return `bull:{${name === QUEUES.illustrationsComplete ? QUEUES.illustrate : name}}`
}

/** A queue to add jobs to. `close` leaves `connection` open. */
export function openQueue(name: string, connection: RedisClient, logger: Logger): Queue {
  const queue = new Queue(name, {
    ...{ connection, prefix: queuePrefix(name, connection), ...PRODUCER, ...queueTelemetry() },
    defaultJobOptions: { ...JOB_DEFAULTS },
  })
  queue.on('error', err => logger.debug({ queue: name, err: err.message }, 'queue error'))
  return queue
}

export type { Queue }

const NOT_FAILED: unknown[] = [ErrorCode.JobNotExist, ErrorCode.JobNotInState]

/** Runs a failed job again, with all its attempts. @returns false if it has not failed, or was removed meanwhile */
export async function retryFailedJob(job: Job): Promise<boolean> {
  try {
    await job.retry('failed', { resetAttemptsMade: true })
    return true
  } catch (error) {
    // Its state is not asked for: the job may have failed again since.
    if (NOT_FAILED.includes((error as { code?: unknown }).code)) return false
    throw error
  }
}

/** Changes when a waiting job runs. One that runs already, has no priority or was removed meanwhile is left as it is. */
export async function changePriority(job: Job, priority: number): Promise<void> {
  // Jobs without a priority run before all others.
  if (!job.priority) return
  try {
    await job.changePriority({ priority })
  } catch (error) {
    if ((error as { code?: unknown }).code !== ErrorCode.JobNotExist) throw error
  }
}

/** Adds jobs that depend on jobs of `queue`. `close` leaves `connection` open. */
export function openFlowProducer(queue: string, connection: RedisClient, logger: Logger): FlowProducer {
  const producer = new FlowProducer({
    ...{ connection, prefix: queuePrefix(queue, connection), ...PRODUCER, ...queueTelemetry() },
  })
  producer.on('error', err => logger.debug({ err: err.message }, 'flow producer error'))
  return producer
}

/** Emits the events of all jobs in a queue, on a copy of `connection`. Close it with `closeQueueEvents`. */
export function openQueueEvents(name: string, connection: RedisClient, logger: Logger): QueueEvents {
  const events = new QueueEvents(name, { connection, prefix: queuePrefix(name, connection) })
  events.on('error', err => logger.debug({ queue: name, err: err.message }, 'queue events error'))
  return events
}

const EVENT_RETENTION_MS = 10_000
const TRIM_INTERVAL_MS = 5_000

/**
 * Deletes the events that every listener has received by now. They contain the ids of jobs, and so of users and stories,
 * which have to be gone soon after an account is deleted. BullMQ would keep the last 10,000 of each queue. Workers do it, and
 * whoever removes jobs while no worker may be running. @returns a function that stops it
 */
export function trimEvents(queue: Queue, connection: RedisClient, logger: Logger): () => void {
  async function trim(): Promise<void> {
    // A command would wait for the connection.
    if (connection.status !== 'ready') return
    const [seconds] = await connection.time()
    await connection.xtrim(queue.toKey('events'), 'MINID', Number(seconds) * 1_000 - EVENT_RETENTION_MS)
  }
  const timer = setInterval(() => {
    trim().catch(err => logger.debug({ queue: queue.name, err: err.message }, 'events not trimmed'))
  }, TRIM_INTERVAL_MS)
  return () => clearInterval(timer)
}

const OUTAGE_DELAY_PER_AGE = 0.1

function outageDelay(job: Job, { min, max }: { min: number; max: number }): number {
  return Math.max(min, Math.min((Date.now() - job.timestamp) * OUTAGE_DELAY_PER_AGE, max))
}

/** Runs the job again after `ms` without using up an attempt. */
async function delayJob(job: Job, token: string | undefined, ms: number): Promise<never> {
  await job.moveToDelayed(Date.now() + ms, token)
  throw new DelayedError()
}

/**
 * Thrown by a handler to pause its queue: no worker takes a job for `ms`. The job then runs again without using up an
 * attempt.
 */
export class QueuePause extends Error {
  override readonly name = 'QueuePause'
  readonly ms: number
  /** Whether other jobs run first after the pause. */
  readonly runLast: boolean

  constructor(ms: number, { runLast = false } = {}) {
    super(`the queue is paused for ${ms} ms`)
    this.ms = Math.max(1, Math.ceil(ms))
    this.runLast = runLast
  }
}

/** How much longer than the pause a job with `runLast` is delayed. */
const RUN_LAST_DELAY_MS = 500

/** Pauses a queue for all its workers. A longer pause that is already active stays. */
async function pauseQueue(queue: Queue, ms: number): Promise<void> {
  if ((await queue.getRateLimitTtl(NO_LIMIT.max)) < ms) await queue.rateLimit(ms)
}

export interface WorkOptions<S extends z.ZodType, R> {
  queue: string
  payload: S
  connection: RedisClient
  logger: Logger
  concurrency: number
  timings?: WorkerTimings
  more?: Partial<WorkerOptions>
  /**
   * Must be idempotent: the job of a lost worker runs again. An HttpError with status 503 delays the job, a QueuePause
   * pauses its queue, and storage that takes no data does both; none of them uses up an attempt.
   */
  handle: (payload: z.output<S>, job: RunningJob) => Promise<R>
}

export interface RunningJob {
  id: string
  lastAttempt: boolean
  signal: AbortSignal
  /**
   * Lets the worker take another job before this one ends, because the rest of it does not use what the concurrency limits. Jobs
   * that have called it and those that have not are at most `concurrency` each.
   */
  release(): void
  /** Stores the progress of the job for those who look it up in the queue. */
  setProgress(progress: object): Promise<void>
}

/** Creates a worker that validates payloads. It takes jobs once `run()` is called. */
export function openWorker<S extends z.ZodType, R>(options: WorkOptions<S, R>): Worker {
  const { queue, payload, connection, logger, concurrency, handle, more } = options
  const { lockDurationMs, lockRenewMs, stalledIntervalMs, outageDelayMs } = { ...DEFAULT_TIMINGS, ...options.timings }
  const ownQueue = openQueue(queue, connection, logger)
  const worker = new Worker(
    queue,
    async (job, token, signal) => {
      const lastAttempt = job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
      let released = false
      try {
        return await handle(payload.parse(job.data), {
          id: job.id ?? '',
          lastAttempt,
          signal: signal ?? new AbortController().signal,
          release() {
            if (released || worker.concurrency >= 2 * concurrency) return
            released = true
            worker.concurrency += 1
            takeJobs()
          },
          setProgress: progress => job.updateProgress(progress),
        })
      } catch (error) {
        if (isStorageOutage(error)) {
          // The other jobs would meet it too, unless it is a file of this one that can't be read: so the pause is short.
          logger.warn({ queue, job: job.id, err: String(error) }, 'the storage takes no data, the queue is paused')
          await pauseQueue(ownQueue, outageDelayMs.min)
          return delayJob(job, token, outageDelay(job, outageDelayMs))
        }
        if (hasStatus(error, 503)) return delayJob(job, token, outageDelay(job, outageDelayMs))
        if (!(error instanceof QueuePause)) throw error
        await pauseQueue(ownQueue, error.ms)
        // Worker.RateLimitError puts a job with a priority back without waking a worker, so it runs late.
        return delayJob(job, token, error.ms + (error.runLast ? RUN_LAST_DELAY_MS : 0))
      } finally {
        if (released) worker.concurrency -= 1
      }
    },
    {
      connection,
      prefix: queuePrefix(queue, connection),
      ...queueTelemetry(),
      concurrency,
      autorun: false,
      lockDuration: lockDurationMs,
      lockRenewTime: lockRenewMs,
      stalledInterval: stalledIntervalMs,
      drainDelay: IDLE_CHECK_S,
      maxStalledCount: MAX_STALLED,
      limiter: NO_LIMIT,
      ...more,
    },
  )
  /** BullMQ notices a higher concurrency when a job ends, or when it continues after a pause. */
  function takeJobs(): void {
    if (worker.closing || worker.isPaused()) return
    void worker.pause(true).then(() => worker.resume())
  }
  worker.on('failed', (job, err) =>
    logger.warn({ queue, job: job?.id, attempt: job?.attemptsMade, err: err.message }, 'job failed'),
  )
  worker.on('stalled', id => logger.warn({ queue, job: id }, 'job lost its worker and will run again'))
  worker.on('error', err => {
    logger.warn({ queue, err: err.message }, 'worker error')
    // BullMQ waits before it asks again for a lost connection only, not if Redis refuses commands, such as with a full disk.
    if (err.name !== 'ReplyError' || !isRedisOutage(err) || worker.isPaused()) return
    void worker.pause(true)
    setTimeout(() => void worker.resume(), outageDelayMs.min).unref()
  })
  worker.on('closing', trimEvents(ownQueue, connection, logger))
  return worker
}

/** Closes with a deadline: BullMQ waits indefinitely for a Redis that was never reachable or does not come back. */
async function closeWithin(closable: Worker | QueueEvents, timeoutMs: number): Promise<void> {
  try {
    await withTimeout(closable.close(), timeoutMs, 'closing timed out')
  } catch {
    await closable.getBackend().close(true)
  }
}

/**
 * Stops taking jobs and waits for the active ones. After `timeoutMs` it abandons them; another worker runs them again
 * once their locks expire.
 */
export const closeWorker = (worker: Worker, timeoutMs = 10_000): Promise<void> => closeWithin(worker, timeoutMs)

/** Closes within `timeoutMs`. */
export const closeQueueEvents = (events: QueueEvents, timeoutMs = 2_000): Promise<void> =>
  closeWithin(events, timeoutMs)
