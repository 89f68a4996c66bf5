import { SESSION_HINT_COOKIE, sessionCookieName } from '@kahani/contracts/headers'
import type { FastifyInstance } from 'fastify'

/** The hint that belongs to a `Set-Cookie` header of the session: the same, but readable by scripts and without the session id. */
function hintOf(sessionCookie: string): string {
  const [pair = '', ...attributes] = sessionCookie.split('; ')
  const value = pair.endsWith('=') ? '' : '1'
  return [`${SESSION_HINT_COOKIE}=${value}`, ...attributes.filter(attribute => attribute !== 'HttpOnly')].join('; ')
}

/**
 * Sets the hint with every session cookie that is set or deleted. Registered after `@fastify/session`.
 * @param secure whether the public URL is https
 */
export function addSessionHint(app: Pick<FastifyInstance, 'addHook'>, secure: boolean) {
  const prefix = `${sessionCookieName(secure)}=`
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const cookies = [reply.getHeader('set-cookie')].flat().map(String)
    const sessionCookie = cookies.findLast(cookie => cookie.startsWith(prefix))
    if (sessionCookie !== undefined) reply.header('set-cookie', hintOf(sessionCookie))
    done()
  })
}
