import { sessionCookieName } from '@kahani/contracts/headers'
import { unavailable } from '@kahani/service-kit/http-error'
import type { FastifyInstance } from 'fastify'
import type { SessionReader } from '../sessions/session-reader.ts'
import { isSentByServer } from '../upstreams.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The identity token that is sent to the service; null for a visitor. */
    identityToken: string | null
  }
}

/** Reads the raw session cookie, including its signature, from a Cookie header. */
export type ReadSessionCookie = (header: string | undefined) => string | undefined

/** @param secure whether the public URL is https */
export function createSessionCookieReader(secure: boolean): ReadSessionCookie {
  const pattern = new RegExp(`(?:^|;) *${sessionCookieName(secure)}=([^;]*)`)
  return header => (header === undefined ? undefined : pattern.exec(header)?.[1])
}

/** Exchanges the session for an identity token. Responds with 503 if the session can't be read, never as for a visitor. */
export function resolveIdentity(app: FastifyInstance, sessions: SessionReader, sessionCookie: ReadSessionCookie) {
  app.decorateRequest('identityToken', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const cookie = sessionCookie(request.headers.cookie)
    if (cookie === undefined || isSentByServer(request)) return done()
    const cached = sessions.cached(cookie)
    if (cached !== undefined) {
      request.identityToken = cached
      return done()
    }
    sessions.read(cookie).then(
      token => {
        request.identityToken = token
        done()
      },
      cause => done(unavailable('sign-in', cause)),
    )
  })
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
