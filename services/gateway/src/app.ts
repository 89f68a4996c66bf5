import { randomUUID } from 'node:crypto'
import { REQUEST_ID_HEADER } from '@kahani/contracts/headers'
import { createApp } from '@kahani/service-kit/app'
import { internalOnly } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import type { FastifyReply } from 'fastify'
import type { Redis } from 'ioredis'
import type { Env } from './env.ts'
import { crookedPath } from './errors.ts'
import { registerCsrfProtection } from './plugins/csrf-protection.ts'
import { guardPaths } from './plugins/path-guard.ts'
import { logRequests } from './plugins/request-log.ts'
import { callHeaders } from './plugins/security-headers.ts'
import { readIdentity } from './plugins/session-identity.ts'
import { dropUnusedConnections } from './plugins/unused-connections.ts'
import { healthRoutes, serviceIsReady } from './routes/health.ts'
import { proxyRoutes } from './routes/proxy.ts'
import { UPSTREAMS, type Upstream } from './routes/upstreams.ts'
import { webAppRoutes } from './routes/web-app.ts'
import { createSessionReader } from './sessions/session-reader.ts'

export interface Deps {
  env: Omit<Env, 'REDIS_URL' | 'HOST' | 'PORT' | 'NODE_ENV' | 'LOG_LEVEL'>
  redis: Redis
  logger: Logger
  upstreams?: readonly Upstream[]
  /** Milliseconds since 1970. */
  now?: () => number
}

const WELL_FORMED_ID = /^[\w-]{16,64}$/

/** The one origin: the web app, and the way to the services behind it. */
export async function buildApp({ env, redis, logger, upstreams = UPSTREAMS, now = Date.now }: Deps) {
  const app = createApp(logger, {
    requestIdHeader: false,
    genReqId: request => {
      const given = request.headers[REQUEST_ID_HEADER]
      return typeof given === 'string' && WELL_FORMED_ID.test(given) ? given : randomUUID()
    },
    trustProxy: env.TRUSTED_PROXIES ?? false,
    frameworkErrors: (_error, _request, reply: FastifyReply) => void reply.send(crookedPath()),
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

  dropUnusedConnections(app)
  guardPaths(app)
  await app.register(metricsPlugin, {
    registry: createMetrics('gateway'),
    onRequest: internalOnly(env.INTERNAL_TOKEN),
  })
  const checks = Object.fromEntries(Object.entries(urls).map(([service, url]) => [service, serviceIsReady(url)]))
  healthRoutes(app, { ...checks, redis: () => redis.ping() }, now)
  app.register(async calls => {
    logRequests(calls, logger)
    callHeaders(calls, publicUrl)
    registerCsrfProtection(calls, publicUrl)
    readIdentity(calls, sessions)
    proxyRoutes(calls, { upstreams, urls, publicUrl, sessions })
  })
  webAppRoutes(app, { dist: env.WEB_DIST, publicUrl, checkoutUrl: new URL(env.RAZORPAY_CHECKOUT_URL) })
  return app
}
