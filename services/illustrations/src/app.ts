import type { CircuitBreakerOptions } from '@kahani/ai/circuit-breaker'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import { illustrateJobSchema, illustrationsCompleteJobSchema, QUEUES } from '@kahani/contracts/jobs'
import { createApp } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { healthPlugin } from '@kahani/service-kit/health'
import type { Logger } from '@kahani/service-kit/logger'
import { metricsPlugin } from '@kahani/service-kit/metrics'
import { closeWorker, openFlowProducer, openQueue, openWorker } from '@kahani/service-kit/queues'
import { openRedis } from '@kahani/service-kit/redis'
import type { Env } from './env.ts'
import type { Illustrator } from './illustrator/illustrator.ts'
import { createIllustrateHandler } from './pipeline/illustrate-handler.ts'
import { createIllustrationPipeline } from './pipeline/illustration-pipeline.ts'
import { createIllustrationMetrics } from './pipeline/metrics.ts'
import { createProviderCircuitBreaker } from './pipeline/provider-circuit-breaker.ts'
import type { StoriesClient } from './pipeline/stories-client.ts'

export interface Deps {
  env: Pick<
    Env,
    'REDIS_URL' | 'ILLUSTRATION_CONCURRENCY' | 'ILLUSTRATION_CONCURRENCY_TOTAL' | 'ILLUSTRATION_RATE_PER_MINUTE'
  >
  blobs: BlobStore
  stories: StoriesClient
  illustrator: Illustrator
  moderator: Moderator
  logger: Logger
  /** When a provider that is down is tried again. */
  breaker?: Pick<CircuitBreakerOptions, 'minDelayMs' | 'maxDelayMs'>
}

const MINUTE = 60_000
// A picture in work is paid for. This is what fits into the 20 s after which the process ends in any case.
const CLOSE_MS = 17_000

/** The worker that draws, and an app that says how it is. It takes jobs once `run` is called. */
export async function buildWorker({ env, blobs, stories, illustrator, moderator, logger, breaker = {} }: Deps) {
  const { registry, onDrawn, onProblem } = createIllustrationMetrics(illustrator.name)
  const connection = openRedis(env.REDIS_URL, logger, 'worker')
  const queue = openQueue(QUEUES.illustrate, connection, logger)
  const flows = openFlowProducer(connection, logger)
  const watch = { redis: connection, onProblem, breaker }
  const studio = createIllustrationPipeline({
    stories,
    blobs,
    illustrator,
    moderator,
    drawing: createProviderCircuitBreaker({ ...watch, work: 'drawing' }),
    looking: createProviderCircuitBreaker({ ...watch, work: 'looking' }),
    logger,
    onDrawn,
  })

  const total = env.ILLUSTRATION_CONCURRENCY_TOTAL
  const rate = env.ILLUSTRATION_RATE_PER_MINUTE
  const shared = { connection, logger }
  const workers = [
    openWorker({
      ...shared,
      queue: QUEUES.illustrate,
      payload: illustrateJobSchema,
      concurrency: env.ILLUSTRATION_CONCURRENCY,
      handle: createIllustrateHandler({ stories, studio, flows, logger }),
      ...(rate === undefined ? {} : { more: { limiter: { max: rate, duration: MINUTE } } }),
    }),
    openWorker({
      ...shared,
      queue: QUEUES.illustrationsComplete,
      payload: illustrationsCompleteJobSchema,
      concurrency: 2,
      handle: ({ storyId }) => stories.finished(storyId),
    }),
  ]

  async function run() {
    await (total === undefined ? queue.removeGlobalConcurrency() : queue.setGlobalConcurrency(total))
    await Promise.all(workers.map(worker => worker.run()))
  }

  const app = createApp(logger)
  await app.register(healthPlugin, { checks: { redis: () => connection.ping() } })
  await app.register(metricsPlugin, { registry })

  return {
    app,
    run: () => {
      run().catch(err => logger.error({ err }, 'a worker ended'))
    },
    async close() {
      await app.close()
      await Promise.all(workers.map(worker => closeWorker(worker, CLOSE_MS)))
      await Promise.all([flows.close(), queue.close()])
      connection.disconnect()
    },
  }
}
