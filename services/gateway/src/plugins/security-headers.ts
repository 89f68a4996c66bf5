import helmet from '@fastify/helmet'
import { REQUEST_ID_HEADER } from '@kahani/contracts/headers'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is a file, whose Cache-Control the service sets. */
    isFile?: true | undefined
  }
}

/** The two style elements of Razorpay's checkout.js, which animate its spinner and size its frame. */
const RAZORPAY_STYLES = [
  "'sha256-x8KwkBlDnBKg2FKvRD2OrmWxJgLZcjB8E1HEMQTqnCs='",
  "'sha256-VYoJM+B5VwF3YDs5YIEt5XASBqk8M2apkiuz5wugOu4='",
]

/**
 * CSP sources of the checkout. Razorpay's loads a risk-analysis script, opens frames of its API and reports to several of
 * its hosts. Any other checkout is limited to its origin.
 */
function checkoutSources({ origin, hostname }: URL) {
  if (!hostname.endsWith('.razorpay.com')) return { scripts: [origin], styles: [], frames: [origin], rest: [origin] }
  return {
    scripts: [origin, 'https://cdn.razorpay.com'],
    styles: RAZORPAY_STYLES,
    frames: ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
    rest: ['https://*.razorpay.com'],
  }
}

function contentSecurityPolicy(checkoutUrl: URL) {
  const checkout = checkoutSources(checkoutUrl)
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...checkout.scripts],
    styleSrc: ["'self'", ...checkout.styles],
    imgSrc: ["'self'", 'data:', 'blob:', ...checkout.rest],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...checkout.rest],
    frameSrc: checkout.frames,
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
  }
}

const YEAR_S = 365 * 24 * 60 * 60
// The bank's page opens in a popup and reports to the checkout in our page.
const OPENER_POLICY = 'same-origin-allow-popups'
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Browser features that our pages and the frames in them can use. */
function permissionsPolicy(checkoutUrl: URL) {
  const frames = checkoutSources(checkoutUrl).frames.map(origin => `"${origin}"`)
  return [
    ...DENIED_FEATURES.map(feature => `${feature}=()`),
    `payment=(self ${frames.join(' ')})`,
    // The reader.
    ...['fullscreen', 'screen-wake-lock'].map(feature => `${feature}=(self)`),
  ].join(', ')
}

/** Of every response that is no document of the web app, and loads nothing if it is opened as one. */
const NO_DOCUMENT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Adds the security headers of every response. */
export function commonHeaders(app: FastifyInstance, publicUrl: URL) {
  const headers = {
    'content-security-policy': NO_DOCUMENT,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': OPENER_POLICY,
    ...(publicUrl.protocol === 'https:' && { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Adds security headers to the web app's documents. */
export async function documentHeaders(app: FastifyInstance, publicUrl: URL, checkoutUrl: URL) {
  const https = publicUrl.protocol === 'https:'
  // helmet keeps a policy that is set.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.removeHeader('content-security-policy')
    done()
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...contentSecurityPolicy(checkoutUrl), ...(https ? { upgradeInsecureRequests: [] } : {}) },
    },
    // Set for every response.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: false,
    xContentTypeOptions: false,
    xFrameOptions: { action: 'deny' },
    // A URL may contain a token, so only the origin is sent. Without it Razorpay can't recognize the registered site, and
    // requests may have `Origin: null`.
    referrerPolicy: { policy: 'strict-origin' },
  })
  const permissions = permissionsPolicy(checkoutUrl)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', permissions)
    done()
  })
}

/** Adds headers to API responses. Only pictures and books may be stored, if the service allows it. */
export function apiHeaders(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const type = reply.getHeader('content-type')
    const isFile = request.routeOptions.config.isFile && !String(type).startsWith('application/json')
    if (!isFile || !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
