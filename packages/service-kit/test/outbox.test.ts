import { createTestLogger } from '@kahani/testing/logger'
import { createTestDatabase } from '@kahani/testing/postgres'
import { startTestRedis } from '@kahani/testing/redis'
import { QueueEvents } from 'bullmq'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { migrate, openDatabase } from '../src/database.ts'
import { createLogger } from '../src/logger.ts'
import { addToOutbox, outboxMigration, startOutboxRelay, type WithOutbox } from '../src/outbox.ts'
import { closeWorker, openQueue, openWorker } from '../src/queues.ts'
import { openRedis, redisReady } from '../src/redis.ts'

async function setUp() {
  const logger = createTestLogger(createLogger)
  const { urlFor } = await createTestDatabase({ template: 'empty' })
  const db = openDatabase<WithOutbox>({ url: urlFor('stories'), schema: 'stories', logger })
  onTestFinished(() => db.destroy())
  await migrate(db, 'stories', { '001-outbox': outboxMigration })
  const server = await startTestRedis()
  const redis = openRedis(server.url, logger, 'request')
  onTestFinished(() => redis.disconnect())
  await redisReady(redis)
  const queue = openQueue('work', redis, logger)
  onTestFinished(() => queue.close())
  await queue.waitUntilReady()
  return { db, logger, server, redis, queue }
}

const write = (db: Awaited<ReturnType<typeof setUp>>['db'], jobId: string) =>
  db.transaction().execute(trx => addToOutbox(trx, { queue: 'work', name: 'go', payload: { storyId: 7 }, jobId }))
const left = async (db: Awaited<ReturnType<typeof setUp>>['db']) =>
  (await db.selectFrom('outbox').select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()).n

test('a committed message reaches a worker, once for one job id, and leaves the outbox', async () => {
  const { db, logger, queue, server } = await setUp()
  await write(db, 'story-7')
  await write(db, 'story-7')
  const relay = startOutboxRelay(db, { work: queue }, logger, 50)
  onTestFinished(() => relay.stop())
  await expect.poll(() => left(db)).toBe(0)

  const seen: number[] = []
  const connection = openRedis(server.url, logger, 'worker')
  onTestFinished(() => connection.disconnect())
  const listening = openRedis(server.url, logger, 'worker')
  onTestFinished(() => listening.disconnect())
  const events = new QueueEvents('work', { connection: listening })
  onTestFinished(() => events.close())
  await events.waitUntilReady()
  const worker = openWorker({
    queue: 'work',
    payload: z.object({ storyId: z.number() }),
    connection,
    logger,
    concurrency: 2,
    handle: async ({ storyId }) => {
      seen.push(storyId)
    },
  })
  onTestFinished(() => closeWorker(worker))
  const drained = new Promise<void>(resolve => events.once('drained', () => resolve()))
  void worker.run()
  await drained
  expect(seen).toEqual([7])
})

test('a message of a transaction that is rolled back never leaves', async () => {
  const { db, logger, queue } = await setUp()
  const relay = startOutboxRelay(db, { work: queue }, logger, 20)
  onTestFinished(() => relay.stop())
  await expect(
    db.transaction().execute(async trx => {
      await addToOutbox(trx, { queue: 'work', name: 'go', payload: {}, jobId: 'never' })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await write(db, 'after')
  await expect.poll(() => left(db)).toBe(0)
  expect((await queue.getJobs()).map(job => job.id)).toEqual(['after'])
})

test('messages wait in the outbox while Redis is down, and leave when it is back', async () => {
  const { db, logger, queue, server } = await setUp()
  await server.stop('SIGKILL')
  const relay = startOutboxRelay(db, { work: queue }, logger, 50)
  onTestFinished(() => relay.stop())
  await write(db, 'late')
  relay.flushOutbox()
  await expect.poll(() => logger.lines.join('')).toContain('the outbox waits')
  expect(await left(db)).toBe(1)
  await server.start()
  await expect.poll(() => left(db), { timeout: 10_000 }).toBe(0)
  expect(await queue.getWaitingCount()).toBe(1)
})
