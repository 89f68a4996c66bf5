import type { Moderator } from '@kahani/ai/moderator/moderator'
import {
  illustrateJobSchema,
  illustrationsCompleteJobSchema,
  pictureCheckJobSchema,
  QUEUES,
} from '@kahani/contracts/jobs'
import { createApp } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { measureStorage } from '@kahani/service-kit/blobs/measure-storage'
import { healthPlugin } from '@kahani/service-kit/health'
import type { Logger } from '@kahani/service-kit/logger'
import { metricsPlugin } from '@kahani/service-kit/metrics'
import { closeWorker, openFlowProducer, openQueue, openWorker, type WorkerTimings } from '@kahani/service-kit/queues'
import { openRedis, pingRedis } from '@kahani/service-kit/redis'
import type { ChecksOf } from './checker/picture-checker.ts'
import type { Env } from './env.ts'
import type { Illustrator } from './illustrator/illustrator.ts'
import { createCheckHandler, createPictureCheckQueue } from './pipeline/check-handler.ts'
import { createIllustrateHandler } from './pipeline/illustrate-handler.ts'
import { createIllustrationPipeline } from './pipeline/illustration-pipeline.ts'
import { createIllustrationMetrics } from './pipeline/metrics.ts'
import { type BreakerOptions, createProviderCircuitBreaker } from './pipeline/provider-circuit-breaker.ts'
import type { StoriesClient } from './pipeline/stories-client.ts'

/** Overrides of the production defaults, for tests. */
export interface Timings {
  worker?: WorkerTimings
  /** Delay before the first retry of a picture; it doubles with each attempt. */
  retryDelayMs?: number
  /** Delay before a picture is checked that was shown unchecked. */
  lateCheckDelayMs?: number
  breaker?: BreakerOptions
}

export interface Deps {
  env: Pick<
    Env,
    'REDIS_URL' | 'ILLUSTRATION_CONCURRENCY' | 'ILLUSTRATION_CONCURRENCY_TOTAL' | 'ILLUSTRATION_RATE_PER_MINUTE'
  >
  blobs: BlobStore
  stories: StoriesClient
  illustrator: Illustrator
  moderator: Moderator
  checksOf: ChecksOf
  logger: Logger
  timings?: Timings
}

const MINUTE = 60_000
/** A picture takes up to 180 s to render and 20 s to moderate, both paid for. */
const CLOSE_SECONDS = 220
const CLOSE_WORKER_MS = 210_000

/** The illustration worker, and an app with its health checks and metrics. Jobs start when `run` is called. */
export async function buildWorker(deps: Deps) {
  const { env, blobs, stories, illustrator, moderator, checksOf, logger, timings = {} } = deps
  const { registry, onRendered, onChecked, onAiError } = createIllustrationMetrics(illustrator.name)
  const connection = openRedis(env.REDIS_URL, logger, 'worker')
  const queue = openQueue(QUEUES.illustrate, connection, logger)
  const lateChecks = openQueue(QUEUES.pictureChecks, connection, logger)
  const flows = openFlowProducer(QUEUES.illustrate, connection, logger)
  const breaker = { redis: connection, onAiError, ...(timings.breaker && { options: timings.breaker }) }
  const app = createApp(logger)
  const pipeline = createIllustrationPipeline({
    stories,
    blobs,
    illustrator,
    concurrency: env.ILLUSTRATION_CONCURRENCY,
    moderator,
    checksOf,
    rendering: createProviderCircuitBreaker({ ...breaker, endpoint: 'rendering' }),
    moderation: createProviderCircuitBreaker({ ...breaker, endpoint: 'moderation' }),
    checking: createProviderCircuitBreaker({ ...breaker, endpoint: 'checking' }),
    logger,
    onRendered,
    onChecked,
    isClosing: () => app.draining.active,
  })
  const checkQueue = createPictureCheckQueue(lateChecks, timings.lateCheckDelayMs)

  const total = env.ILLUSTRATION_CONCURRENCY_TOTAL
  const rate = env.ILLUSTRATION_RATE_PER_MINUTE
  const shared = { connection, logger, ...(timings.worker && { timings: timings.worker }) }
  const workers = [
    openWorker({
      ...shared,
      queue: QUEUES.illustrate,
      payload: illustrateJobSchema,
      concurrency: env.ILLUSTRATION_CONCURRENCY,
      handle: createIllustrateHandler({
        stories,
        pipeline,
        flows,
        checkQueue,
        logger,
        retryDelayMs: timings.retryDelayMs,
      }),
      ...(rate === undefined ? {} : { more: { limiter: { max: rate, duration: MINUTE } } }),
    }),
    openWorker({
      ...shared,
      queue: QUEUES.pictureChecks,
      payload: pictureCheckJobSchema,
      concurrency: env.ILLUSTRATION_CONCURRENCY,
      handle: createCheckHandler({ stories, pipeline, logger }),
    }),
    openWorker({
      ...shared,
      queue: QUEUES.illustrationsComplete,
      payload: illustrationsCompleteJobSchema,
      concurrency: 2,
      async handle({ storyId }) {
        await stories.reportComplete(storyId)
        await pipeline.deleteLeftovers(storyId)
      },
    }),
  ]

  async function run() {
    await (total === undefined ? queue.removeGlobalConcurrency() : queue.setGlobalConcurrency(total))
    await Promise.all(workers.map(worker => worker.run()))
  }

  await app.register(healthPlugin, {
    checks: { redis: () => pingRedis(connection), storage: () => blobs.requireRoom() },
  })
  await app.register(metricsPlugin, { registry: measureStorage(registry, blobs) })

  return {
    app,
    run: () => {
      run().catch(err => logger.error({ err }, 'a worker stopped'))
    },
    closeSeconds: CLOSE_SECONDS,
    async close() {
      app.draining.active = true
      await Promise.all(workers.map(worker => closeWorker(worker, CLOSE_WORKER_MS)))
      await Promise.all([flows.close(), queue.close(), lateChecks.close(), app.close()])
      connection.disconnect()
    },
  }
}
