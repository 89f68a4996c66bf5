import { findEndingModels } from '@kahani/ai/model-end-dates'
import { namedProvider } from '@kahani/ai/provider-notice'
import { QUEUES } from '@kahani/contracts/jobs'
import { openBlobStore } from '@kahani/service-kit/blobs/open-blob-store'
import { openDatabase } from '@kahani/service-kit/database'
import { drainAndClose } from '@kahani/service-kit/draining'
import { startIntervalTask } from '@kahani/service-kit/interval-task'
import { requireSchema } from '@kahani/service-kit/migrations'
import { startOutboxRelay } from '@kahani/service-kit/outbox'
import { runProcess } from '@kahani/service-kit/process'
import { openQueue } from '@kahani/service-kit/queues'
import { openReadReplica } from '@kahani/service-kit/read-replica'
import { openRedis } from '@kahani/service-kit/redis'
import { buildApp } from './app.ts'
import { createAiCallRepository } from './costs/ai-call-repository.ts'
import { createEstimate } from './costs/story-estimate.ts'
import { type Database, migrations, SCHEMA } from './database.ts'
import { DELETION_INTERVAL_MS } from './deletions/deletion-service.ts'
import { readEnv } from './env.ts'
import { openPhotoReader } from './looks/photo/photo-reader.ts'
import { openPreviewRenderer } from './looks/preview-renderer.ts'
import { chooseProviders } from './providers.ts'
import { RECOVERY_INTERVAL_MS } from './recovery.ts'
import { RETENTION_INTERVAL_MS } from './retention.ts'
import { startStoryResumption } from './stories/story-resumption.ts'
import { openWorkerPool } from './worker-pool/worker-pool.ts'

/** A story takes up to 30 s to moderate its brief and 120 s to write its text, which is paid for. */
const CLOSE_SECONDS = 170

await runProcess('stories', async logger => {
  const env = readEnv(process.env)
  const blobs = await openBlobStore(env)
  const db = openDatabase<Database>({ url: env.DATABASE_URL, schema: SCHEMA, logger })
  await requireSchema(db, SCHEMA, migrations)
  const reads = openReadReplica(db, {
    replicaUrl: env.DATABASE_READ_URL,
    url: env.DATABASE_URL,
    schema: SCHEMA,
    logger,
  })
  const redis = openRedis(env.REDIS_URL, logger, 'request')
  const illustrateQueue = openQueue(QUEUES.illustrate, redis, logger)
  const queues = [illustrateQueue, openQueue(QUEUES.email, redis, logger)]
  const relay = startOutboxRelay(db, Object.fromEntries(queues.map(queue => [queue.name, queue])), logger)
  const workerPool = openWorkerPool()
  const previewRenderer = openPreviewRenderer()
  const photoReader = openPhotoReader()

  const providers = chooseProviders(env, createAiCallRepository(db).record, logger)
  logger.info({ storyteller: providers.storyteller.name, moderator: providers.moderator.name }, 'providers selected')
  const { app, recover, resumeStory, completeDeletions, deleteExpiredData } = await buildApp({
    env,
    db,
    reads,
    redis,
    illustrateQueue,
    blobs,
    workerPool,
    previewRenderer,
    photoReader,
    ...providers,
    aiProvider: namedProvider(env),
    estimate: createEstimate(env),
    endingModels: () => findEndingModels(env, new Date()),
    logger,
    flushOutbox: relay.flushOutbox,
  })
  await app.listen({ host: env.HOST, port: env.PORT })
  const tasks = [
    startIntervalTask(recover, RECOVERY_INTERVAL_MS),
    ...startStoryResumption(resumeStory),
    startIntervalTask(completeDeletions, DELETION_INTERVAL_MS),
    startIntervalTask(deleteExpiredData, RETENTION_INTERVAL_MS),
  ]
  return {
    closeSeconds: env.DRAIN_SECONDS + CLOSE_SECONDS,
    async close() {
      await Promise.all([drainAndClose(app, env.DRAIN_SECONDS), ...tasks.map(task => task.stop())])
      await Promise.all([workerPool.close(), previewRenderer.close(), photoReader.close()])
      await relay.stop()
      await Promise.all(queues.map(queue => queue.close()))
      redis.disconnect()
      await Promise.all([reads.destroy(), db.destroy()])
    },
  }
})
