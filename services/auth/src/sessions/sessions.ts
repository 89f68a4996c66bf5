import { SESSION_COOKIE } from '@kahani/contracts/headers'
import { notSignedIn } from '@kahani/service-kit/http-error'
import { SESSION_MS, type SessionData, sessionKey } from '@kahani/service-kit/session-store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { StoredUser } from '../users/user-repository.ts'

declare module 'fastify' {
  interface Session {
    user?: SessionData
  }
}

const RENEWAL_INTERVAL_MS = 24 * 60 * 60 * 1000

/** @throws HttpError 401 */
export function currentUser(request: Pick<FastifyRequest, 'session'>): SessionData {
  const { user } = request.session
  if (!user) throw notSignedIn()
  return user
}

/** A hook that responds with 401 to visitors, before the body is parsed. */
export const requireSession = async (request: Pick<FastifyRequest, 'session'>) => void currentUser(request)

/** Only this service writes sessions. */
export function createSessions(redis: Redis) {
  return {
    /** Regenerates the session id at every sign-in, against session fixation. */
    async start(request: FastifyRequest, user: StoredUser): Promise<void> {
      await request.session.regenerate()
      request.session.user = { userId: user.id, username: user.username, isAdmin: user.isAdmin }
    },

    /** Extends the session, once a day. `XX` prevents it from restoring a session that was destroyed meanwhile. */
    async renew(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { session } = request
      const key = sessionKey(session.sessionId)
      if ((await redis.pttl(key)) > SESSION_MS - RENEWAL_INTERVAL_MS) return
      const renewed = await redis.set(key, JSON.stringify(session), 'PX', SESSION_MS, 'XX')
      if (renewed === null) return
      const { path, httpOnly, secure } = session.cookie
      reply.setCookie(SESSION_COOKIE, session.encryptedSessionId, {
        path: path ?? '/',
        httpOnly: httpOnly ?? true,
        secure: secure === true,
        sameSite: 'lax',
        expires: new Date(Date.now() + SESSION_MS),
      })
    },

    async destroy(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await request.session.destroy()
      reply.clearCookie(SESSION_COOKIE, { path: '/' })
    },
  }
}
export type Sessions = ReturnType<typeof createSessions>
