import { QUEUES } from '@kahani/contracts/jobs'
import { openDatabase } from '@kahani/service-kit/database'
import { drainAndClose } from '@kahani/service-kit/draining'
import { startIntervalTask } from '@kahani/service-kit/interval-task'
import { requireSchema } from '@kahani/service-kit/migrations'
import { startOutboxRelay } from '@kahani/service-kit/outbox'
import { runProcess } from '@kahani/service-kit/process'
import { createProfileCache } from '@kahani/service-kit/profile-cache'
import { openQueue } from '@kahani/service-kit/queues'
import { openReadReplica } from '@kahani/service-kit/read-replica'
import { openRedis } from '@kahani/service-kit/redis'
import { buildApp } from './app.ts'
import { type Database, migrations, SCHEMA } from './database.ts'
import { readEnv } from './env.ts'
import { CLEANUP_INTERVAL_MS, DISPUTES_INTERVAL_MS, RECONCILE_INTERVAL_MS } from './orders/reconciler.ts'

const CLOSE_SECONDS = 20

await runProcess('payments', async logger => {
  const env = readEnv(process.env)
  const db = openDatabase<Database>({ url: env.DATABASE_URL, schema: SCHEMA, logger })
  await requireSchema(db, SCHEMA, migrations)
  const reads = openReadReplica(db, {
    replicaUrl: env.DATABASE_READ_URL,
    url: env.DATABASE_URL,
    schema: SCHEMA,
    logger,
  })
  const redis = openRedis(env.REDIS_URL, logger, 'request')
  const queue = openQueue(QUEUES.email, redis, logger)
  const relay = startOutboxRelay(db, { [QUEUES.email]: queue }, logger)

  const { app, reconciler } = await buildApp({
    ...{ env, db, reads, redis, logger, flushOutbox: relay.flushOutbox },
    profiles: createProfileCache(redis, logger),
  })
  await app.listen({ host: env.HOST, port: env.PORT })
  const reconciliation = startIntervalTask(reconciler.run, RECONCILE_INTERVAL_MS)
  const unreported = startIntervalTask(reconciler.findUnreported, DISPUTES_INTERVAL_MS)
  const cleanup = startIntervalTask(reconciler.cleanUp, CLEANUP_INTERVAL_MS)
  return {
    closeSeconds: env.DRAIN_SECONDS + CLOSE_SECONDS,
    async close() {
      const tasks = [reconciliation, unreported, cleanup].map(task => task.stop())
      await Promise.all([drainAndClose(app, env.DRAIN_SECONDS), ...tasks])
      await relay.stop()
      await queue.close()
      redis.disconnect()
      await Promise.all([reads.destroy(), db.destroy()])
    },
  }
})
