import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { createTestRedis, startTestRedis } from '@kahani/testing/redis'
import { UNREACHABLE } from '@kahani/testing/unreachable'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { migrate, openDatabase } from '../src/database.ts'
import { createLogger } from '../src/logger.ts'
import { addToOutbox, outboxMigration, startOutboxRelay, type WithOutbox } from '../src/outbox.ts'
import { closeQueueEvents, closeWorker, openQueue, openQueueEvents, openWorker } from '../src/queues.ts'
import { openRedis, redisReady } from '../src/redis.ts'

async function setUp(startRedis: () => Promise<{ url: string }> = createTestRedis) {
  const logger = createTestLogger(createLogger)
  const { urlFor } = await createTestDatabase({ template: 'empty' })
  const db = openDatabase<WithOutbox>({ url: urlFor('stories'), schema: 'stories', logger })
  onTestFinished(() => db.destroy())
  await migrate(db, 'stories', { '001-outbox': outboxMigration })
  const { url } = await startRedis()
  const redis = openRedis(url, logger, 'request')
  onTestFinished(() => redis.disconnect())
  await redisReady(redis)
  const queue = openQueue('work', redis, logger)
  onTestFinished(() => queue.close())
  await queue.waitUntilReady()
  return { db, logger, url, queue }
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
  await expect.poll(() => countMessages(db), { timeout: 10_000 }).toBe(0)
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
