import { randomUUID } from 'node:crypto'
import { REQUEST_ID_HEADER } from '@kahani/contracts/headers'
import { createApp } from '@kahani/service-kit/app'
import { internalOnly } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import type { FastifyReply } from 'fastify'
import type { Redis } from 'ioredis'
import type { Env } from './env.ts'
import { unsafePath } from './errors.ts'
import { registerCsrfProtection } from './plugins/csrf-protection.ts'
import { logRequests } from './plugins/request-log.ts'
import { apiHeaders } from './plugins/security-headers.ts'
import { createSessionCookieReader, resolveIdentity } from './plugins/session-identity.ts'
import { rejectUnsafePaths } from './plugins/unsafe-paths.ts'
import { closeUnusedConnections } from './plugins/unused-connections.ts'
import { healthRoutes, readinessCheck } from './routes/health.ts'
import { proxyRoutes } from './routes/proxy.ts'
import { webAppRoutes } from './routes/web-app.ts'
import { createSessionReader } from './sessions/session-reader.ts'
import { UPSTREAMS, type Upstream } from './upstreams.ts'

export interface Deps {
  env: Omit<Env, 'REDIS_URL' | 'HOST' | 'PORT' | 'NODE_ENV' | 'LOG_LEVEL'>
  redis: Redis
  logger: Logger
  upstreams?: readonly Upstream[]
  /** Milliseconds since 1970. */
  now?: () => number
}

const VALID_REQUEST_ID = /^[\w-]{16,64}$/

/** Builds the gateway: the only public origin, which serves the web app and proxies the services. */
export async function buildApp({ env, redis, logger, upstreams = UPSTREAMS, now = Date.now }: Deps) {
  const app = createApp(logger, {
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
  const sessions = createSessionReader({
    redis,
    secret: env.SESSION_SECRET,
    privateKey: env.IDENTITY_PRIVATE_KEY,
    logger,
    now,
  })
  app.addHook('onClose', () => sessions.close())

  const sessionCookie = createSessionCookieReader(publicUrl.protocol === 'https:')
  closeUnusedConnections(app)
  rejectUnsafePaths(app)
  await app.register(metricsPlugin, {
    registry: createMetrics('gateway'),
    onRequest: internalOnly(env.INTERNAL_TOKEN),
  })
  const checks = Object.fromEntries(Object.entries(urls).map(([service, url]) => [service, readinessCheck(url)]))
  healthRoutes(app, { ...checks, redis: () => redis.ping() }, now)
  app.register(async api => {
    logRequests(api, logger)
    apiHeaders(api, publicUrl)
    registerCsrfProtection(api, publicUrl)
    resolveIdentity(api, sessions, sessionCookie)
    proxyRoutes(api, { upstreams, urls, publicUrl, sessions, sessionCookie })
  })
  webAppRoutes(app, { dist: env.WEB_DIST, publicUrl, checkoutUrl: new URL(env.RAZORPAY_CHECKOUT_URL) })
  return app
}
