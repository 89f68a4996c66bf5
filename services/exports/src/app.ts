import { createApp } from '@kahani/service-kit/app'
import { auditAdministration, auditAt } from '@kahani/service-kit/audit'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { measureStorage } from '@kahani/service-kit/blobs/measure-storage'
import { healthPlugin } from '@kahani/service-kit/health'
import { identityPlugin } from '@kahani/service-kit/identity'
import { createInternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import { pingRedis, type RedisClient } from '@kahani/service-kit/redis'
import { requireAdministratorAt } from '@kahani/service-kit/require-administrator'
import { createArchiveService } from './archives/archive-service.ts'
import { type BookJobTimings, openBookJobs } from './books/book-jobs.ts'
import { createBookService } from './books/book-service.ts'
import { type BookSource, withoutBin } from './books/book-source.ts'
import { createCheckService } from './checks/check-service.ts'
import { createEditions } from './editions.ts'
import type { ApiEnv } from './env.ts'
import { PRINT_PROVIDERS, printedBookFormat } from './formats/print/print-providers.ts'
import { createPressFileService } from './prints/press-file-service.ts'
import { createPrintFileService } from './prints/print-file-service.ts'
import { createPrintedCopies } from './prints/printed-copies.ts'
import { archiveRoutes } from './routes/archive.ts'
import { checkRoutes } from './routes/checks.ts'
import { downloadRoutes } from './routes/downloads.ts'
import { internalRoutes } from './routes/internal.ts'
import { printRoutes } from './routes/prints.ts'

export interface Deps {
  env: Pick<
    ApiEnv,
    | 'IDENTITY_PUBLIC_KEY'
    | 'INTERNAL_TOKEN'
    | 'INTERNAL_CALLERS'
    | 'AUTH_URL'
    | 'PAYMENTS_URL'
    | 'PRINT_PROVIDER'
    | 'BOOK_QUEUE_LIMIT'
    | 'BOOK_QUEUE_LIMIT_PER_ACCOUNT'
  >
  /** A connection of the kind `request`. */
  redis: RedisClient
  /** A connection of the kind `worker`, for job events. */
  eventConnection: RedisClient
  blobs: BlobStore
  source: BookSource
  logger: Logger
  timings?: BookJobTimings
  /** Maximum time that a request waits for the files for the press, in ms. */
  printWaitMs?: number
  /** The same if it reports their progress. */
  printCheckWaitMs?: number
}

/** Shorter than the time limit of `payments`, which waits for a report. */
const PRINT_WAIT_MS = 18_000
const PRINT_CHECK_WAIT_MS = 1_000

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
  printCheckWaitMs = PRINT_CHECK_WAIT_MS,
}: Deps) {
  const app = createApp(logger)
  await app.register(healthPlugin, { checks: { redis: () => pingRedis(redis), storage: () => blobs.requireRoom() } })
  await app.register(metricsPlugin, { registry: measureStorage(createMetrics('exports'), blobs) })
  await app.register(identityPlugin, { publicKeys: env.IDENTITY_PUBLIC_KEY })

  const limits = { total: env.BOOK_QUEUE_LIMIT, perUser: env.BOOK_QUEUE_LIMIT_PER_ACCOUNT }
  const jobs = openBookJobs({ redis, eventConnection, blobs, logger, limits, timings })
  const archives = createArchiveService({ redis, blobs, logger })
  app.addHook('preClose', async () => {
    jobs.stopWaiting()
  })
  app.addHook('onClose', async () => {
    await jobs.close()
    await archives.close()
  })
  const editions = createEditions(env.PRINT_PROVIDER)
  const shelf = withoutBin(source)
  downloadRoutes(app, createBookService({ source: shelf, jobs, blobs, logger }), editions)
  checkRoutes(app, createCheckService({ source: shelf, blobs }), editions)
  const printBooks = createBookService({ source, jobs, blobs, logger, waitTimeoutMs: printWaitMs })
  const credentials = { caller: 'exports', token: env.INTERNAL_TOKEN } as const
  const auth = createInternalClient(credentials, 'auth', env.AUTH_URL)
  const copies = createPrintedCopies(createInternalClient(credentials, 'payments', env.PAYMENTS_URL))
  printRoutes(app, {
    copies,
    recordRead: auditAdministration(app, auditAt(auth)),
    prints: createPrintFileService({
      edition: editions.print,
      format: printedBookFormat(PRINT_PROVIDERS[env.PRINT_PROVIDER]),
      source,
      books: printBooks,
      blobs,
      logger,
      checkWaitMs: printCheckWaitMs,
    }),
    pressFiles: createPressFileService({
      edition: editions.print,
      jobs,
      blobs,
      logger,
      waitMs: printWaitMs,
      checkWaitMs: printCheckWaitMs,
    }),
    callers: env.INTERNAL_CALLERS,
    requireAdministrator: requireAdministratorAt(auth),
  })
  archiveRoutes(app, archives)
  internalRoutes(app, { blobs, archives, copies, interior: editions.print.file }, env.INTERNAL_CALLERS)
  return app
}
