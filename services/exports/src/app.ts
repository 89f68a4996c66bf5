import { createApp } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { healthPlugin } from '@kahani/service-kit/health'
import { identityPlugin } from '@kahani/service-kit/identity'
import { createInternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import { requireAdministratorAt } from '@kahani/service-kit/require-administrator'
import type { Redis } from 'ioredis'
import { createArchiveService } from './archives/archive-service.ts'
import { openBookEvents } from './books/book-events.ts'
import { type BookJobTimings, createBookJobs } from './books/book-jobs.ts'
import { createBookService } from './books/book-service.ts'
import type { BookSource } from './books/book-source.ts'
import { EDITIONS, printEdition } from './editions.ts'
import type { ApiEnv } from './env.ts'
import { createPrintFileService } from './prints/print-file-service.ts'
import { archiveRoutes } from './routes/archive.ts'
import { downloadRoutes } from './routes/downloads.ts'
import { internalRoutes } from './routes/internal.ts'
import { printRoutes } from './routes/prints.ts'

export interface Deps {
  env: Pick<ApiEnv, 'IDENTITY_PUBLIC_KEY' | 'INTERNAL_TOKEN' | 'AUTH_URL' | 'PRINT_PROVIDER'>
  /** A connection of the kind `request`. */
  redis: Redis
  /** A connection of the kind `worker`, for job events. */
  eventConnection: Redis
  blobs: BlobStore
  source: BookSource
  logger: Logger
  timings?: BookJobTimings
  /** Maximum time that a request waits for the files for the press, in ms. */
  printWaitMs?: number
}

/** Shorter than the time limit of `payments`. */
const PRINT_WAIT_MS = 18_000

/** Builds the API of book downloads and archives. */
export async function buildApp({
  env,
  redis,
  eventConnection,
  blobs,
  source,
  logger,
  timings = {},
  printWaitMs = PRINT_WAIT_MS,
}: Deps) {
  const app = createApp(logger)
  await app.register(healthPlugin, { checks: { redis: () => redis.ping() } })
  await app.register(metricsPlugin, { registry: createMetrics('exports') })
  await app.register(identityPlugin, { publicKey: env.IDENTITY_PUBLIC_KEY })

  const events = openBookEvents(eventConnection, logger)
  const jobs = createBookJobs({ redis, events, blobs, logger, timings })
  // The caller waits for a report, and has a time limit of its own.
  const printJobs = createBookJobs({
    redis,
    events,
    blobs,
    logger,
    timings: { ...timings, waitTimeoutMs: printWaitMs },
  })
  const archives = createArchiveService({ redis, blobs, logger })
  app.addHook('preClose', async () => {
    jobs.stopWaiting()
    printJobs.stopWaiting()
  })
  app.addHook('onClose', async () => {
    await events.close()
    await jobs.close()
    await printJobs.close()
    await archives.close()
  })
  const print = printEdition(env.PRINT_PROVIDER)
  const books = createBookService({ source, jobs, blobs, logger })
  downloadRoutes(app, books, { ...EDITIONS, print })
  const auth = createInternalClient('account service', env.AUTH_URL, env.INTERNAL_TOKEN)
  printRoutes(app, {
    prints: createPrintFileService({ edition: print, source, jobs: printJobs, blobs, books }),
    internalToken: env.INTERNAL_TOKEN,
    requireAdministrator: requireAdministratorAt(auth),
  })
  archiveRoutes(app, archives)
  internalRoutes(app, { blobs, archives }, env.INTERNAL_TOKEN)
  return app
}
