import { writeFile } from 'node:fs/promises'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestRedis, startTestRedis } from '@kahani/testing/redis'
import { LONG_LOCKS } from '@kahani/testing/worker-timings'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createLogger } from '../src/logger.ts'
import {
  closeWorker,
  DEFAULT_TIMINGS,
  openQueue,
  openWorker,
  QueuePause,
  type RunningJob,
  type WorkerTimings,
} from '../src/queues.ts'
import { openRedis, redisReady } from '../src/redis.ts'

interface SetUpOptions {
  url?: string
  timings?: WorkerTimings
}

async function setUp(handle: (job: RunningJob) => Promise<void>, { url, timings = {} }: SetUpOptions = {}) {
  const logger = createTestLogger(createLogger)
  const redisUrl = url ?? (await createTestRedis()).url
  const connection = openRedis(redisUrl, logger, 'worker')
  const redis = openRedis(redisUrl, logger, 'request')
  onTestFinished(() => {
    connection.disconnect()
    redis.disconnect()
  })
  await redisReady(redis)
  const queue = openQueue('work', redis, logger)
  const open = () => {
    const worker = openWorker({
      queue: 'work',
      payload: z.object({}),
      connection,
      logger,
      concurrency: 1,
      timings: { ...LONG_LOCKS, ...timings },
      // A worker that is not woken by a job waits so long.
      more: { drainDelay: 600 },
      handle: (_payload, job) => handle(job),
    })
    onTestFinished(() => closeWorker(worker, 1_000))
    return worker
  }
  return { queue, redis, openWorker: open }
}

/** Two workers that record when each job starts and ends. `pauseFor` decides whether the nth run of a job pauses. */
async function setUpPausing(
  pauseFor: (id: string, run: number) => QueuePause | undefined | Promise<QueuePause | undefined>,
  timings: WorkerTimings = {},
) {
  const starts: { id: string; at: number }[] = []
  const ends = new Map<string, number>()
  const { queue, openWorker } = await setUp(
    async ({ id }) => {
      starts.push({ id, at: Date.now() })
      const pause = await pauseFor(id, starts.filter(each => each.id === id).length)
      if (pause) throw pause
      ends.set(id, Date.now())
    },
    { timings },
  )
  const workers = [openWorker(), openWorker()]
  return {
    queue,
    starts,
    ends,
    run: () => {
      for (const worker of workers) void worker.run()
    },
  }
}

test('closing a worker waits for its active job', async () => {
  const started = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  let done = false
  const { queue, openWorker } = await setUp(async () => {
    started.resolve()
    await release.promise
    done = true
  })
  const worker = openWorker()
  void worker.run()
  await queue.add('job', {})
  await started.promise
  const closing = closeWorker(worker)
  release.resolve()
  await closing
  expect(done).toBe(true)
})

test('a job that releases its slot lets the worker take another one, twice as many as the concurrency at most', async () => {
  const started: RunningJob[] = []
  const end = Promise.withResolvers<void>()
  const { queue, openWorker } = await setUp(async job => {
    started.push(job)
    await end.promise
  })
  await queue.addBulk([1, 2, 3].map(n => ({ name: 'job', data: {}, opts: { jobId: `job-${n}` } })))
  void openWorker().run()
  await expect.poll(() => started.length).toBe(1)
  started[0]?.release()
  await expect.poll(() => started.length).toBe(2)
  started[1]?.release()
  started[0]?.release()
  await queue.getWaitingCount()
  expect(started).toHaveLength(2)
  end.resolve()
  await expect.poll(() => queue.getJobCountByTypes('active', 'waiting')).toBe(0)
  expect(started.map(({ id }) => id)).toEqual(['job-1', 'job-2', 'job-3'])
})

test('adding a job while Redis is down fails at once', async () => {
  const server = await startTestRedis()
  const { queue } = await setUp(async () => undefined, server)
  await server.stop('SIGKILL')
  await expect(queue.add('job', {})).rejects.toThrow()
})

test('no worker takes a job from a paused queue', async () => {
  const PAUSE_MS = 500
  const { queue, starts, ends, run } = await setUpPausing((id, time) =>
    id === 'first' && time === 1 ? new QueuePause(PAUSE_MS) : undefined,
  )
  run()
  await queue.add('job', {}, { jobId: 'first', priority: 1 })
  await expect.poll(() => starts.length).toBe(1)
  // The job is back in the queue, which has paused.
  await expect.poll(() => queue.getActiveCount()).toBe(0)
  for (const jobId of ['second', 'third']) await queue.add('job', {}, { jobId, priority: 2 })
  await expect.poll(() => ends.size).toBe(3)
  const [paused, ...after] = starts.map(({ at }) => at)
  expect(Math.min(...after) - (paused ?? 0)).toBeGreaterThanOrEqual(PAUSE_MS)
})

