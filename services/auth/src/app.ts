import cookie from '@fastify/cookie'
import session from '@fastify/session'
import { createApp } from '@kahani/service-kit/app'
import { pingDatabase } from '@kahani/service-kit/database'
import { healthPlugin } from '@kahani/service-kit/health'
import { createInternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import { createSessionStore, sessionOptions } from '@kahani/service-kit/session-store'
import type { Redis } from 'ioredis'
import type { Kysely } from 'kysely'
import { createAccountSummaries } from './account-summary.ts'
import type { Database } from './database.ts'
import type { Env } from './env.ts'
import { limitRates } from './plugins/rate-limits.ts'
import { accountRoutes } from './routes/account.ts'
import { internalRoutes } from './routes/internal.ts'
import { createSessions } from './sessions/sessions.ts'
import { createUserRepository } from './users/user-repository.ts'
import { createUserService } from './users/user-service.ts'

export interface Deps {
  env: Pick<Env, 'SESSION_SECRET' | 'PUBLIC_URL' | 'INTERNAL_TOKEN' | 'PAYMENTS_URL'>
  db: Kysely<Database>
  redis: Redis
  logger: Logger
}

/** Accounts and sessions, as an app that can be listened to or asked directly. */
export async function buildApp({ env, db, redis, logger }: Deps) {
  const app = createApp(logger)
  await app.register(healthPlugin, { checks: { database: () => pingDatabase(db), redis: () => redis.ping() } })
  await app.register(metricsPlugin, { registry: createMetrics('auth') })
  await app.register(cookie)
  const secure = env.PUBLIC_URL.startsWith('https:')
  await app.register(session, sessionOptions(createSessionStore(redis), env.SESSION_SECRET, secure))
  await limitRates(app, redis)

  const payments = createInternalClient('shop', env.PAYMENTS_URL, env.INTERNAL_TOKEN)
  const users = createUserRepository(db)
  accountRoutes(app, {
    users: createUserService(users),
    sessions: createSessions(redis),
    standings: createAccountSummaries(payments, logger),
  })
  internalRoutes(app, users, env.INTERNAL_TOKEN)
  return app
}
