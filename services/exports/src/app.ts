import { createApp } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { healthPlugin } from '@kahani/service-kit/health'
import { identityPlugin } from '@kahani/service-kit/identity'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import type { Redis } from 'ioredis'
import { openBookEvents } from './books/book-events.ts'
import { createBookJobs } from './books/book-jobs.ts'
import { createBookService } from './books/book-service.ts'
import type { BookSource } from './books/book-source.ts'
import type { ApiEnv } from './env.ts'
import { downloadRoutes } from './routes/downloads.ts'

export interface Deps {
  env: Pick<ApiEnv, 'IDENTITY_PUBLIC_KEY'>
  /** For use while a person waits. */
  redis: Redis
  /** A connection of its own that waits for Redis; the end of a job is heard on it. */
  listening: Redis
  blobs: BlobStore
  source: BookSource
  logger: Logger
  /** Longest wait for a book, ms. */
  patienceMs?: number
}

/** Downloads of books, as an app that can be listened to or asked directly. */
export async function buildApp({ env, redis, listening, blobs, source, logger, patienceMs }: Deps) {
  const app = createApp(logger)
  await app.register(healthPlugin, { checks: { redis: () => redis.ping() } })
  await app.register(metricsPlugin, { registry: createMetrics('exports') })
  await app.register(identityPlugin, { publicKey: env.IDENTITY_PUBLIC_KEY })

  const events = openBookEvents(listening, logger)
  const orders = createBookJobs({ redis, events, blobs, logger, ...(patienceMs && { patienceMs }) })
  app.addHook('preClose', async () => orders.stopWaiting())
  app.addHook('onClose', async () => {
    await events.close()
    await orders.close()
  })
  downloadRoutes(app, createBookService({ source, orders, blobs, logger }))
  return app
}
