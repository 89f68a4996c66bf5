import { type BookJob, bookJobSchema, QUEUES } from '@kahani/contracts/jobs'
import { openWorker, type WorkerTimings } from '@kahani/service-kit/queues'
import type { RedisClient } from '@kahani/service-kit/redis'
import { type BookJobHandlerDeps, createBookJobHandler } from './book-job-handler.ts'

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
    timings,
    async handle(job, running) {
      const stored = await render(job, running)
      await onStored?.(job, stored.key)
      return stored
    },
  })
}
