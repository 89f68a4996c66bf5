import { createApp } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { healthPlugin } from '@kahani/service-kit/health'
import { identityPlugin } from '@kahani/service-kit/identity'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import type { Redis } from 'ioredis'
import { createArchiveService } from './archives/archive-service.ts'
import { openBookEvents } from './books/book-events.ts'
import { type BookJobTimings, createBookJobs } from './books/book-jobs.ts'
import { openBookQueue } from './books/book-queue.ts'
import { createBookService } from './books/book-service.ts'
import type { BookSource } from './books/book-source.ts'
import type { ApiEnv } from './env.ts'
import { archiveRoutes } from './routes/archive.ts'
import { checkRoutes } from './routes/checks.ts'
import { downloadRoutes } from './routes/downloads.ts'
import { internalRoutes } from './routes/internal.ts'

export interface Deps {
  env: Pick<ApiEnv, 'IDENTITY_PUBLIC_KEY' | 'INTERNAL_TOKEN' | 'BOOK_QUEUE_LIMIT' | 'BOOK_QUEUE_LIMIT_PER_ACCOUNT'>
  /** A connection of the kind `request`. */
  redis: Redis
  /** A connection of the kind `worker`, for job events. */
  eventConnection: Redis
  blobs: BlobStore
  source: BookSource
  logger: Logger
  timings?: BookJobTimings
}

/** Builds the API of book downloads and archives. */
export async function buildApp({ env, redis, eventConnection, blobs, source, logger, timings = {} }: Deps) {
  const app = createApp(logger)
  await app.register(healthPlugin, { checks: { redis: () => redis.ping() } })
  await app.register(metricsPlugin, { registry: createMetrics('exports') })
  await app.register(identityPlugin, { publicKey: env.IDENTITY_PUBLIC_KEY })

  const events = openBookEvents(eventConnection, logger)
  const limits = { total: env.BOOK_QUEUE_LIMIT, perUser: env.BOOK_QUEUE_LIMIT_PER_ACCOUNT }
  const queue = openBookQueue({ redis, logger, limits })
  const jobs = createBookJobs({ queue, events, blobs, logger, timings })
  const archives = createArchiveService({ redis, blobs, logger })
  app.addHook('preClose', async () => jobs.stopWaiting())
  app.addHook('onClose', async () => {
    await events.close()
    await queue.close()
    await archives.close()
  })
  downloadRoutes(app, createBookService({ source, jobs, blobs, logger }))
  checkRoutes(app, { source, blobs })
  archiveRoutes(app, archives)
  internalRoutes(app, { blobs, archives }, env.INTERNAL_TOKEN)
  return app
}
