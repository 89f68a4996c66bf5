import helmet from '@fastify/helmet'
import { REQUEST_ID_HEADER } from '@kahani/contracts/headers'
import type { FastifyInstance } from 'fastify'

/**
 * CSP sources of the checkout. Razorpay's loads a risk-analysis script, opens frames of its API and reports to several of
 * its hosts. Any other checkout is limited to its origin.
 */
function checkoutSources({ origin, hostname }: URL) {
  if (!hostname.endsWith('.razorpay.com')) return { scripts: [origin], frames: [origin], rest: [origin] }
  return {
    scripts: [origin, 'https://cdn.razorpay.com'],
    frames: ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
    rest: ['https://*.razorpay.com'],
  }
}

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

/** Adds security headers to the web app's documents and assets. */
export async function documentHeaders(app: FastifyInstance, publicUrl: URL, checkoutUrl: URL) {
  const https = publicUrl.protocol === 'https:'
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...contentSecurityPolicy(checkoutUrl), ...(https ? { upgradeInsecureRequests: [] } : {}) },
    },
    strictTransportSecurity: https ? { maxAge: YEAR_S, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    // A URL may contain a token, so only the origin is sent. Without it Razorpay can't recognize the registered site, and
    // requests may have `Origin: null`.
    referrerPolicy: { policy: 'strict-origin' },
    // The bank's page opens in a popup and reports to the checkout in our page.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  })
}

/** Adds security headers to API responses. Faster than helmet, and sufficient because they are not documents. */
export function apiHeaders(app: FastifyInstance, publicUrl: URL) {
  const https = publicUrl.protocol === 'https:'
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('cross-origin-resource-policy', 'same-origin')
    reply.header(REQUEST_ID_HEADER, request.id)
    if (https) reply.header('strict-transport-security', `max-age=${YEAR_S}`)
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
