import { SESSION_COOKIE } from '@kahani/contracts/headers'
import { unavailable } from '@kahani/service-kit/http-error'
import type { FastifyInstance } from 'fastify'
import { isWebhook } from '../routes/upstreams.ts'
import type { SessionReader } from '../sessions/session-reader.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed identity of who is calling, which the service behind is told; null for a visitor. */
    identityToken: string | null
  }
}

const COOKIE = new RegExp(`(?:^|;) *${SESSION_COOKIE}=([^;]*)`)

/** The session's cookie as it came, signature and all. */
export const sessionCookie = (header: string | undefined) =>
  header === undefined ? undefined : COOKIE.exec(header)?.[1]

/**
 * Where the session becomes an identity. A caller whose session can't be read is never taken for a visitor: the call is
 * answered 503.
 */
export function readIdentity(app: FastifyInstance, sessions: SessionReader) {
  app.decorateRequest('identityToken', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const cookie = sessionCookie(request.headers.cookie)
    if (cookie === undefined || isWebhook(request)) return done()
    const known = sessions.known(cookie)
    if (known !== undefined) {
      request.identityToken = known
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

/** What auth may have changed is read anew, and forgotten before the caller hears that it is done. */
export function forgetChanged(app: FastifyInstance, sessions: SessionReader) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const mayHaveChanged = request.method !== 'GET' || reply.hasHeader('set-cookie')
    const cookie = mayHaveChanged ? sessionCookie(request.headers.cookie) : undefined
    if (cookie !== undefined) sessions.forget(cookie)
    done(null, payload)
  })
}
