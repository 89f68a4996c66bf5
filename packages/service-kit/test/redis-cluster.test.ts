import { once } from 'node:events'
import { QUEUES } from '@kahani/contracts/jobs'
import { FULL } from '@kahani/testing/full'
import { createTestLogger } from '@kahani/testing/logger'
import { startTestCluster } from '@kahani/testing/redis'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createLogger } from '../src/logger.ts'
import {
  closeQueueEvents,
  closeWorker,
  openFlowProducer,
  openQueue,
  openQueueEvents,
  openWorker,
  QueuePause,
} from '../src/queues.ts'
import { createRateLimiter } from '../src/rate-limit.ts'
import { duplicateRedis, mastersOf, openRedis, pingRedis, redisReady } from '../src/redis.ts'

const logger = createTestLogger(createLogger)

test('queues, flows, pauses and rate limits work on a cluster', async () => {
  const { url } = await startTestCluster()
  const [connection, request] = [openRedis(url, logger, 'worker'), openRedis(url, logger, 'request')]
  await redisReady(request)
  await pingRedis(request)
  expect(mastersOf(request)).toHaveLength(3)

  const done: string[] = []
  let paused = false
  const open = (queue: string) =>
    openWorker({
      ...{ queue, connection, logger, payload: z.object({}), concurrency: 2 },
      async handle(_payload, { id }) {
        if (id === 'child-1' && !paused) {
          paused = true
          throw new QueuePause(50)
        }
        done.push(id)
      },
    })
  const workers = [open(QUEUES.illustrate), open(QUEUES.illustrationsComplete)]
  const queue = openQueue(QUEUES.illustrate, request, logger)
  const events = openQueueEvents(QUEUES.illustrate, connection, logger)
  const flows = openFlowProducer(QUEUES.illustrate, connection, logger)
  onTestFinished(async () => {
    await Promise.all([...workers.map(worker => closeWorker(worker, 1_000)), closeQueueEvents(events, 1_000)])
    await Promise.all([queue.close(), flows.close()])
    connection.disconnect()
    request.disconnect()
  })
  const completed = new Set<string>()
  events.on('completed', ({ jobId }) => completed.add(jobId))
  await events.waitUntilReady()
  for (const worker of workers) void worker.run()
  await queue.add('job', {}, { jobId: 'alone' })
  await flows.add({
    ...{ name: 'parent', queueName: QUEUES.illustrationsComplete, data: {}, opts: { jobId: 'parent' } },
    children: [1, 2, 3].map(n => ({
      ...{ name: 'child', queueName: QUEUES.illustrate, data: {}, opts: { jobId: `child-${n}`, priority: n } },
    })),
  })
  await expect.poll(() => done.at(-1)).toBe('parent')
  expect(done.toSorted()).toEqual(['alone', 'child-1', 'child-2', 'child-3', 'parent'])
  // Events are received from some moment on.
  await expect
    .poll(async () => {
      await queue.add('job', {})
      return completed.size
    })
    .toBeGreaterThan(0)

  const limit = createRateLimiter(request, 'test')('attempts', { points: 2, durationS: 60 })
  for (const key of ['first', 'second']) {
    await limit.consume(key)
    await limit.refund(key)
    await limit.consume(key)
    await limit.consume(key)
    await expect(limit.consume(key)).rejects.toMatchObject({ statusCode: 429 })
  }

  const subscriber = duplicateRedis(request)
  onTestFinished(() => subscriber.disconnect())
  const received = new Promise(resolve => subscriber.once('message', (_channel: string, text: string) => resolve(text)))
  await redisReady(subscriber)
  await subscriber.subscribe('changes')
  await request.publish('changes', 'a change')
  expect(await received).toBe('a change')
})

test.runIf(FULL)('a connection to a cluster that is failing is ready once the cluster is', async () => {
  const { url, masters } = await startTestCluster({ nodeTimeoutMs: 500 })
  const redis = openRedis(url, logger, 'worker')
  onTestFinished(() => redis.disconnect())
  await redisReady(redis)
  const ended = once(redis, 'end')
  redis.disconnect()
  await ended
  for (const master of masters) await master.redis.call('CLUSTER', 'DELSLOTS', 0)
  const connected = redis.connect()
  await expect.poll(() => redis.status).toBe('reconnecting')
  await masters[0]?.redis.call('CLUSTER', 'ADDSLOTS', 0)
  await connected
  expect(redis.status).toBe('ready')
})

test.runIf(FULL)(
  'a worker that waits for jobs takes them after every master was restarted, time and again',
  async () => {
    const { url, masters } = await startTestCluster({ nodeTimeoutMs: 2_000 })
    const connection = openRedis(url, logger, 'worker')
    const done: string[] = []
    const worker = openWorker({
      ...{ queue: QUEUES.illustrate, connection, logger, payload: z.object({}), concurrency: 2 },
      handle: async (_payload, { id }) => void done.push(id),
    })
    const producer = openRedis(url, logger, 'worker')
    const queue = openQueue(QUEUES.illustrate, producer, logger)
    onTestFinished(async () => {
      await closeWorker(worker, 1_000)
      await queue.close()
      connection.disconnect()
      producer.disconnect()
    })
    void worker.run()
    for (let round = 0; round < 5; round += 1) {
      for (const master of masters) await master.restart()
      await queue.add('job', {}, { jobId: `job-${round}` })
      await expect.poll(() => done, { timeout: 30_000 }).toContain(`job-${round}`)
    }
  },
)
