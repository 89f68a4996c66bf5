import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '@kahani/contracts/headers'
import { createPictureNames } from '@kahani/pictures/picture-names'
import { createApp } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { internalOnly } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import { pingRedis, type RedisClient } from '@kahani/service-kit/redis'
import type { FastifyReply } from 'fastify'
import { createLargeBodies } from './bodies/large-bodies.ts'
import { rejectInvalidRequest } from './connections/client-errors.ts'
import { limitConnections } from './connections/connections.ts'
import { endSlowReaders } from './connections/slow-readers.ts'
import { endUnreadBodies } from './connections/unread-bodies.ts'
import { createCounts } from './counts.ts'
import { createPicturePreload } from './documents/picture-preload.ts'
import type { Env } from './env.ts'
import { unsafePath } from './errors.ts'
import { LIMITS, type Limits } from './limits.ts'
import { measureCertificate, registerUsage } from './metrics.ts'
import { registerCsrfProtection } from './plugins/csrf-protection.ts'
import { logRequests } from './plugins/request-log.ts'
import { apiHeaders, commonHeaders } from './plugins/security-headers.ts'
import { createSessionHint } from './plugins/session-hint.ts'
import { createSessionCookieReader, resolveIdentity } from './plugins/session-identity.ts'
import { rejectAmbiguousRequests } from './plugins/unsafe-paths.ts'
import { createEventStreams } from './proxy/event-streams.ts'
import { createResponseBuffers } from './proxy/response-buffers.ts'
import { createUpstreamPool } from './proxy/upstream-pool.ts'
import { connectionChecks, healthRoutes, readinessCheck } from './routes/health.ts'
import { proxyRoutes } from './routes/proxy.ts'
import { securityTxtRoute } from './routes/security-txt.ts'
import { webAppRoutes } from './routes/web-app.ts'
import { createSessionReader } from './sessions/session-reader.ts'
import { UPSTREAMS, type Upstream } from './upstreams.ts'

export interface Deps {
  env: Omit<
    Env,
    | 'REDIS_URL'
    | 'STORAGE_URL'
    | 'STORAGE_FALLBACK_URL'
    | 'HOST'
    | 'PORT'
    | 'NODE_ENV'
    | 'ALLOW_UNSAFE'
    | 'LOG_LEVEL'
    | 'DRAIN_SECONDS'
  >
  redis: RedisClient
  blobs: Pick<BlobStore, 'get' | 'info' | 'stream'>
  logger: Logger
  upstreams?: readonly Upstream[]
  limits?: Partial<Limits>
  /** Milliseconds since 1970. */
  now?: () => number
}

const REQUEST_TIMEOUT_MS = 15 * 60_000
/** Families turn pages more slowly than services call each other. */
const KEEP_ALIVE_MS = 72_000
const VALID_REQUEST_ID = /^[\w-]{16,64}$/

/** Builds the gateway: the only public origin, which serves the web app and proxies the services. */
export async function buildApp({ env, redis, blobs, logger, upstreams = UPSTREAMS, now = Date.now, ...deps }: Deps) {
  const limits = { ...LIMITS, ...deps.limits }
  const app = createApp(logger, {
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.headersCheckMs },
    // Longer than any body may take, which has a limit of its own.
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    clientErrorHandler: (error, socket) => rejectInvalidRequest(error, socket, connections.isIdle(socket)),
    requestIdHeader: false,
    genReqId: request => {
      const received = request.headers[REQUEST_ID_HEADER]
      return typeof received === 'string' && VALID_REQUEST_ID.test(received) ? received : randomUUID()
    },
    trustProxy: env.TRUSTED_PROXIES ?? false,
    frameworkErrors: (_error, _request, reply: FastifyReply) => void reply.send(unsafePath()),
  })
  const urls = {
    auth: env.AUTH_URL,
    stories: env.STORIES_URL,
    payments: env.PAYMENTS_URL,
    exports: env.EXPORTS_URL,
  }
  const publicUrl = env.PUBLIC_URL
  const checkoutUrl = new URL(env.RAZORPAY_CHECKOUT_URL)
  const eventStreams = createEventStreams()
  const sessions = createSessionReader({
    redis,
    secrets: env.SESSION_SECRET,
    privateKey: env.IDENTITY_PRIVATE_KEY[0],
    logger,
    onInvalidate: eventStreams.end,
    now,
  })
  app.addHook('onClose', () => sessions.close())

  const isSecure = publicUrl.protocol === 'https:'
  const sessionCookie = createSessionCookieReader(isSecure)
  const sessionHint = createSessionHint(isSecure)
  const connections = limitConnections(app.server, {
    total: env.MAX_CONNECTIONS,
    perAddress: env.MAX_CONNECTIONS_PER_ADDRESS,
    trustedProxies: env.TRUSTED_PROXIES,
  })
  // Node would wait for the first request of connections that browsers open in advance.
  app.addHook('preClose', () => {
    eventStreams.end(null)
    return connections.close()
  })
  // The body is requested after the checks of the request's headers.
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) =>
    app.server.emit('request', request, response),
  )
  endSlowReaders(app, connections, limits)
  endUnreadBodies(app, limits.lingerMs)
  // Only the proxy reads bodies.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  const largeBodies = createLargeBodies(limits)
  const responseBuffers = createResponseBuffers(limits)
  const shared = { limits, requests: createCounts(), maxRequests: env.MAX_REQUESTS_PER_ADDRESS, responseBuffers, now }
  const pools = upstreams.map(upstream => createUpstreamPool(upstream, { url: urls[upstream.service], ...shared }))

  commonHeaders(app, publicUrl)
  rejectAmbiguousRequests(app)
  const registry = createMetrics('gateway')
  measureCertificate(registry, publicUrl)
  registerUsage(registry, { connections, largeBodies, responseBuffers, pools })
  await app.register(metricsPlugin, { registry, onRequest: internalOnly(env.INTERNAL_CALLERS, 'monitoring') })
  const checks = Object.fromEntries(Object.entries(urls).map(([service, url]) => [service, readinessCheck(url)]))
  const exhausted = connectionChecks(pools, limits.upstreamExhaustedMs)
  healthRoutes(app, { ...checks, ...exhausted, redis: () => pingRedis(redis) }, now)
  securityTxtRoute(app, { publicUrl, contact: env.SUPPORT_EMAIL }, now)
  app.register(async api => {
    logRequests(api, logger)
    apiHeaders(api)
    registerCsrfProtection(api, publicUrl)
    const renewIdentity = resolveIdentity(api, sessions, sessionCookie)
    sessionHint.deleteStale(api)
    const pictures = { blobs, names: createPictureNames(env.PICTURE_KEY), responseBuffers }
    const deps = { publicUrl, sessions, sessionCookie, renewIdentity, redis, now, largeBodies, eventStreams }
    proxyRoutes(api, { pools, pictures, ...deps })
  })
  app.register(async pages => {
    sessionHint.restore(pages)
    const preloadPicture = createPicturePreload(sessions, urls.stories)
    webAppRoutes(pages, { dist: env.WEB_DIST, publicUrl, checkoutUrl, sessionCookie, preloadPicture })
  })
  return app
}
