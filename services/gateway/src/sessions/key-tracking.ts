import type { Logger } from '@kahani/service-kit/logger'
import type { Redis } from 'ioredis'

const CHANNEL = '__redis__:invalidate'

/** The state of Redis client-side caching. */
export interface KeyTracking {
  /** Whether changes of keys that are read from now on are reported. */
  isActive(): boolean
  close(): void
}

/**
 * Reports when a key that was read through `redis` is changed, deleted or expires, using Redis client-side caching.
 * Invalidations arrive on a second connection with RESP2, because ioredis drops RESP3 push messages.
 * @param onInvalidate receives the key, or null if invalidations may have been missed and any key may have changed
 */
export function trackKeys(redis: Redis, logger: Logger, onInvalidate: (key: string | null) => void): KeyTracking {
  const listener = redis.duplicate({ protocol: 2, autoResubscribe: false })
  let active = false
  let attempt = 0
  let listenerId: Promise<number> | null = null

  const deactivate = () => {
    attempt++
    active = false
    onInvalidate(null)
  }
  const subscribe = async () => {
    const id = await listener.client('ID')
    await listener.subscribe(CHANNEL)
    return id
  }
  const activate = async () => {
    if (redis.status !== 'ready' || listener.status !== 'ready' || listenerId === null) return
    const current = ++attempt
    try {
      await redis.client('TRACKING', 'ON', 'REDIRECT', await listenerId)
      active = current === attempt
      // Keys that were read before are not reported.
      if (active) onInvalidate(null)
    } catch (err) {
      if (current === attempt) logger.warn({ err }, 'redis key tracking failed: sessions are not cached')
    }
  }

  listener.on('error', () => undefined) // Reported by the main connection.
  listener.on('messageBuffer', (_channel: Buffer, keys: unknown) => {
    if (!Array.isArray(keys)) onInvalidate(null)
    else for (const key of keys) onInvalidate(String(key))
  })
  const onListenerReady = () => {
    listenerId = subscribe()
    listenerId.catch(() => undefined) // Reported by `activate`.
    void activate()
  }
  const onReady = () => void activate()
  redis.on('ready', onReady)
  redis.on('close', deactivate)
  listener.on('ready', onListenerReady)
  listener.on('close', () => {
    listenerId = null
    deactivate()
  })

  return {
    isActive: () => active,
    close() {
      redis.off('ready', onReady)
      redis.off('close', deactivate)
      listener.disconnect()
    },
  }
}
