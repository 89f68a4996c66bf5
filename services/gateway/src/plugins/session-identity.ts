import { sessionCookieName } from '@kahani/contracts/headers'
import { unavailable } from '@kahani/service-kit/http-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SessionReader, SessionUser } from '../sessions/session-reader.ts'
import { isSentByServer } from '../upstreams.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor. */
    sessionUser: SessionUser | null
  }
}

/** Reads the raw session cookie, including its signature, from a Cookie header. */
export type ReadSessionCookie = (header: string | undefined) => string | undefined

/** @param secure whether the public URL is https */
export function createSessionCookieReader(secure: boolean): ReadSessionCookie {
  const pattern = new RegExp(`(?:^|;) *${sessionCookieName(secure)}=([^;]*)`)
  return header => (header === undefined ? undefined : pattern.exec(header)?.[1])
}

/**
 * Exchanges the session for an identity token. Responds with 503 if the session can't be read, never as for a visitor.
 * @returns a function that does it again, after a body took longer to arrive than the token is valid
 */
export function resolveIdentity(app: FastifyInstance, sessions: SessionReader, sessionCookie: ReadSessionCookie) {
  const read = (cookie: string) =>
    sessions.read(cookie).catch(cause => {
      throw unavailable('sign-in', cause)
    })
  app.decorateRequest('sessionUser', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const cookie = sessionCookie(request.headers.cookie)
    if (cookie === undefined || isSentByServer(request)) return done()
    const cached = sessions.cached(cookie)
    if (cached !== undefined) {
      request.sessionUser = cached
      return done()
    }
    read(cookie).then(user => {
      request.sessionUser = user
      done()
    }, done)
  })
  return async function renewIdentity(request: FastifyRequest): Promise<void> {
    const cookie = request.sessionUser && sessionCookie(request.headers.cookie)
    if (!cookie) return
    request.sessionUser = sessions.cached(cookie) ?? (await read(cookie))
  }
}

/** Invalidates the cached session before the response of a request that may have changed it is sent. */
export function invalidateChangedSessions(
  app: FastifyInstance,
  sessions: SessionReader,
  sessionCookie: ReadSessionCookie,
) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const mayHaveChanged = request.method !== 'GET' || reply.hasHeader('set-cookie')
    const cookie = mayHaveChanged ? sessionCookie(request.headers.cookie) : undefined
    if (cookie !== undefined) sessions.invalidate(cookie)
    done(null, payload)
  })
}
