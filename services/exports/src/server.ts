import { openBlobStore } from '@kahani/service-kit/blobs/open-blob-store'
import { createInternalClient } from '@kahani/service-kit/internal'
import { runProcess } from '@kahani/service-kit/process'
import { openRedis } from '@kahani/service-kit/redis'
import { buildApp } from './app.ts'
import { createBookSource } from './books/book-source.ts'
import { readApiEnv } from './env.ts'

await runProcess('exports', async logger => {
  const env = readApiEnv(process.env)
  const redis = openRedis(env.REDIS_URL, logger, 'request')
  const eventConnection = openRedis(env.REDIS_URL, logger, 'worker')
  const app = await buildApp({
    env,
    redis,
    eventConnection,
    blobs: openBlobStore(env.STORAGE_URL),
    source: createBookSource(createInternalClient('stories', env.STORIES_URL, env.INTERNAL_TOKEN)),
    logger,
  })
  await app.listen({ host: env.HOST, port: env.PORT })
  return {
    async close() {
      await app.close()
      redis.disconnect()
      eventConnection.disconnect()
    },
  }
})
