import { CSRF_HEADER, CSRF_HEADER_VALUE } from '@kahani/contracts/headers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbiddenOrigin } from '../errors.ts'
import { isWebhook } from '../routes/upstreams.ts'

const READS = new Set(['GET', 'HEAD'])

/** Whether a call comes from a page of ours, by what only a browser can say. */
function fromOurPages({ headers }: FastifyRequest, publicUrl: URL): boolean {
  const { origin, host } = headers
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin'
  if (origin === publicUrl.origin) return true
  return origin === `https://${host}` || (publicUrl.protocol === 'http:' && origin === `http://${host}`)
}

/** Refuses calls that change something unless our own script made them, so that no other site can act as the reader. */
export function registerCsrfProtection(app: FastifyInstance, publicUrl: URL) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (READS.has(request.method) || isWebhook(request)) return done()
    const ours = request.headers[CSRF_HEADER] === CSRF_HEADER_VALUE && fromOurPages(request, publicUrl)
    done(ours ? undefined : forbiddenOrigin())
  })
}
