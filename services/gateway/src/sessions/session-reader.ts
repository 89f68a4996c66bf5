import type { KeyObject } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import type { Keys } from '@kahani/service-kit/config'
import { signIdentity } from '@kahani/service-kit/identity'
import type { Logger } from '@kahani/service-kit/logger'
import type { RedisClient } from '@kahani/service-kit/redis'
import { readSession, SESSION_RENEWAL_MS, type SessionData, sessionKey } from '@kahani/service-kit/session-format'
import { LRUCache } from 'lru-cache'
import { trackKeys } from './key-tracking.ts'

/** Lifetime of a cached session in ms. Changes are reported meanwhile. */
const CACHE_MS = 10 * 60_000
/** How long an identity token is used, in ms; well below its lifetime. */
const TOKEN_MS = 30_000
const MAX_SESSIONS = 20_000
const KEY_PREFIX = sessionKey('')

/** The signed-in user of a session. */
export interface SessionUser {
  id: number
  /** The id of the session. */
  sessionId: string
  /** When the session is to be renewed, in ms since 1970. */
  renewAt: number
  /** The identity token that is sent to services. */
  token: string
}

interface CachedSession {
  /** The raw cookie, whose signature is valid. */
  cookie: string
  /** Null if nobody is signed in. */
  session: SessionData | null
  user: SessionUser | null
  tokenExpiresAt: number
  expiresAt: number
}

export interface SessionReaderDeps {
  redis: RedisClient
  /** `SESSION_SECRET`: the cookie is signed with one of them. */
  secrets: Keys
  privateKey: KeyObject
  logger: Logger
  /** Called with the id of a session that has changed or ended; null if any may have. */
  onInvalidate?: (id: string | null) => void
  now?: () => number
  /** Interval of the check that changes are reported, in ms. */
  heartbeatMs?: number
}

/** The session id of a cookie `{id}.{signature}`. */
const idOf = (cookie: string) => cookie.slice(0, cookie.lastIndexOf('.'))

/**
 * Creates a reader that caches sessions and their tokens. Redis reports changes, so that a sign-out takes effect in every
 * gateway immediately. While change reports are unavailable, nothing is cached.
 */
export function createSessionReader(deps: SessionReaderDeps) {
  const { redis, secrets, privateKey, logger, onInvalidate = () => undefined, now = Date.now, heartbeatMs } = deps
  const signer = new Signer([...secrets])
  // Of `max` entries, the cache would allocate all at once.
  const sessions = new LRUCache<string, CachedSession>({ maxSize: MAX_SESSIONS, sizeCalculation: () => 1 })
  const reads = new Map<string, Promise<SessionUser | null>>()

  const invalidateSession = (id: string) => {
    sessions.delete(id)
    // A pending read may return the old session: its callers get it, but it is not cached.
    reads.delete(id)
    onInvalidate(id)
  }
  const tracking = trackKeys(
    redis,
    logger,
    key => {
      if (key === null) {
        sessions.clear()
        reads.clear()
        onInvalidate(null)
      } else if (key.startsWith(KEY_PREFIX)) invalidateSession(key.slice(KEY_PREFIX.length))
    },
    heartbeatMs,
  )

  const load = async (id: string) => readSession(await redis.get(sessionKey(id)))

  const toUser = async (id: string, session: SessionData | null): Promise<SessionUser | null> => {
    if (!session) return null
    const { userId, username: name, confirmedAt, secondFactorAt } = session
    const token = await signIdentity({ userId, name, confirmedAt, secondFactorAt }, privateKey, now())
    return { id: userId, sessionId: id, renewAt: session.lastUsedAt + SESSION_RENEWAL_MS, token }
  }

  const isValid = (cached: CachedSession | undefined, cookie: string): cached is CachedSession =>
    cached !== undefined && cached.cookie === cookie && cached.expiresAt > now()

  /** Reads a session, or signs another token for one that is cached. */
  const readAndCache = async (id: string, cookie: string) => {
    const cached = sessions.get(id)
    const known = isValid(cached, cookie) ? cached : undefined
    const tokenExpiresAt = now() + TOKEN_MS
    const loading = known ? Promise.resolve(known.session) : load(id)
    const read = loading.then(session => toUser(id, session))
    reads.set(id, read)
    try {
      const user = await read
      const session = await loading
      const expiresAt = known?.expiresAt ?? Math.min(now() + CACHE_MS, session?.endsAt ?? Number.POSITIVE_INFINITY)
      // The session may have been read from a node of a cluster that was not known before.
      if (reads.get(id) === read && tracking.isActive()) {
        sessions.set(id, { cookie, session, user, tokenExpiresAt, expiresAt })
      }
      return user
    } finally {
      if (reads.get(id) === read) reads.delete(id)
    }
  }

  return {
    /** The cached user, null for a visitor, or undefined if `read` is required. */
    cached(cookie: string): SessionUser | null | undefined {
      const cached = sessions.get(idOf(cookie))
      return isValid(cached, cookie) && cached.tokenExpiresAt > now() ? cached.user : undefined
    },
    /** Reads the session from Redis. Rejects while Redis is unavailable. */
    async read(cookie: string): Promise<SessionUser | null> {
      const id = unsign(signer, cookie)
      if (id === null) return null
      return tracking.isActive() ? (reads.get(id) ?? readAndCache(id, cookie)) : toUser(id, await load(id))
    },
    /** Removes the session from the cache. */
    invalidate: (cookie: string) => invalidateSession(idOf(cookie)),
    /** Whether sessions are being cached. */
    isCaching: () => tracking.isActive(),
    close: () => tracking.close(),
  }
}
/** Exchanges session cookies for identity tokens. */
export type SessionReader = ReturnType<typeof createSessionReader>

function unsign(signer: Signer, cookie: string): string | null {
  try {
    const { valid, value } = signer.unsign(decodeURIComponent(cookie))
    return valid ? value : null
  } catch {
    // Invalid percent-encoding.
    return null
  }
}
