import { QUEUES } from '@kahani/contracts/jobs'
import { migrate, openDatabase } from '@kahani/service-kit/database'
import { startRelay } from '@kahani/service-kit/outbox'
import { runProcess } from '@kahani/service-kit/process'
import { openQueue } from '@kahani/service-kit/queues'
import { openRedis } from '@kahani/service-kit/redis'
import { startRounds } from '@kahani/service-kit/rounds'
import { buildApp } from './app.ts'
import { type Database, migrations, SCHEMA } from './database.ts'
import { readEnv } from './env.ts'
import { FORGET_EVERY_MS, RECONCILE_EVERY_MS } from './orders/reconciler.ts'

await runProcess('payments', async logger => {
  const env = readEnv(process.env)
  const db = openDatabase<Database>({ url: env.DATABASE_URL, schema: SCHEMA, logger })
  await migrate(db, SCHEMA, migrations)
  const redis = openRedis(env.REDIS_URL, logger, 'request')
  const queue = openQueue(QUEUES.mail, redis, logger)
  const relay = startRelay(db, { [QUEUES.mail]: queue }, logger)

  const { app, reconciler } = await buildApp({ env, db, logger, nudge: relay.nudge })
  await app.listen({ host: env.HOST, port: env.PORT })
  const reconciling = startRounds(reconciler.round, RECONCILE_EVERY_MS)
  const forgetting = startRounds(reconciler.forget, FORGET_EVERY_MS)
  return {
    async close() {
      await app.close()
      await reconciling.stop()
      await forgetting.stop()
      await relay.stop()
      await queue.close()
      redis.disconnect()
      await db.destroy()
    },
  }
})
