import cookie from '@fastify/cookie'
import session from '@fastify/session'
import { createApp } from '@kahani/service-kit/app'
import { auditAdministration } from '@kahani/service-kit/audit'
import { pingDatabase } from '@kahani/service-kit/database'
import { healthPlugin } from '@kahani/service-kit/health'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import { measureOutbox } from '@kahani/service-kit/outbox'
import { measureReplica } from '@kahani/service-kit/read-replica'
import { pingRedis } from '@kahani/service-kit/redis'
import { measureQueues } from './administration/queue-metrics.ts'
import { measureRedisMemory } from './redis-memory.ts'
import { accountRoutes } from './routes/account.ts'
import { accountDeletionRoutes } from './routes/account-deletion.ts'
import { accountDetailRoutes } from './routes/account-details.ts'
import { adminRoutes } from './routes/admin.ts'
import { adminEmailRoutes } from './routes/admin-email.ts'
import { adminNewsletterRoutes } from './routes/admin-newsletters.ts'
import { auditRoutes } from './routes/audit.ts'
import { clientErrorRoutes } from './routes/client-errors.ts'
import { contactRoutes } from './routes/contact.ts'
import { emailVerificationRoutes } from './routes/email-verification.ts'
import { giftPreviewRoute } from './routes/gift-preview.ts'
import { googleRoutes } from './routes/google.ts'
import { internalRoutes } from './routes/internal.ts'
import { newsletterRoutes } from './routes/newsletter.ts'
import { passwordRoutes } from './routes/passwords.ts'
import { secondFactorRoutes } from './routes/second-factors.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { type AppDeps, createServices } from './services.ts'
import { addSessionHint } from './sessions/session-hint.ts'
import { currentUser } from './sessions/session-service.ts'
import { sessionOptions } from './sessions/session-store.ts'

const BODY_LIMIT = 64 * 1024

/** Accounts, sessions and administration. */
export async function buildApp(deps: AppDeps) {
  const { env, db, redis, logger } = deps
  const app = createApp(logger, { bodyLimit: BODY_LIMIT })
  await app.register(healthPlugin, { checks: { database: () => pingDatabase(db), redis: () => pingRedis(redis) } })
  const registry = measureOutbox(createMetrics('auth'), db)
  measureReplica(registry, db, deps.reads ?? db)
  measureRedisMemory(redis, registry)
  await app.register(metricsPlugin, { registry })
  await app.register(cookie)
  const services = createServices(deps)
  const { secure, store, sessions, queues } = services
  await app.register(session, sessionOptions(store, env.SESSION_SECRET, secure))
  addSessionHint(app, secure)
  app.addHook('onRequest', sessions.signAgain)
  measureQueues(registry, queues)
  app.addHook('onClose', queues.close)

  const recordRead = auditAdministration(app, {
    actorOf: request => currentUser(request).userId,
    record: services.audit.add,
  })
  accountRoutes(app, services)
  sessionRoutes(app, services)
  passwordRoutes(app, services)
  emailVerificationRoutes(app, services)
  googleRoutes(app, services)
  secondFactorRoutes(app, services)
  accountDeletionRoutes(app, services)
  accountDetailRoutes(app, services)
  internalRoutes(app, services)
  adminRoutes(app, services, recordRead)
  auditRoutes(app, services, recordRead)
  newsletterRoutes(app, services)
  giftPreviewRoute(app, services)
  clientErrorRoutes(app, services, registry)
  contactRoutes(app, services)
  adminEmailRoutes(app, services)
  adminNewsletterRoutes(app, services)
  return app
}
