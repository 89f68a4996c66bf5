import { type BookJob, bookJobSchema, QUEUES } from '@kahani/contracts/jobs'
import { openWorker, type WorkerTimings } from '@kahani/service-kit/queues'
import type { RedisClient } from '@kahani/service-kit/redis'
import { type BookJobHandlerDeps, createBookJobHandler } from './book-job-handler.ts'

/**
 * Rendering blocks the event loop for up to half a second of CPU time, which is several seconds on a busy machine. A job whose lock
 * expires meanwhile would be rendered a second time beside the first one.
 */
const LOCK_DURATION_MS = 15_000

export interface BookWorkerDeps extends BookJobHandlerDeps {
  connection: RedisClient
  /** Books rendered at once. */
  concurrency: number
  timings?: WorkerTimings
  /** Called when the file of a job is stored. */
  onStored?: (job: BookJob, key: string) => Promise<void>
}

/** Creates the worker of the books queue. It takes jobs once `run()` is called. */
export function openBookWorker({ connection, concurrency, timings = {}, onStored, ...deps }: BookWorkerDeps) {
  const render = createBookJobHandler(deps)
  return openWorker({
    queue: QUEUES.books,
    payload: bookJobSchema,
    connection,
    logger: deps.logger,
    concurrency,
    timings: { lockDurationMs: LOCK_DURATION_MS, ...timings },
    async handle(job, running) {
      const stored = await render(job, running)
      await onStored?.(job, stored.key)
      return stored
    },
  })
}
