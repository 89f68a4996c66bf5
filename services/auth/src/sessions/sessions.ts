import { SESSION_COOKIE } from '@kahani/contracts/headers'
import { SESSION_MS, type SessionData, sessionKey } from '@kahani/service-kit/session-store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { StoredUser } from '../users/user-repository.ts'

declare module 'fastify' {
  interface Session {
    user?: SessionData
  }
}

const RENEWED_EVERY_MS = 24 * 60 * 60 * 1000

/** Begins, renews and ends sessions. This service alone writes them. */
export function createSessions(redis: Redis) {
  return {
    /** A new session id at every sign-in, so that one known before is worth nothing after. */
    async begin(request: FastifyRequest, user: StoredUser): Promise<void> {
      await request.session.regenerate()
      request.session.user = { userId: user.id, username: user.username, isAdmin: user.isAdmin }
    },

    /** Gives a session that is used its full time again, once a day. Only one that is still there is renewed. */
    async renew(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { session } = request
      const key = sessionKey(session.sessionId)
      if ((await redis.pttl(key)) > SESSION_MS - RENEWED_EVERY_MS) return
      const kept = await redis.set(key, JSON.stringify(session), 'PX', SESSION_MS, 'XX')
      if (kept === null) return
      const { path, httpOnly, secure } = session.cookie
      reply.setCookie(SESSION_COOKIE, session.encryptedSessionId, {
        path: path ?? '/',
        httpOnly: httpOnly ?? true,
        secure: secure === true,
        sameSite: 'lax',
        expires: new Date(Date.now() + SESSION_MS),
      })
    },

    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await request.session.destroy()
      reply.clearCookie(SESSION_COOKIE, { path: '/' })
    },
  }
}
export type Sessions = ReturnType<typeof createSessions>
