import { SESSION_HINT_COOKIE, sessionCookieName } from '@kahani/contracts/headers'
import type { FastifyInstance } from 'fastify'

/** That of a session that is not used. The renewal of the session renews the hint too. */
const LIFETIME_S = 30 * 24 * 60 * 60

/** @param secure whether the public URL is https */
export function createSessionHint(secure: boolean) {
  const sessionName = sessionCookieName(secure)
  const has = (header: string | undefined, name: string) =>
    header !== undefined && new RegExp(`(?:^|;) *${name}=`).test(header)
  const cookie = (name: string, value: string, maxAge: number, attributes = '') =>
    `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${attributes}${secure ? '; Secure' : ''}`

  return {
    /** Deletes the cookies of a session that has ended, so that the browser stops asking who is signed in. */
    deleteStale(api: FastifyInstance) {
      api.addHook('onSend', ({ headers, sessionUser }, reply, _payload, done) => {
        // The auth service deletes them by itself.
        if (reply.statusCode !== 401 || sessionUser !== null || reply.hasHeader('set-cookie')) return done()
        if (has(headers.cookie, SESSION_HINT_COOKIE)) reply.header('set-cookie', cookie(SESSION_HINT_COOKIE, '', 0))
        if (has(headers.cookie, sessionName)) reply.header('set-cookie', cookie(sessionName, '', 0, '; HttpOnly'))
        return done()
      })
    },

    /** Sets the hint of a browser that has a session but no hint: one that signed in before there were hints, or lost it. */
    restore(pages: FastifyInstance) {
      pages.addHook('onSend', ({ headers }, reply, _payload, done) => {
        // A page that is unchanged has no content type.
        const isNavigation = headers.accept?.includes('text/html') ?? false
        if (isNavigation && has(headers.cookie, sessionName) && !has(headers.cookie, SESSION_HINT_COOKIE)) {
          reply.header('set-cookie', cookie(SESSION_HINT_COOKIE, '1', LIFETIME_S))
        }
        done()
      })
    },
  }
}
