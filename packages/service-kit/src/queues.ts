import { setTimeout as sleep } from 'node:timers/promises'
import { DelayedError, FlowProducer, type Job, Queue, type QueueOptions, Worker, type WorkerOptions } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { HttpError } from './http-error.ts'

/** Jobs are gone once done, so that what is due can be asked for again under the same id; failures stay a day to be read. */
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
  /** Bounds of the delay before a job runs again after an outage (HttpError 503). It grows with the age of the job. */
  outageDelayMs?: { min: number; max: number }
}

const DEFAULT_TIMINGS: Required<WorkerTimings> = {
  lockDurationMs: 6_000,
  lockRenewMs: 2_000,
  stalledIntervalMs: 2_000,
  outageDelayMs: { min: 2_000, max: 60_000 },
}
// A killed worker is rarely the job's fault, so only a job that loses its worker repeatedly fails.
const MAX_STALLED = 10
// Workers respect `queue.rateLimit` only if they have a limiter. This limit is never reached.
const NO_LIMIT = { max: Number.MAX_SAFE_INTEGER, duration: 1_000 }

/** A queue to add jobs to. */
export function openQueue(name: string, connection: Redis, logger: Logger): Queue {
  const queue = new Queue(name, { connection, defaultJobOptions: JOB_DEFAULTS })
  queue.on('error', err => logger.debug({ queue: name, err: err.message }, 'queue in trouble'))
  return queue
}

/** Adds jobs that wait for other jobs. */
export function openFlowProducer(connection: Redis, logger: Logger): FlowProducer {
  const producer = new FlowProducer({ connection })
  producer.on('error', err => logger.debug({ err: err.message }, 'flow producer in trouble'))
  return producer
}

const OUTAGE_DELAY_PER_AGE = 0.1
const isOutage = (error: unknown) => error instanceof HttpError && error.statusCode === 503

function outageDelay(job: Job, { min, max }: { min: number; max: number }): number {
  return Math.max(min, Math.min((Date.now() - job.timestamp) * OUTAGE_DELAY_PER_AGE, max))
}

/** Runs the job again after `ms` without using up an attempt. */
async function delayJob(job: Job, token: string | undefined, ms: number): Promise<never> {
  await job.moveToDelayed(Date.now() + ms, token)
  throw new DelayedError()
}

/** Thrown by a handler: for `ms` no worker takes a job from its queue. Then this one runs again; no attempt is used up. */
export class QueuePause extends Error {
  override readonly name = 'QueuePause'
  readonly ms: number
  /** Whether others have their turn before this one. */
  readonly stepsBack: boolean

  constructor(ms: number, { stepsBack = false } = {}) {
    super(`the queue waits for ${ms} ms`)
    this.ms = Math.max(1, Math.ceil(ms))
    this.stepsBack = stepsBack
  }
}

/** How long others can take their turn before a job that stepped back. */
const TURN_MS = 500

/** Pauses a queue for all its workers, unless it is paused for longer already. */
async function pauseQueue(queue: Queue, ms: number): Promise<void> {
  if ((await queue.getRateLimitTtl(NO_LIMIT.max)) < ms) await queue.rateLimit(ms)
}

export interface WorkOptions<S extends z.ZodType, R> {
  queue: string
  payload: S
  connection: Redis
  logger: Logger
  concurrency: number
  timings?: WorkerTimings
  more?: Partial<WorkerOptions>
  /**
   * Must be safe to run twice: a job whose worker was lost runs again. A HttpError of 503 makes it wait and run again, a
   * QueuePause all of its queue.
   */
  handle: (payload: z.output<S>, job: { id: string; lastAttempt: boolean; signal: AbortSignal }) => Promise<R>
}

/** A worker whose payload is checked; it starts at `run()`. */
export function openWorker<S extends z.ZodType, R>(options: WorkOptions<S, R>): Worker {
  const { queue, payload, connection, logger, concurrency, handle, more } = options
  const { lockDurationMs, lockRenewMs, stalledIntervalMs, outageDelayMs } = { ...DEFAULT_TIMINGS, ...options.timings }
  const whole = openQueue(queue, connection, logger)
  const worker = new Worker(
    queue,
    async (job, token, signal) => {
      const lastAttempt = job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
      try {
        return await handle(payload.parse(job.data), {
          id: job.id ?? '',
          lastAttempt,
          signal: signal ?? new AbortController().signal,
        })
      } catch (error) {
        if (isOutage(error)) return delayJob(job, token, outageDelay(job, outageDelayMs))
        if (!(error instanceof QueuePause)) throw error
        await pauseQueue(whole, error.ms)
        // Not by Worker.RateLimitError: a job with a priority then comes back without waking a worker, up to 5 s late.
        return delayJob(job, token, error.ms + (error.stepsBack ? TURN_MS : 0))
      }
    },
    {
      connection,
      concurrency,
      autorun: false,
      lockDuration: lockDurationMs,
      lockRenewTime: lockRenewMs,
      stalledInterval: stalledIntervalMs,
      maxStalledCount: MAX_STALLED,
      limiter: NO_LIMIT,
      ...more,
    },
  )
  worker.on('failed', (job, err) =>
    logger.warn({ queue, job: job?.id, attempt: job?.attemptsMade, err: err.message }, 'job failed'),
  )
  worker.on('stalled', id => logger.warn({ queue, job: id }, 'job lost its worker and runs again'))
  worker.on('error', err => logger.warn({ queue, err: err.message }, 'worker in trouble'))
  return worker
}

/** Stops taking jobs and waits for those at hand; after `timeoutMs` lets go of them, and another worker runs them again. */
export async function closeWorker(worker: Worker, timeoutMs = 10_000): Promise<void> {
  // Its `close` waits for Redis to come back, also when it is forced: then the process ends without it.
  const late = new AbortController()
  const timer = sleep(timeoutMs, undefined, { signal: late.signal }).catch(() => undefined)
  await Promise.race([worker.close(), timer])
  late.abort()
}
