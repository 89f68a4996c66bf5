import helmet from '@fastify/helmet'
import { REQUEST_ID_HEADER } from '@kahani/contracts/headers'
import type { FastifyInstance } from 'fastify'

/** What a page may load and do. Whatever else a page comes to need, such as a checkout's script and frame, is added here. */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
}

const YEAR_S = 365 * 24 * 60 * 60

/** The headers of documents and of what they load. */
export async function documentHeaders(app: FastifyInstance, publicUrl: URL) {
  const https = publicUrl.protocol === 'https:'
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...CONTENT_SECURITY_POLICY, ...(https ? { upgradeInsecureRequests: [] } : {}) },
    },
    strictTransportSecurity: https ? { maxAge: YEAR_S, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    // An address may hold a token; only our own pages are told where the reader came from.
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  })
}

/**
 * The headers of calls: they can't be taken for another kind of file or embedded by another site. A few constants,
 * since calls are many and hold no documents.
 */
export function callHeaders(app: FastifyInstance, publicUrl: URL) {
  const https = publicUrl.protocol === 'https:'
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('cross-origin-resource-policy', 'same-origin')
    reply.header(REQUEST_ID_HEADER, request.id)
    if (https) reply.header('strict-transport-security', `max-age=${YEAR_S}`)
    done()
  })
}
