import { openBlobStore } from '@kahani/service-kit/blobs/open-blob-store'
import { drainAndClose } from '@kahani/service-kit/draining'
import { createInternalClient } from '@kahani/service-kit/internal'
import { runProcess } from '@kahani/service-kit/process'
import { openRedis } from '@kahani/service-kit/redis'
import { buildApp } from './app.ts'
import { createBookSource } from './books/book-source.ts'
import { readApiEnv } from './env.ts'

/** Enough to finish a download. A request that waits for a book ends with a 202. */
const CLOSE_SECONDS = 60

await runProcess('exports', async logger => {
  const env = readApiEnv(process.env)
  const redis = openRedis(env.REDIS_URL, logger, 'request')
  const eventConnection = openRedis(env.REDIS_URL, logger, 'worker')
  const app = await buildApp({
    env,
    redis,
    eventConnection,
    blobs: await openBlobStore(env),
    source: createBookSource(
      createInternalClient({ caller: 'exports', token: env.INTERNAL_TOKEN }, 'stories', env.STORIES_URL),
    ),
    logger,
  })
  await app.listen({ host: env.HOST, port: env.PORT })
  return {
    closeSeconds: env.DRAIN_SECONDS + CLOSE_SECONDS,
    async close() {
      await drainAndClose(app, env.DRAIN_SECONDS)
      redis.disconnect()
      eventConnection.disconnect()
    },
  }
})
