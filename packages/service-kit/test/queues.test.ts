import { createTestLogger } from '@kahani/testing/logger'
import { startTestRedis } from '@kahani/testing/redis'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createLogger } from '../src/logger.ts'
import { closeWorker, openQueue, openWorker, QueuePause } from '../src/queues.ts'
import { openRedis, redisReady } from '../src/redis.ts'

async function setUp(handle: (job: { id: string }) => Promise<void>) {
  const logger = createTestLogger(createLogger)
  const server = await startTestRedis()
  const connection = openRedis(server.url, logger, 'worker')
  const redis = openRedis(server.url, logger, 'request')
  await redisReady(redis)
  const queue = openQueue('work', redis, logger)
  const open = () =>
    openWorker({
      queue: 'work',
      payload: z.object({}),
      connection,
      logger,
      concurrency: 1,
      handle: (_payload, job) => handle(job),
    })
  onTestFinished(async () => {
    connection.disconnect()
    redis.disconnect()
  })
  return { server, queue, worker: open(), another: open, logger }
}

/** Runs jobs and writes down when each was begun; `pause` says what a job does when it is begun. */
async function setUpPausing(
  pause: (id: string, time: number) => QueuePause | undefined | Promise<QueuePause | undefined>,
) {
  const begun: { id: string; at: number }[] = []
  const ends = new Map<string, number>()
  const room = await setUp(async ({ id }) => {
    begun.push({ id, at: Date.now() })
    const wanted = await pause(id, begun.filter(each => each.id === id).length)
    if (wanted) throw wanted
    ends.set(id, Date.now())
  })
  const workers = [room.worker, room.another()]
  onTestFinished(async () => {
    await Promise.all(workers.map(worker => closeWorker(worker, 1_000)))
  })
  return {
    ...room,
    begun,
    ends,
    run: () => {
      for (const worker of workers) void worker.run()
    },
  }
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

test('while a queue is paused no worker takes a job from it', async () => {
  const { queue, begun, ends, run } = await setUpPausing((id, time) =>
    id === 'first' && time === 1 ? new QueuePause(1_000) : undefined,
  )
  run()
  await queue.add('job', {}, { jobId: 'first', priority: 1 })
  await expect.poll(() => begun.length).toBe(1)
  await expect.poll(() => queue.getRateLimitTtl()).toBeGreaterThan(0)
  for (const jobId of ['second', 'third']) await queue.add('job', {}, { jobId, priority: 2 })
  await expect.poll(() => ends.size).toBe(3)
  const [paused, ...after] = begun.map(({ at }) => at)
  expect(Math.min(...after) - (paused ?? 0)).toBeGreaterThanOrEqual(1_000)
  expect(Math.max(...after) - (paused ?? 0)).toBeLessThan(3_000)
})

test('a pause uses up no attempt', async () => {
  const { queue, ends, run } = await setUpPausing((_id, time) => (time <= 4 ? new QueuePause(50) : undefined))
  run()
  await queue.add('job', {}, { jobId: 'only', attempts: 1 })
  await expect.poll(() => ends.size).toBe(1)
})

test('a shorter pause does not end a longer one', async () => {
  const { queue, begun, ends, run } = await setUpPausing(async (id, time) => {
    if (time > 1) return undefined
    if (id === 'long') return new QueuePause(1_500)
    await expect.poll(() => queue.getRateLimitTtl(Number.MAX_SAFE_INTEGER), { interval: 10 }).toBeGreaterThan(0)
    return new QueuePause(100)
  })
  await queue.addBulk(['long', 'short'].map(jobId => ({ name: 'job', data: {}, opts: { jobId } })))
  run()
  await expect.poll(() => ends.size).toBe(2)
  const long = begun.find(({ id }) => id === 'long')?.at ?? 0
  expect(Math.min(...ends.values()) - long).toBeGreaterThanOrEqual(1_500)
})

test('a job that steps back lets the others go before it', async () => {
  const { queue, begun, ends, run } = await setUpPausing((id, time) =>
    id === 'first' && time === 1 ? new QueuePause(300, { stepsBack: true }) : undefined,
  )
  await queue.addBulk(
    ['first', 'second', 'third'].map((jobId, i) => ({ name: 'job', data: {}, opts: { jobId, priority: i + 1 } })),
  )
  run()
  await expect.poll(() => ends.size).toBe(3)
  expect(begun.at(-1)?.id).toBe('first')
})

test('a job whose worker was lost runs again soon, however often it was lost before', async () => {
  const { queue, worker, another, server, logger } = await setUp(async () => undefined)
  const connection = openRedis(server.url, logger, 'worker')
  onTestFinished(() => connection.disconnect())
  await queue.add('job', {}, { jobId: 'lost', attempts: 1 })
  // Taken by a worker that is never heard of again.
  const token = 'gone'
  await worker.waitUntilReady()
  expect((await worker.getNextJob(token))?.id).toBe('lost')
  await connection.hset('bull:work:lost', 'stc', 9)
  const taken = Date.now()
  const other = another()
  onTestFinished(() => closeWorker(other, 1_000))
  void other.run()
  await expect.poll(() => queue.getJob('lost'), { timeout: 12_000 }).toBeUndefined()
  expect(Date.now() - taken).toBeLessThan(10_000)
})
