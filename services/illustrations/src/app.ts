import { drawJobSchema, drawnJobSchema, QUEUES } from '@kahani/contracts/jobs'
import { createApp } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { healthPlugin } from '@kahani/service-kit/health'
import { createInternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import { closeWorker, openFlowProducer, openWorker } from '@kahani/service-kit/queues'
import { openRedis } from '@kahani/service-kit/redis'
import { Histogram } from 'prom-client'
import { createDrawHandler } from './drawing/draw-handler.ts'
import { createStoriesClient } from './drawing/stories-client.ts'
import type { Env } from './env.ts'
import type { Illustrator } from './illustrator/illustrator.ts'

export interface Deps {
  env: Pick<
    Env,
    'REDIS_URL' | 'INTERNAL_TOKEN' | 'STORIES_URL' | 'ILLUSTRATION_CONCURRENCY' | 'ILLUSTRATION_RATE_PER_MINUTE'
  >
  blobs: BlobStore
  illustrator: Illustrator
  logger: Logger
}

const MINUTE = 60_000
const SECONDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 120]

/** The worker that draws, and an app that says how it is. It takes jobs once `run` is called. */
export async function buildWorker({ env, blobs, illustrator, logger }: Deps) {
  const registry = createMetrics('illustrations')
  const seconds = new Histogram({
    name: 'picture_draw_seconds',
    help: 'Time to draw one picture or sheet',
    labelNames: ['illustrator'] as const,
    buckets: SECONDS,
    registers: [registry],
  })

  const connection = openRedis(env.REDIS_URL, logger, 'worker')
  const flows = openFlowProducer(connection, logger)
  const stories = createStoriesClient(createInternalClient('story shelf', env.STORIES_URL, env.INTERNAL_TOKEN))
  const handle = createDrawHandler({
    stories,
    blobs,
    illustrator,
    flows,
    logger,
    onDrawn: ms => seconds.observe({ illustrator: illustrator.name }, ms / 1000),
  })

  const rate = env.ILLUSTRATION_RATE_PER_MINUTE
  const shared = { connection, logger }
  const workers = [
    openWorker({
      ...shared,
      queue: QUEUES.draw,
      payload: drawJobSchema,
      concurrency: env.ILLUSTRATION_CONCURRENCY,
      handle,
      ...(rate === undefined ? {} : { more: { limiter: { max: rate, duration: MINUTE } } }),
    }),
    openWorker({
      ...shared,
      queue: QUEUES.drawn,
      payload: drawnJobSchema,
      concurrency: 2,
      handle: ({ storyId }) => stories.finished(storyId),
    }),
  ]

  const app = createApp(logger)
  await app.register(healthPlugin, { checks: { redis: () => connection.ping() } })
  await app.register(metricsPlugin, { registry })

  return {
    app,
    run: () => {
      for (const worker of workers) worker.run().catch(err => logger.error({ err }, 'a worker ended'))
    },
    async close() {
      await app.close()
      await Promise.all(workers.map(worker => closeWorker(worker)))
      await flows.close()
      connection.disconnect()
    },
  }
}
