import type { Logger } from '@kahani/service-kit/logger'
import { mastersOf, type RedisClient, reconnectDelay } from '@kahani/service-kit/redis'
import { Cluster, type Redis } from 'ioredis'

const CHANNEL = '__redis__:invalidate'

/** The state of Redis client-side caching. */
export interface KeyTracking {
  /** Whether changes of keys that are read from now on are reported. */
  isActive(): boolean
  close(): void
}

/** Receives the key that has changed, or null if invalidations may have been missed and any key may have changed. */
type OnInvalidate = (key: string | null) => void

/**
 * Reports when a key that was read through `redis` is changed, deleted or expires, using Redis client-side caching. Each node of
 * a cluster reports the keys that were read from it. A node that fails, or takes over keys, is a new connection that has to be
 * tracked first.
 */
export function trackKeys(redis: RedisClient, logger: Logger, onInvalidate: OnInvalidate): KeyTracking {
  if (!(redis instanceof Cluster)) return trackServer(redis, logger, onInvalidate)
  const trackings = new Map<Redis, KeyTracking>()
  const untrack = (node: Redis) => {
    trackings.get(node)?.close()
    if (trackings.delete(node)) onInvalidate(null)
  }
  const track = (node: Redis) => {
    trackings.set(node, trackServer(node, logger, onInvalidate))
    // Nodes connect when they are used. A failure removes the node.
    if (node.status === 'wait') node.connect().catch(() => undefined)
  }
  redis.nodes().forEach(track)
  redis.on('+node', track)
  redis.on('-node', untrack)
  return {
    isActive() {
      const masters = mastersOf(redis)
      return masters.length > 0 && masters.every(master => trackings.get(master)?.isActive())
    },
    close() {
      redis.off('+node', track)
      redis.off('-node', untrack)
      for (const tracking of trackings.values()) tracking.close()
    },
  }
}

/** Invalidations arrive on a second connection with RESP2, because ioredis drops RESP3 push messages. */
function trackServer(redis: Redis, logger: Logger, onInvalidate: OnInvalidate): KeyTracking {
  const own = { lazyConnect: false, readOnly: false, retryStrategy: reconnectDelay }
  const listener = redis.duplicate({ protocol: 2, autoResubscribe: false, ...own })
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
