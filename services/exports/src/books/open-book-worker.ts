import { bookJobSchema, QUEUES } from '@kahani/contracts/jobs'
import { openWorker } from '@kahani/service-kit/queues'
import type { Redis } from 'ioredis'
import { type BookMakerDeps, createBookMaker } from './book-maker.ts'

export interface BookWorkerDeps extends BookMakerDeps {
  connection: Redis
  /** Books made at once. */
  concurrency: number
}

/** Takes jobs for books once it is told to `run()`. */
export const openBookWorker = ({ connection, concurrency, ...deps }: BookWorkerDeps) =>
  openWorker({
    queue: QUEUES.books,
    payload: bookJobSchema,
    connection,
    logger: deps.logger,
    concurrency,
    handle: createBookMaker(deps),
  })
