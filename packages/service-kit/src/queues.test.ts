import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { closeWorker, openQueue, openWorker } from './queues.ts'
import { openRedis, redisReady } from './redis.ts'
import { createTestLogger } from './testing/logger.ts'
import { startTestRedis } from './testing/redis.ts'

async function setUp(handle: () => Promise<void>) {
  const logger = createTestLogger()
  const server = await startTestRedis()
  const connection = openRedis(server.url, logger, 'worker')
  const redis = openRedis(server.url, logger, 'request')
  await redisReady(redis)
  const queue = openQueue('work', redis, logger)
  const worker = openWorker({ queue: 'work', payload: z.object({}), connection, logger, concurrency: 1, handle })
  onTestFinished(async () => {
    connection.disconnect()
    redis.disconnect()
  })
  return { server, queue, worker, logger }
}

test('a worker finishes the job at hand before it is closed', async () => {
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  let done = false
  const { queue, worker } = await setUp(async () => {
    begun.resolve()
    await goOn.promise
    done = true
  })
  void worker.run()
  await queue.add('job', {})
  await begun.promise
  const closing = closeWorker(worker)
  goOn.resolve()
  await closing
  expect(done).toBe(true)
})

test('closing a worker ends in time while Redis is down', async () => {
  const { server, worker } = await setUp(async () => undefined)
  void worker.run().catch(() => undefined)
  await worker.waitUntilReady()
  await server.stop('SIGKILL')
  const late = Symbol('late')
  const timer = new Promise(resolve => setTimeout(() => resolve(late), 5_000).unref())
  expect(await Promise.race([closeWorker(worker, 300), timer])).not.toBe(late)
})

test('a queue that is asked while Redis is down fails at once', async () => {
  const { server, queue } = await setUp(async () => undefined)
  await server.stop('SIGKILL')
  await expect(queue.add('job', {})).rejects.toThrow()
})
