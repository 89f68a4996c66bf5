import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { createTestRedis, startTestRedis } from '@kahani/testing/redis'
import { UNREACHABLE } from '@kahani/testing/unreachable'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../src/database.ts'
import { deleteOldDeadLetters } from '../src/dead-letters.ts'
import { createLogger } from '../src/logger.ts'
import { createMetrics } from '../src/metrics.ts'
import { addToOutbox, measureOutbox, startOutboxRelay, type WithOutbox } from '../src/outbox.ts'
import { closeQueueEvents, closeWorker, openQueue, openQueueEvents, openWorker } from '../src/queues.ts'
import { openRedis, redisReady } from '../src/redis.ts'

async function setUp(startRedis: () => Promise<{ url: string }> = createTestRedis) {
  const logger = createTestLogger(createLogger)
  const { poolFor } = await createTestDatabase()
  const db = openDatabase<WithOutbox>({ ...poolFor('stories'), logger })
  onTestFinished(() => db.destroy())
  const { url } = await startRedis()
  const redis = openRedis(url, logger, 'request')
  onTestFinished(() => redis.disconnect())
  await redisReady(redis)
  const queue = openQueue('work', redis, logger)
  onTestFinished(() => queue.close())
  await queue.waitUntilReady()
  return { db, logger, url, redis, queue }
}

const addMessage = (db: Awaited<ReturnType<typeof setUp>>['db'], jobId: string) =>
  db.transaction().execute(trx => addToOutbox(trx, { queue: 'work', name: 'go', payload: { storyId: 7 }, jobId }))
const countMessages = async (db: Awaited<ReturnType<typeof setUp>>['db']) =>
  (await db.selectFrom('outbox').select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()).n

test('sends a committed message to a worker once per job id and deletes it', async () => {
  const { db, logger, queue, url } = await setUp()
  await addMessage(db, 'story-7')
  await addMessage(db, 'story-7')
  const relay = startOutboxRelay(db, { work: queue }, logger, { intervalMs: 50 })
  onTestFinished(() => relay.stop())
  await expect.poll(() => countMessages(db)).toBe(0)

  const received: number[] = []
  const connection = openRedis(url, logger, 'worker')
  onTestFinished(() => connection.disconnect())
  const eventConnection = openRedis(url, logger, 'worker')
  onTestFinished(() => eventConnection.disconnect())
  const events = openQueueEvents('work', eventConnection, logger)
  onTestFinished(() => closeQueueEvents(events))
  await events.waitUntilReady()
  const worker = openWorker({
    queue: 'work',
    payload: z.object({ storyId: z.number() }),
    connection,
    logger,
    concurrency: 2,
    handle: async ({ storyId }) => {
      received.push(storyId)
    },
  })
  onTestFinished(() => closeWorker(worker))
  const drained = new Promise<void>(resolve => events.once('drained', () => resolve()))
  void worker.run()
  await drained
  expect(received).toEqual([7])
})

