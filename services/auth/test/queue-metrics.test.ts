import { createLogger } from '@kahani/service-kit/logger'
import { createMetrics } from '@kahani/service-kit/metrics'
import { openQueue } from '@kahani/service-kit/queues'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestRedis } from '@kahani/testing/redis'
import { expect, onTestFinished, test } from 'vitest'
import { measureQueues } from '../src/administration/queue-metrics.ts'
import { createQueueService } from '../src/administration/queue-service.ts'

const MINUTE_MS = 60_000

test('the age of the oldest waiting job and the numbers of jobs are exported, but not while Redis is down', async () => {
  const logger = createTestLogger(createLogger)
  const redis = openRedis((await createTestRedis()).url, logger, 'request')
  onTestFinished(() => redis.disconnect())
  await redisReady(redis)
  const queues = createQueueService(redis, logger)
  onTestFinished(queues.close)
  const books = openQueue('books', redis, logger)
  onTestFinished(() => books.close())
  const registry = createMetrics('auth')
  measureQueues(registry, queues)

  expect(await registry.metrics()).toMatch(/^queue_oldest_seconds\{queue="books".* 0$/m)
  for (const [minutes, options] of [
    [1, {}],
    [9, { priority: 5 }],
    [3, { priority: 2 }],
    [20, { delay: MINUTE_MS }],
  ] as const) {
    await books.add('book', {}, { timestamp: Date.now() - minutes * MINUTE_MS, ...options })
  }
  const metrics = await registry.metrics()
  expect(metrics).toMatch(/^queue_oldest_seconds\{queue="books".* 54\d(\.\d+)?$/m)
  expect(metrics).toMatch(/^queue_jobs\{queue="books",state="waiting".* 3$/m)
  expect(metrics).toMatch(/^queue_jobs\{queue="books",state="delayed".* 1$/m)

  redis.disconnect()
  expect(await registry.metrics()).not.toMatch(/^queue_oldest_seconds\{/m)
})
