import { bookJobSchema, QUEUES } from '@kahani/contracts/jobs'
import { openWorker, type WorkerTimings } from '@kahani/service-kit/queues'
import type { Redis } from 'ioredis'
import { type BookJobHandlerDeps, createBookJobHandler } from './book-job-handler.ts'

export interface BookWorkerDeps extends BookJobHandlerDeps {
  connection: Redis
  /** Books rendered at once. */
  concurrency: number
  timings?: WorkerTimings
}

/** Creates the worker of the books queue. It takes jobs once `run()` is called. */
export const openBookWorker = ({ connection, concurrency, timings = {}, ...deps }: BookWorkerDeps) =>
  openWorker({
    queue: QUEUES.books,
    payload: bookJobSchema,
    connection,
    logger: deps.logger,
    concurrency,
    timings,
    handle: createBookJobHandler(deps),
  })
