import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from 'pino'
import { withTimeout } from './with-timeout.ts'

/**
 * Makes `disconnect` always lead to the 'end' event, also on copies of the connection. ioredis emits none when it is
 * called between two attempts to reconnect, and the `close` of a BullMQ object then waits for it forever.
 */
function endOnDisconnect(redis: Redis): Redis {
  const disconnect = redis.disconnect.bind(redis)
  const duplicate = redis.duplicate.bind(redis)
  Object.assign(redis, {
    disconnect(reconnect = false) {
      // In the state 'wait' ioredis ends the connection at once and rejects pending commands.
      if (redis.status === 'reconnecting' && !reconnect) redis.status = 'wait'
      disconnect(reconnect)
    },
    duplicate: (override?: Partial<RedisOptions>) => endOnDisconnect(duplicate(override) as Redis),
  })
  return redis
}

/**
 * Opens a connection that reconnects until `disconnect` is called.
 * @param use `request`: commands fail at once while Redis is down, so that a caller gets a 503 instead of waiting;
 * `worker`: commands wait until Redis is back
 */
export function openRedis(url: string, logger: Logger, use: 'request' | 'worker'): Redis {
  const limits =
    use === 'worker'
      ? { maxRetriesPerRequest: null }
      : { maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: 5_000 }
  const redis = endOnDisconnect(
    new Redis(url, {
      ...limits,
      connectTimeout: 5_000,
      retryStrategy: (times: number) => Math.min(times * 100, 2_000),
    }),
  )
  let down = false
  redis.on('error', (err: Error) => {
    if (!down) logger.warn({ err: err.message }, 'redis is unavailable')
    down = true
  })
  redis.on('ready', () => {
    if (down) logger.info('redis is available again')
    down = false
  })
  return redis
}

/** Resolves once the connection is ready. @throws Error after `timeoutMs` */
export async function redisReady(redis: Redis, timeoutMs = 10_000): Promise<void> {
  if (redis.status === 'ready') return
  const ready = new Promise<void>(resolve => redis.once('ready', () => resolve()))
  await withTimeout(ready, timeoutMs, `redis was not ready within ${timeoutMs} ms`)
}
