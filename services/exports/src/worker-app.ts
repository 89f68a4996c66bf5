import { createApp } from '@kahani/service-kit/app'
import { healthPlugin } from '@kahani/service-kit/health'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import type { Redis } from 'ioredis'

/** Serves the health checks and metrics of a worker. */
export async function buildWorkerApp({ connection, logger }: { connection: Redis; logger: Logger }) {
  const app = createApp(logger)
  await app.register(healthPlugin, { checks: { redis: () => connection.ping() } })
  await app.register(metricsPlugin, { registry: createMetrics('exports-worker') })
  return app
}