test('does not send a message of a transaction that is rolled back', async () => {
  const { db, logger, queue } = await setUp()
  const relay = startOutboxRelay(db, { work: queue }, logger, { intervalMs: 20 })
  onTestFinished(() => relay.stop())
  await expect(
    db.transaction().execute(async trx => {
      await addToOutbox(trx, { queue: 'work', name: 'go', payload: {}, jobId: 'never' })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await addMessage(db, 'after')
  await expect.poll(() => countMessages(db)).toBe(0)
  expect((await queue.getJobs()).map(job => job.id)).toEqual(['after'])
})

test('moves messages that their queue refuses to the dead letters, and sends all others in their order', async () => {
  const { db, logger, queue } = await setUp()
  Object.assign(queue.jobsOpts, { sizeLimit: 100 })
  const added: string[][] = []
  const addBulk = queue.addBulk.bind(queue)
  queue.addBulk = jobs => {
    added.push(jobs.map(({ opts }) => opts?.jobId ?? ''))
    return addBulk(jobs)
  }
  const good = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `story-${from + i}`)
  await db.transaction().execute(async trx => {
    const add = (jobId: string, more = {}) =>
      addToOutbox(trx, { queue: 'work', name: 'go', payload: { storyId: 7 }, jobId, ...more })
    for (const jobId of good(0, 20)) await add(jobId)
    await add('lost', { queue: 'retired' })
    await add('mail:7')
    await add('large', { payload: { text: 'x'.repeat(200) } })
    for (const jobId of good(20, 100)) await add(jobId)
  })
  // All batches are sent by the first run.
  const relay = startOutboxRelay(db, { work: queue }, logger, { intervalMs: 24 * 60 * 60_000 })
  onTestFinished(() => relay.stop())
  await expect.poll(() => countMessages(db)).toBe(0)
  const sent = (await queue.getJobs(['waiting'], 0, -1, true)).map(({ id }) => id)
  expect(sent).toEqual(good(0, 100))
  // The second batch and the third are whole, and one call each.
  expect(added.slice(-2).map(({ length }) => length)).toEqual([50, 3])
  const letters = await db.selectFrom('outbox_dead_letters').selectAll().orderBy('id').execute()
  expect(letters).toMatchObject([
    { queue: 'retired', name: 'go', job_id: 'lost', payload: { storyId: 7 }, error: 'there is no queue retired' },
    { queue: 'work', job_id: 'mail:7', error: 'Custom Id cannot contain :' },
    { queue: 'work', job_id: 'large', error: 'The size of job go exceeds the limit 100 bytes' },
  ])
  const errors = logger.lines.map(line => JSON.parse(line)).filter(({ level }) => level >= 50)
  expect(errors.map(({ job }) => job).sort()).toEqual(['large', 'lost', 'mail:7'])
  const metrics = () => measureOutbox(createMetrics('stories'), db).getSingleMetricAsString('outbox_dead_letters')
  expect(await metrics()).toMatch(/^outbox_dead_letters\{service="stories"\} 3$/m)

  await sql`update outbox_dead_letters set failed_at = now() - interval '31 days' where job_id = 'large'`.execute(db)
  await deleteOldDeadLetters(db)
  expect(await metrics()).toMatch(/ 2$/m)
})

test('keeps the messages that are left when Redis fails while they are sent one by one', async () => {
  const { db, logger, queue } = await setUp()
  const added: string[] = []
  const addBulk = queue.addBulk.bind(queue)
  queue.addBulk = async jobs => {
    added.push(jobs.map(({ opts }) => opts?.jobId).join(' '))
    if (added.length === 3) throw new Error('Connection is closed.')
    return addBulk(jobs)
  }
  await db.transaction().execute(async trx => {
    for (const jobId of ['mail:7', 'story-0', 'story-1'])
      await addToOutbox(trx, { queue: 'work', name: 'go', payload: {}, jobId })
  })
  const relay = startOutboxRelay(db, { work: queue }, logger, { intervalMs: 50 })
  onTestFinished(() => relay.stop())
  await expect.poll(() => countMessages(db)).toBe(0)
  expect(added).toEqual(['mail:7 story-0 story-1', 'mail:7', 'story-0', 'story-0 story-1'])
  const letters = await db.selectFrom('outbox_dead_letters').select('job_id').execute()
  expect(letters).toEqual([{ job_id: 'mail:7' }])
})

test('adds a job exactly like the queue itself', async () => {
  const { db, logger, redis, queue } = await setUp()
  await queue.add('go', { storyId: 7 }, { jobId: 'direct' })
  await addMessage(db, 'relayed')
  const relay = startOutboxRelay(db, { work: queue }, logger)
  onTestFinished(() => relay.stop())
  await expect.poll(() => countMessages(db)).toBe(0)
  const read = async (id: string) => {
    const { timestamp: _, ...job } = await redis.hgetall(queue.toKey(id))
    return JSON.parse(JSON.stringify(job).replaceAll(id, 'id'))
  }
  expect(await read('relayed')).toEqual(await read('direct'))
})

test('keeps messages while Redis is full, and sends them once it has space', async () => {
  const server = await startTestRedis()
  const { db, logger, redis, queue } = await setUp(async () => server)
  await redis.config('SET', 'maxmemory', '1')
  await addMessage(db, 'later')
  const relay = startOutboxRelay(db, { work: queue }, logger, { intervalMs: 20 })
  onTestFinished(() => relay.stop())
  await expect.poll(() => logger.lines.join('')).toContain('OOM command not allowed')
  expect(await countMessages(db)).toBe(1)
  await redis.config('SET', 'maxmemory', '0')
  await expect.poll(() => queue.getWaitingCount()).toBe(1)
})

test('keeps messages while Redis is down and sends them afterwards', async () => {
  const server = await startTestRedis()
  const { db, logger, queue } = await setUp(async () => server)
  await server.stop('SIGKILL')
  const relay = startOutboxRelay(db, { work: queue }, logger, { intervalMs: 50 })
  onTestFinished(() => relay.stop())
  await addMessage(db, 'later')
  relay.flushOutbox()
  await expect.poll(() => logger.lines.join('')).toContain('outbox relay failed')
  expect(await countMessages(db)).toBe(1)
  await server.start()
  await expect.poll(() => countMessages(db)).toBe(0)
  expect(await queue.getWaitingCount()).toBe(1)
})

test('stops in time although Redis was never reachable', async () => {
  const { db, logger } = await setUp()
  const redis = openRedis(`redis://${UNREACHABLE}`, logger, 'request')
  onTestFinished(() => redis.disconnect())
  const queue = openQueue('work', redis, logger)
  onTestFinished(() => queue.close())
  await addMessage(db, 'pending')
  const relay = startOutboxRelay(db, { work: queue }, logger, { addTimeoutMs: 100 })
  await relay.stop()
  expect(logger.lines.join('')).toContain('outbox relay failed')
  expect(await countMessages(db)).toBe(1)
})
