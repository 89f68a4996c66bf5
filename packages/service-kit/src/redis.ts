import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/**
 * A connection for use while a person waits: it fails at once when Redis is down, so that the answer is a 503 and not a
 * hanging page. `worker` waits for Redis to come back instead.
 */
export function openRedis(url: string, logger: Logger, use: 'request' | 'worker'): Redis {
  const patience =
    use === 'worker'
      ? { maxRetriesPerRequest: null }
      : { maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: 5_000 }
  const options = {
    ...patience,
    connectTimeout: 5_000,
    retryStrategy: (times: number) => Math.min(times * 100, 2_000),
  }
  const redis = new Redis(url, options)
  let down = false
  redis.on('error', (err: Error) => {
    if (!down) logger.warn({ err: err.message }, 'redis is out of reach')
    down = true
  })
  redis.on('ready', () => {
    if (down) logger.info('redis is back')
    down = false
  })
  return redis
}

/** Resolves once the connection can be used; rejects after `timeoutMs`. */
export async function redisReady(redis: Redis, timeoutMs = 10_000): Promise<void> {
  if (redis.status === 'ready') return
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      redis.off('ready', ready)
      reject(new Error('redis did not answer in time'))
    }, timeoutMs)
    const ready = () => {
      clearTimeout(timer)
      resolve()
    }
    redis.once('ready', ready)
  })
}