test('a pause uses up no attempt', async () => {
  const { queue, ends, run } = await setUpPausing((_id, time) => (time <= 4 ? new QueuePause(50) : undefined))
  run()
  await queue.add('job', {}, { jobId: 'only', attempts: 1 })
  await expect.poll(() => ends.size).toBe(1)
})

test('a full disk pauses the queue for all workers and uses up no attempt', async () => {
  const PAUSE_MS = 300
  const { queue, starts, ends, run } = await setUpPausing(
    async (id, time) => {
      if (id === 'first' && time <= 3) await writeFile('/dev/full', 'anything')
      return undefined
    },
    { outageDelayMs: { min: PAUSE_MS, max: PAUSE_MS } },
  )
  run()
  await queue.add('job', {}, { jobId: 'first', attempts: 1 })
  await expect.poll(() => queue.getDelayedCount()).toBe(1)
  for (const jobId of ['second', 'third']) await queue.add('job', {}, { jobId })
  await expect.poll(() => ends.size).toBe(3)
  const [paused, ...after] = starts.map(({ at }) => at)
  expect(Math.min(...after) - (paused ?? 0)).toBeGreaterThanOrEqual(PAUSE_MS)
})

test('a worker backs off while Redis refuses commands, then continues', async () => {
  const DELAY_MS = 200
  const server = await startTestRedis()
  const timings = { outageDelayMs: { min: DELAY_MS, max: DELAY_MS } }
  const { queue, redis, openWorker } = await setUp(async () => undefined, { ...server, timings })
  await queue.add('job', {}, { jobId: 'only', attempts: 1 })
  // It is full.
  await redis.config('SET', 'maxmemory', '1')
  const errors: number[] = []
  const worker = openWorker()
  worker.on('error', () => errors.push(Date.now()))
  void worker.run()
  await expect.poll(() => errors.length).toBeGreaterThanOrEqual(5)
  expect((errors[4] ?? 0) - (errors[0] ?? 0)).toBeGreaterThanOrEqual(2 * DELAY_MS)
  await redis.config('SET', 'maxmemory', '0')
  await expect.poll(() => queue.getJob('only')).toBeUndefined()
})

test('a shorter pause does not end a longer one', async () => {
  const LONG_MS = 3_000
  const { queue, starts, ends, run } = await setUpPausing(async (id, time) => {
    if (time > 1) return undefined
    if (id === 'long') return new QueuePause(LONG_MS)
    await expect.poll(() => queue.getRateLimitTtl(Number.MAX_SAFE_INTEGER), { interval: 10 }).toBeGreaterThan(0)
    return new QueuePause(100)
  })
  await queue.addBulk(['long', 'short'].map(jobId => ({ name: 'job', data: {}, opts: { jobId } })))
  run()
  await expect.poll(() => ends.size).toBe(2)
  const long = starts.find(({ id }) => id === 'long')?.at ?? 0
  expect(Math.min(...ends.values()) - long).toBeGreaterThanOrEqual(LONG_MS)
})

test('a job that pauses with runLast runs after the other jobs', async () => {
  const { queue, starts, ends, run } = await setUpPausing((id, time) =>
    id === 'first' && time === 1 ? new QueuePause(300, { runLast: true }) : undefined,
  )
  await queue.addBulk(
    ['first', 'second', 'third'].map((jobId, i) => ({ name: 'job', data: {}, opts: { jobId, priority: i + 1 } })),
  )
  run()
  await expect.poll(() => ends.size).toBe(3)
  expect(starts.at(-1)?.id).toBe('first')
})

test('a job whose worker was lost runs again, even if it was lost before', async () => {
  const timings = { lockDurationMs: 600, lockRenewMs: 200, stalledIntervalMs: 200 }
  const { queue, redis, openWorker } = await setUp(async () => undefined, { timings })
  await queue.add('job', {}, { jobId: 'lost', attempts: 1 })
  const lostWorker = openWorker()
  await lostWorker.waitUntilReady()
  expect((await lostWorker.getNextJob('lost token'))?.id).toBe('lost')
  await redis.hset('bull:work:lost', 'stc', 9)
  void openWorker().run()
  await expect.poll(() => queue.getJob('lost')).toBeUndefined()
})

test('a killed worker loses its jobs within 8 s by default', () => {
  expect(DEFAULT_TIMINGS.lockDurationMs + DEFAULT_TIMINGS.stalledIntervalMs).toBeLessThanOrEqual(8_000)
})
