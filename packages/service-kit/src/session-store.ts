import type { SessionStore } from '@fastify/session'
import { SESSION_COOKIE } from '@kahani/contracts/headers'
import type { Redis } from 'ioredis'
import { z } from 'zod'

/** The session data of a signed-in user. */
export const sessionDataSchema = z.object({
  userId: z.number().int().positive(),
  username: z.string(),
  isAdmin: z.boolean(),
})
export type SessionData = z.infer<typeof sessionDataSchema>

/** A session expires after this time without use, in ms. */
export const SESSION_MS = 30 * 24 * 60 * 60 * 1000

/** The Redis key of a session. */
export const sessionKey = (sessionId: string) => `session:${sessionId}`

/** A store for `@fastify/session` in Redis. */
export function createSessionStore(redis: Redis): SessionStore {
  return {
    set(sessionId, session, done) {
      redis.set(sessionKey(sessionId), JSON.stringify(session), 'PX', SESSION_MS).then(() => done(), done)
    },
    get(sessionId, done) {
      redis.get(sessionKey(sessionId)).then(text => done(null, text === null ? null : JSON.parse(text)), done)
    },
    destroy(sessionId, done) {
      redis.del(sessionKey(sessionId)).then(() => done(), done)
    },
  }
}

/** The signed-in user of a stored session; null for a visitor or a value of another shape. */
export function readSession(text: string | null): SessionData | null {
  if (text === null) return null
  const parsed = sessionDataSchema.safeParse(JSON.parse(text).user)
  return parsed.success ? parsed.data : null
}

/**
 * Options of `@fastify/session` for the only service that writes sessions. Nothing is written for visitors or on reads,
 * because a late write could restore a session after sign-out.
 * @param secure whether the public URL is https
 */
export const sessionOptions = (store: SessionStore, secret: string, secure: boolean) => ({
  store,
  secret,
  cookieName: SESSION_COOKIE,
  rolling: false,
  saveUninitialized: false,
  cookie: { path: '/', httpOnly: true, sameSite: 'lax' as const, secure, maxAge: SESSION_MS },
})
