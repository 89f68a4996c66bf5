import type { Logger } from '@kahani/service-kit/logger'
import type { Redis } from 'ioredis'

const CHANNEL = '__redis__:invalidate'

/** Redis' word on the keys that were read. */
export interface KeyWatch {
  /** Whether a key that is read from now on is watched. */
  isOn(): boolean
  close(): void
}

/**
 * Has Redis say at once when a key that was read through `redis` changes, goes or expires (its client-side caching).
 * The word comes over a second connection that speaks RESP2, since the client drops what RESP3 pushes.
 * @param onChange is given the key, or null where any key may have changed unheard
 */
export function watchKeys(redis: Redis, logger: Logger, onChange: (key: string | null) => void): KeyWatch {
  const listener = redis.duplicate({ protocol: 2, autoResubscribe: false })
  let on = false
  let attempt = 0
  let listenerId: Promise<number> | null = null

  const lose = () => {
    attempt++
    on = false
    onChange(null)
  }
  const listen = async () => {
    const id = await listener.client('ID')
    await listener.subscribe(CHANNEL)
    return id
  }
  const begin = async () => {
    if (redis.status !== 'ready' || listener.status !== 'ready' || listenerId === null) return
    const mine = ++attempt
    try {
      await redis.client('TRACKING', 'ON', 'REDIRECT', await listenerId)
      on = mine === attempt
    } catch (err) {
      if (mine === attempt) logger.warn({ err }, 'redis does not say what changes: sessions are read on every request')
    }
  }

  listener.on('error', () => undefined) // Said already for the connection that this one goes with.
  listener.on('messageBuffer', (_channel: Buffer, keys: unknown) => {
    if (!Array.isArray(keys)) onChange(null)
    else for (const key of keys) onChange(String(key))
  })
  const onListenerReady = () => {
    listenerId = listen()
    listenerId.catch(() => undefined) // `begin` says it, or the connection closes.
    void begin()
  }
  const onReady = () => void begin()
  redis.on('ready', onReady)
  redis.on('close', lose)
  listener.on('ready', onListenerReady)
  listener.on('close', () => {
    listenerId = null
    lose()
  })

  return {
    isOn: () => on,
    close() {
      redis.off('ready', onReady)
      redis.off('close', lose)
      listener.disconnect()
    },
  }
}
