import { CSRF_HEADER, CSRF_HEADER_VALUE } from '@kahani/contracts/headers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbiddenOrigin } from '../errors.ts'
import { isSentByServer } from '../upstreams.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD'])

/** Whether the headers that only a browser sets show that the request comes from our origin. */
function isSameOrigin({ headers }: FastifyRequest, publicUrl: URL): boolean {
  const { origin, host } = headers
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin'
  if (origin === publicUrl.origin) return true
  return origin === `https://${host}` || (publicUrl.protocol === 'http:' && origin === `http://${host}`)
}

/** Rejects state-changing requests that another site might have triggered. */
export function registerCsrfProtection(app: FastifyInstance, publicUrl: URL) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || isSentByServer(request)) return done()
    const allowed = request.headers[CSRF_HEADER] === CSRF_HEADER_VALUE && isSameOrigin(request, publicUrl)
    done(allowed ? undefined : forbiddenOrigin())
  })
}
