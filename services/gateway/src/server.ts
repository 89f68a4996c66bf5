import { runProcess } from '@kahani/service-kit/process'
import { openRedis } from '@kahani/service-kit/redis'
import { buildApp } from './app.ts'
import { readEnv } from './env.ts'

await runProcess('gateway', async logger => {
  const env = readEnv(process.env)
  const redis = openRedis(env.REDIS_URL, logger, 'request')
  const app = await buildApp({ env, redis, logger })
  await app.listen({ host: env.HOST, port: env.PORT })
  return {
    async close() {
      await app.close()
      redis.disconnect()
    },
  }
})
