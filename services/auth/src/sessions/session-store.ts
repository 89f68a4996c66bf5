import type { FastifySessionOptions } from '@fastify/session'
import { sessionCookieName } from '@kahani/contracts/headers'
import type { Keys } from '@kahani/service-kit/config'
import type { RedisClient } from '@kahani/service-kit/redis'
import { readSession, type SessionData, sessionKey } from '@kahani/service-kit/session-format'

declare module 'fastify' {
  interface Session {
    user?: SessionData
  }
}

const DAY_MS = 24 * 60 * 60 * 1000
/** A session ends after this time without use. */
const IDLE_MS = 30 * DAY_MS
/** More sessions of a user end the oldest ones. */
const MAX_SESSIONS = 20
/** A session ends after this time in any case. */
const ABSOLUTE_MS = 90 * DAY_MS

/** Time in ms until a session ends if it is not used again. */
export const remainingMs = (data: SessionData) => Math.min(IDLE_MS, endOf(data) - Date.now())

/** When a session ends in any case, in ms since 1970. */
const endOf = ({ startedAt, endsAt = startedAt + ABSOLUTE_MS }: SessionData) => endsAt

/** The Redis key of the sorted set of a user's session ids, scored by the time at which they end in any case. */
const indexKey = (userId: number) => `user-sessions:${userId}`

/** What the owner of a session sees of it. */
export const toDevice = ({ device, network, startedAt, lastUsedAt }: SessionData) => ({
  name: device,
  network,
  signedInAt: new Date(startedAt).toISOString(),
  lastUsedAt: new Date(lastUsedAt).toISOString(),
})

export interface StoredSession {
  sessionId: string
  data: SessionData
}

/** Sessions in Redis, with an index by user. Nothing is stored for visitors. */
export function createSessionStore(redis: RedisClient) {
  /** @returns whether it existed */
  async function destroy(sessionId: string, userId?: number): Promise<boolean> {
    const deleted = await redis.del(sessionKey(sessionId))
    if (userId !== undefined) await redis.zrem(indexKey(userId), sessionId)
    return deleted === 1
  }

  return {
    destroy,

    async write(sessionId: string, data: SessionData, session: object): Promise<void> {
      const ttl = remainingMs(data)
      if (ttl <= 0) return
      const endsAt = endOf(data)
      // Before the session, so that `destroyAll` finds every session that exists.
      const results = await redis
        .multi()
        .zremrangebyscore(indexKey(data.userId), 0, Date.now())
        .zadd(indexKey(data.userId), endsAt, sessionId)
        .pexpireat(indexKey(data.userId), endsAt, 'GT')
        .pexpireat(indexKey(data.userId), endsAt, 'NX')
        .exec()
      const failed = results?.find(([error]) => error)?.[0]
      if (failed) throw failed
      await redis.set(sessionKey(sessionId), JSON.stringify(session), 'PX', ttl)
      const surplus = await redis.zrange(indexKey(data.userId), '0', String(-MAX_SESSIONS - 1))
      for (const oldest of surplus) await destroy(oldest, data.userId)
    },

    /** Null also for a session that an earlier version stored in another form: its user has to sign in again. */
    async read(sessionId: string): Promise<object | null> {
      const text = await redis.get(sessionKey(sessionId))
      return text !== null && readSession(text) ? JSON.parse(text) : null
    },

    /** Updates a session that still exists. @returns whether it exists */
    async touch(sessionId: string, data: SessionData, session: object): Promise<boolean> {
      const ttl = remainingMs(data)
      if (ttl <= 0) return false
      return (await redis.set(sessionKey(sessionId), JSON.stringify(session), 'PX', ttl, 'XX')) !== null
    },

    async destroyAll(userId: number): Promise<void> {
      const ids = await redis.zrange(indexKey(userId), '0', '-1')
      await Promise.all(ids.map(id => redis.del(sessionKey(id))))
      await redis.del(indexKey(userId))
    },

    async list(userId: number): Promise<StoredSession[]> {
      const ids = await redis.zrange(indexKey(userId), '0', '-1')
      const texts = await Promise.all(ids.map(id => redis.get(sessionKey(id))))
      return ids.flatMap((sessionId, i) => {
        const data = readSession(texts[i] ?? null)
        return data ? [{ sessionId, data }] : []
      })
    },
  }
}
export type SessionStore = ReturnType<typeof createSessionStore>

/**
 * Options of `@fastify/session` for the only service that writes sessions. Nothing is written for visitors or on reads,
 * because a late write could restore a session after sign-out.
 * @param secure whether the public URL is https
 */
export const sessionOptions = (store: SessionStore, secrets: Keys, secure: boolean): FastifySessionOptions => ({
  store: {
    set(sessionId, session, done) {
      const written = session.user ? store.write(sessionId, session.user, session) : Promise.resolve()
      written.then(() => done(), done)
    },
    get: (sessionId, done) => void store.read(sessionId).then(session => done(null, session as never), done),
    destroy: (sessionId, done) => void store.destroy(sessionId).then(() => done(), done),
  },
  secret: [...secrets],
  cookieName: sessionCookieName(secure),
  rolling: false,
  saveUninitialized: false,
  cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: IDLE_MS },
})
