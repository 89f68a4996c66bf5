import type { KeyObject } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import { signIdentity } from '@kahani/service-kit/identity'
import type { Logger } from '@kahani/service-kit/logger'
import { readSession, sessionKey } from '@kahani/service-kit/session-format'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { trackKeys } from './key-tracking.ts'

/** Lifetime of a cached session in ms; well below that of an identity token. */
const CACHE_MS = 30_000
const MAX_SESSIONS = 20_000
const KEY_PREFIX = sessionKey('')

interface CachedSession {
  /** The raw cookie, whose signature is valid. */
  cookie: string
  /** Null if nobody is signed in. */
  token: string | null
  expiresAt: number
}

/** Exchanges session cookies for identity tokens. */
export interface SessionReader {
  /** The cached token, null for a visitor, or undefined if `read` is required. */
  cached(cookie: string): string | null | undefined
  /** Reads the session from Redis. Rejects while Redis is unavailable. */
  read(cookie: string): Promise<string | null>
  /** Removes the session from the cache. */
  invalidate(cookie: string): void
  /** Whether sessions are being cached. */
  isCaching(): boolean
  close(): void
}

export interface SessionReaderDeps {
  redis: Redis
  /** `SESSION_SECRET`, which signs the cookie. */
  secret: string
  privateKey: KeyObject
  logger: Logger
  now?: () => number
}

/** The session id of a cookie `{id}.{signature}`. */
const idOf = (cookie: string) => cookie.slice(0, cookie.lastIndexOf('.'))

/**
 * Creates a reader that caches sessions and their tokens. Redis reports changes, so that a sign-out takes effect in every
 * gateway immediately. While change reports are unavailable, nothing is cached.
 */
export function createSessionReader({ redis, secret, privateKey, logger, now = Date.now }: SessionReaderDeps) {
  const signer = new Signer(secret)
  const sessions = new LRUCache<string, CachedSession>({ max: MAX_SESSIONS })
  const reads = new Map<string, Promise<string | null>>()

  const invalidateSession = (id: string) => {
    sessions.delete(id)
    // A pending read may return the old session: its callers get it, but it is not cached.
    reads.delete(id)
  }
  const tracking = trackKeys(redis, logger, key => {
    if (key !== null) return invalidateSession(key.slice(KEY_PREFIX.length))
    sessions.clear()
    reads.clear()
  })

  const readToken = async (id: string) => {
    const session = readSession(await redis.get(sessionKey(id)))
    if (!session) return null
    return signIdentity({ userId: session.userId, name: session.username }, privateKey)
  }

  const readAndCache = async (id: string, cookie: string) => {
    const expiresAt = now() + CACHE_MS
    const read = readToken(id)
    reads.set(id, read)
    try {
      const token = await read
      if (reads.get(id) === read) sessions.set(id, { cookie, token, expiresAt })
      return token
    } finally {
      if (reads.get(id) === read) reads.delete(id)
    }
  }

  const reader: SessionReader = {
    cached(cookie) {
      const session = sessions.get(idOf(cookie))
      return session && session.cookie === cookie && session.expiresAt > now() ? session.token : undefined
    },
    async read(cookie) {
      const id = unsign(signer, cookie)
      if (id === null) return null
      return tracking.isActive() ? (reads.get(id) ?? readAndCache(id, cookie)) : readToken(id)
    },
    invalidate: cookie => invalidateSession(idOf(cookie)),
    isCaching: () => tracking.isActive(),
    close: () => tracking.close(),
  }
  return reader
}

function unsign(signer: Signer, cookie: string): string | null {
  try {
    const { valid, value } = signer.unsign(decodeURIComponent(cookie))
    return valid ? value : null
  } catch {
    // Invalid percent-encoding.
    return null
  }
}
