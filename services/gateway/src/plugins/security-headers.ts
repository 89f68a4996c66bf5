import helmet from '@fastify/helmet'
import { REQUEST_ID_HEADER } from '@kahani/contracts/headers'
import type { FastifyInstance } from 'fastify'

/**
 * What a checkout needs of the page that opens it. Razorpay's own brings a second script, which tells it how risky the
 * payment is, shows its form in frames of its API and reports to several of its hosts; any other stays within its origin.
 */
function checkoutSources({ origin, hostname }: URL) {
  if (!hostname.endsWith('.razorpay.com')) return { scripts: [origin], frames: [origin], rest: [origin] }
  return {
    scripts: [origin, 'https://cdn.razorpay.com'],
    frames: ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
    rest: ['https://*.razorpay.com'],
  }
}

/** What a page may load and do. */
function contentSecurityPolicy(checkoutUrl: URL) {
  const checkout = checkoutSources(checkoutUrl)
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...checkout.scripts],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...checkout.rest],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...checkout.rest],
    frameSrc: checkout.frames,
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
  }
}

const YEAR_S = 365 * 24 * 60 * 60

/** The headers of documents and of what they load. */
export async function documentHeaders(app: FastifyInstance, publicUrl: URL, checkoutUrl: URL) {
  const https = publicUrl.protocol === 'https:'
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...contentSecurityPolicy(checkoutUrl), ...(https ? { upgradeInsecureRequests: [] } : {}) },
    },
    strictTransportSecurity: https ? { maxAge: YEAR_S, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    // An address may hold a token, so nobody is told more than the origin, our own services included. Not told even that,
    // Razorpay can't see that a payment comes from the site it knows, and calls may carry `Origin: null`.
    referrerPolicy: { policy: 'strict-origin' },
    // A bank's page opens in a window of its own, and answers the checkout in ours.
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
