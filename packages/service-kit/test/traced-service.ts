// A service for the tests. `POST /api/work` leaves a message in the outbox, whose job calls `/internal/done`. So does, if it is
// `PERIODIC`, the service itself, without a request.
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { createApp } from '../src/app.ts'
import { openDatabase } from '../src/database.ts'
import { addToOutbox, startOutboxRelay, type WithOutbox } from '../src/outbox.ts'
import { runProcess } from '../src/process.ts'
import { closeWorker, openQueue, openWorker } from '../src/queues.ts'
import { openRedis, redisReady } from '../src/redis.ts'
import { inSpan } from '../src/tracing.ts'

const { DATABASE_URL = '', REDIS_URL = '', IS_PUBLIC, PERIODIC } = process.env

await runProcess(
  'traced',
  async logger => {
    const db = openDatabase<WithOutbox>({ url: DATABASE_URL, schema: 'stories', logger })
    const redis = openRedis(REDIS_URL, logger, 'request')
    const connection = openRedis(REDIS_URL, logger, 'worker')
    await redisReady(redis)
    const queue = openQueue('work', redis, logger)
    const relay = startOutboxRelay(db, { work: queue }, logger, { intervalMs: 20 })
    const addWork = (jobId: string) =>
      db.transaction().execute(trx => addToOutbox(trx, { queue: 'work', name: 'go', payload: { id: 1 }, jobId }))
    const app = createApp(logger)
    const url = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    app.post('/api/work/:child', { schema: { body: z.object({ name: z.string() }) } }, async ({ body }) => {
      logger.info('working')
      await redis.get(`child:${body.name}`)
      await addWork('work-1')
      return {}
    })
    app.post('/internal/done', async () => {
      process.send?.('done')
      throw new Error('Asha is not done')
    })
    const worker = openWorker({
      queue: 'work',
      payload: z.object({ id: z.number() }),
      connection,
      logger,
      concurrency: 1,
      handle: () =>
        inSpan('step', async () => void (await fetch(`${url()}/internal/done?token=secret`, { method: 'POST' }))),
    })
    if (PERIODIC) await addWork('periodic')
    void worker.run()
    await app.listen({ host: '127.0.0.1', port: 0 })
    process.send?.(url())
    return {
      async close() {
        await Promise.all([app.close(), closeWorker(worker), relay.stop()])
        await queue.close()
        redis.disconnect()
        connection.disconnect()
        await db.destroy()
      },
    }
  },
  { continuesTraces: IS_PUBLIC !== 'true' },
)
