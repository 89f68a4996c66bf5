import type { Logger } from '@kahani/service-kit/logger'
import { mastersOf, type RedisClient, reconnectDelay } from '@kahani/service-kit/redis'
import { withTimeout } from '@kahani/service-kit/with-timeout'
import { Cluster, type Redis } from 'ioredis'

const CHANNEL = '__redis__:invalidate'

/** The state of Redis client-side caching. */
export interface KeyTracking {
  /** Whether changes of keys that are read from now on are reported. */
  isActive(): boolean
  close(): void
}

/** Interval of the check that Redis and the connection that receives invalidations answer; also its time limit. */
const HEARTBEAT_MS = 5_000

/** Receives the key that has changed, or null if invalidations may have been missed and any key may have changed. */
type OnInvalidate = (key: string | null) => void

/**
 * Reports when a key that was read through `redis` is changed, deleted or expires, using Redis client-side caching. Each node of
 * a cluster reports the keys that were read from it. A node that fails, or takes over keys, is a new connection that has to be
 * tracked first. A connection that does not answer is noticed after twice the heartbeat at the latest.
 */
export function trackKeys(
  redis: RedisClient,
  logger: Logger,
  onInvalidate: OnInvalidate,
  heartbeatMs = HEARTBEAT_MS,
): KeyTracking {
  if (!(redis instanceof Cluster)) return trackServer(redis, logger, onInvalidate, heartbeatMs)
  const trackings = new Map<Redis, KeyTracking>()
  const untrack = (node: Redis) => {
    trackings.get(node)?.close()
    if (trackings.delete(node)) onInvalidate(null)
  }
  // It connects when it is used. A command for a node that is already connecting would fail, also the check of a new cluster.
  const track = (node: Redis) => void trackings.set(node, trackServer(node, logger, onInvalidate, heartbeatMs))
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
function trackServer(redis: Redis, logger: Logger, onInvalidate: OnInvalidate, heartbeatMs: number): KeyTracking {
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
  const heartbeat = setInterval(() => {
    if (!active) return
    const checked = attempt
    withTimeout(Promise.all([redis.ping(), listener.ping()]), heartbeatMs, 'no heartbeat').catch(err => {
      if (checked !== attempt) return
      logger.warn({ err }, 'redis key tracking failed: sessions are not cached')
      deactivate()
      listener.disconnect(true)
    })
  }, heartbeatMs)
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
      clearInterval(heartbeat)
      redis.off('ready', onReady)
      redis.off('close', deactivate)
      listener.disconnect()
    },
  }
}
