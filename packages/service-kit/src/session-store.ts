import type { SessionStore } from '@fastify/session'
import { SESSION_COOKIE } from '@kahani/contracts/headers'
import type { Redis } from 'ioredis'
import { z } from 'zod'

/** What a session holds once somebody has signed in. */
export const sessionDataSchema = z.object({
  userId: z.number().int().positive(),
  username: z.string(),
  isAdmin: z.boolean(),
})
export type SessionData = z.infer<typeof sessionDataSchema>

/** How long a session lasts unused, in ms. */
export const SESSION_MS = 30 * 24 * 60 * 60 * 1000

/** Where a session is kept in Redis. */
export const sessionKey = (sessionId: string) => `session:${sessionId}`

/** `@fastify/session`'s store in Redis. A session that nobody uses is gone after `SESSION_MS`. */
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

/** Who a stored session belongs to; null where nobody has signed in, or the text is of another kind. */
export function readSession(text: string | null): SessionData | null {
  if (text === null) return null
  const parsed = sessionDataSchema.safeParse(JSON.parse(text).user)
  return parsed.success ? parsed.data : null
}

/**
 * Options of `@fastify/session` for the one service that writes sessions. Nothing is written for a visitor or a mere
 * read: a late write could bring a signed-out session back.
 * @param secure whether the product is reached over https
 */
export const sessionOptions = (store: SessionStore, secret: string, secure: boolean) => ({
  store,
  secret,
  cookieName: SESSION_COOKIE,
  rolling: false,
  saveUninitialized: false,
  cookie: { path: '/', httpOnly: true, sameSite: 'lax' as const, secure, maxAge: SESSION_MS },
})
