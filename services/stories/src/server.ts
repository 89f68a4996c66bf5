import { QUEUES } from '@kahani/contracts/jobs'
import { openBlobStore } from '@kahani/service-kit/blobs/open-blob-store'
import { migrate, openDatabase } from '@kahani/service-kit/database'
import { startIntervalTask } from '@kahani/service-kit/interval-task'
import { startOutboxRelay } from '@kahani/service-kit/outbox'
import { runProcess } from '@kahani/service-kit/process'
import { openQueue } from '@kahani/service-kit/queues'
import { openRedis } from '@kahani/service-kit/redis'
import { buildApp } from './app.ts'
import { createAiCallRepository } from './costs/ai-call-repository.ts'
import { createEstimate } from './costs/story-estimate.ts'
import { type Database, migrations, SCHEMA } from './database.ts'
import { DELETION_INTERVAL_MS } from './deletions/deletion-service.ts'
import { readEnv } from './env.ts'
import { chooseProviders } from './providers.ts'
import { RECOVERY_INTERVAL_MS } from './recovery.ts'
import { RETENTION_INTERVAL_MS } from './retention.ts'

await runProcess('stories', async logger => {
  const env = readEnv(process.env)
  const blobs = openBlobStore(env.STORAGE_URL)
  const db = openDatabase<Database>({ url: env.DATABASE_URL, schema: SCHEMA, logger })
  await migrate(db, SCHEMA, migrations)
  const redis = openRedis(env.REDIS_URL, logger, 'request')
  const queues = [QUEUES.illustrate, QUEUES.email].map(name => openQueue(name, redis, logger))
  const relay = startOutboxRelay(db, Object.fromEntries(queues.map(queue => [queue.name, queue])), logger)

  const providers = chooseProviders(env, createAiCallRepository(db).record, logger)
  logger.info({ storyteller: providers.storyteller.name, moderator: providers.moderator.name }, 'providers selected')
  const { app, recover, completeDeletions, deleteExpiredData } = await buildApp({
    env,
    db,
    blobs,
    ...providers,
    estimate: createEstimate(env),
    logger,
    flushOutbox: relay.flushOutbox,
  })
  await app.listen({ host: env.HOST, port: env.PORT })
  const tasks = [
    startIntervalTask(recover, RECOVERY_INTERVAL_MS),
    startIntervalTask(completeDeletions, DELETION_INTERVAL_MS),
    startIntervalTask(deleteExpiredData, RETENTION_INTERVAL_MS),
  ]
  return {
    async close() {
      await app.close()
      await Promise.all(tasks.map(task => task.stop()))
      await relay.stop()
      await Promise.all(queues.map(queue => queue.close()))
      redis.disconnect()
      await db.destroy()
    },
  }
})
