import { openBlobStore } from '@kahani/service-kit/blobs/open-blob-store'
import { drainAndClose } from '@kahani/service-kit/draining'
import type { Logger } from '@kahani/service-kit/logger'
import { type Running, runProcess } from '@kahani/service-kit/process'
import { openRedis } from '@kahani/service-kit/redis'
import { buildApp } from './app.ts'
import { readEnv } from './env.ts'
import { listen } from './listen.ts'

/** Longer than the time limit of any request (upstreams.ts). */
const CLOSE_SECONDS = 190

async function start(logger: Logger): Promise<Running> {
  const env = readEnv(process.env)
  const blobs = await openBlobStore(env)
  const redis = openRedis(env.REDIS_URL, logger, 'request')
  const app = await buildApp({ env, redis, blobs, logger })
  await listen(app, env.HOST, env.PORT)
  return {
    closeSeconds: env.DRAIN_SECONDS + CLOSE_SECONDS,
    async close() {
      await drainAndClose(app, env.DRAIN_SECONDS)
      redis.disconnect()
    },
  }
}

await runProcess('gateway', start, { continuesTraces: false })
