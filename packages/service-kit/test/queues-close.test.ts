import { once } from 'node:events'
import { createTestLogger } from '@kahani/testing/logger'
import { startTestRedis } from '@kahani/testing/redis'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createLogger } from '../src/logger.ts'
import {
  closeQueueEvents,
  closeWorker,
  openFlowProducer,
  openQueue,
  openQueueEvents,
  openWorker,
} from '../src/queues.ts'
import { duplicateRedis, openRedis, type RedisClient, redisReady } from '../src/redis.ts'

const logger = createTestLogger(createLogger)

/** Opens one of each kind. `close` waits until all are closed. */
async function setUp({ reachable = true } = {}) {
  const server = await startTestRedis()
  if (!reachable) await server.stop('SIGKILL')
  const connection = openRedis(server.url, logger, 'worker')
  const request = openRedis(server.url, logger, 'request')
  onTestFinished(() => {
    for (const redis of [connection, request]) redis.disconnect()
  })
  const worker = openWorker({
    queue: 'work',
    payload: z.object({}),
    connection,
    logger,
    concurrency: 1,
    handle: async () => undefined,
  })
  const events = openQueueEvents('work', connection, logger)
  const queue = openQueue('work', request, logger)
  const flows = openFlowProducer('work', connection, logger)
  worker.run().catch(() => undefined)
  if (reachable) await Promise.all([worker, events, queue].map(each => each.waitUntilReady()))

  async function close(): Promise<void> {
    const closing = {
      worker: closeWorker(worker, 1_000),
      events: closeQueueEvents(events, 1_000),
      queue: queue.close(),
      flows: flows.close(),
    }
    const open = new Set(Object.keys(closing))
    for (const [name, closed] of Object.entries(closing)) void closed.then(() => open.delete(name))
    await expect.poll(() => [...open]).toEqual([])
  }
  return { server, connection, close }
}

const reconnectDelay = (redis: RedisClient, atLeastMs: number) =>
  new Promise<void>(resolve => redis.on('reconnecting', (ms: number) => ms >= atLeastMs && resolve()))

const disconnect = async (redis: RedisClient) => {
  const ended = once(redis, 'end')
  redis.disconnect()
  await ended
}

describe('closing ends', () => {
  test('while Redis is up', async () => {
    const { close } = await setUp()
    await close()
  })

  test('while Redis is down', async () => {
    const { server, close } = await setUp()
    await server.stop('SIGKILL')
    await close()
  })

  test('while Redis goes down', async () => {
    const { server, close } = await setUp()
    await Promise.all([server.stop('SIGKILL'), close()])
  })

  test('when Redis was never reachable', async () => {
    const { close } = await setUp({ reachable: false })
    await close()
  })

  test('when Redis is back but some connections have not reconnected', async () => {
    const { server, connection, close } = await setUp()
    const delayed = reconnectDelay(connection, 400)
    await server.stop('SIGKILL')
    await delayed
    await server.start()
    await disconnect(connection)
    await connection.connect()
    await close()
  })
})

test('disconnecting between two attempts to reconnect ends a connection and its copies', async () => {
  const server = await startTestRedis()
  const connection = openRedis(server.url, logger, 'worker')
  const copy = duplicateRedis(connection)
  await Promise.all([redisReady(connection), redisReady(copy)])
  await server.stop('SIGKILL')
  for (const redis of [connection, copy]) {
    await expect.poll(() => redis.status).toBe('reconnecting')
    const pending = redis.ping()
    await disconnect(redis)
    await expect(pending).rejects.toThrow('Connection is closed')
  }
})

test('a queue works although Redis went down while it was opened', async () => {
  const server = await startTestRedis()
  const redis = openRedis(server.url, logger, 'request')
  onTestFinished(() => redis.disconnect())
  await redisReady(redis)
  const queue = openQueue('work', redis, logger)
  onTestFinished(() => queue.close())
  redis.disconnect(true)
  await new Promise(resolve => redis.once('close', resolve))
  await redisReady(redis)
  expect((await queue.add('job', {})).id).toBeDefined()
})
