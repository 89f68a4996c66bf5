import { createApp } from '@kahani/service-kit/app'
import { databaseAnswers } from '@kahani/service-kit/database'
import { healthPlugin } from '@kahani/service-kit/health'
import { identityPlugin } from '@kahani/service-kit/identity'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { Env } from './env.ts'
import { createLedgerService } from './ledger/ledger-service.ts'
import { creditRoutes } from './routes/credits.ts'
import { internalRoutes } from './routes/internal.ts'

export interface Deps {
  env: Pick<Env, 'IDENTITY_PUBLIC_KEY' | 'INTERNAL_TOKEN'>
  db: Kysely<Database>
  logger: Logger
}

/** The credit ledger, as an app that can be listened to or asked directly. */
export async function buildApp({ env, db, logger }: Deps) {
  const app = createApp(logger)
  await app.register(healthPlugin, { checks: { database: () => databaseAnswers(db) } })
  await app.register(metricsPlugin, { registry: createMetrics('payments') })
  await app.register(identityPlugin, { publicKey: env.IDENTITY_PUBLIC_KEY })

  const ledger = createLedgerService(db)
  creditRoutes(app, ledger)
  internalRoutes(app, ledger, env.INTERNAL_TOKEN)
  return app
}
