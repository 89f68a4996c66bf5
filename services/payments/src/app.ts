import { emailCoverSchema } from '@kahani/contracts/email-pictures'
import { createApp } from '@kahani/service-kit/app'
import { auditAdministration, auditAt } from '@kahani/service-kit/audit'
import { pingDatabase } from '@kahani/service-kit/database'
import { createDerivedTokens } from '@kahani/service-kit/derived-tokens'
import { healthPlugin } from '@kahani/service-kit/health'
import { identityPlugin } from '@kahani/service-kit/identity'
import { createInternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { addGauge, createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import { createNameLookup } from '@kahani/service-kit/name-lookup'
import { notificationRoutes } from '@kahani/service-kit/notifications'
import { measureOutbox } from '@kahani/service-kit/outbox'
import type { ChangedProfiles } from '@kahani/service-kit/profile-cache'
import { createRateLimiter, HOUR_S } from '@kahani/service-kit/rate-limit'
import { measureReplica } from '@kahani/service-kit/read-replica'
import { requireAdministratorAt } from '@kahani/service-kit/require-administrator'
import type { Kysely } from 'kysely'
import { createAdminAccounts } from './administration/admin-accounts.ts'
import { createAdminOrders } from './administration/admin-orders.ts'
import type { Database } from './database.ts'
import { createDisputeRepository } from './disputes/dispute-repository.ts'
import type { Env } from './env.ts'
import { createErasureService } from './erasure/erasure-service.ts'
import { createGetAccountPayments } from './erasure/get-account-payments.ts'
import { createGiftCodes } from './gifts/gift-codes.ts'
import { createGiftService } from './gifts/gift-service.ts'
import { createSentGiftService } from './gifts/sent-gift-service.ts'
import { createLedgerService } from './ledger/ledger-service.ts'
import { createNotificationService, type FindCover } from './notifications/notification-service.ts'
import { createAccountRepair } from './orders/account-repair.ts'
import { createCopyCancellation } from './orders/copy-cancellation.ts'
import { createOrderRepository } from './orders/order-repository.ts'
import { createOrderService } from './orders/order-service.ts'
import { createPaymentService } from './orders/payment-service.ts'
import { createReconciler } from './orders/reconciler.ts'
import { createPrintFiles } from './prints/print-files.ts'
import { createPrintService } from './prints/print-service.ts'
import { createRazorpay } from './provider/razorpay.ts'
import { adminRoutes } from './routes/admin.ts'
import { creditRoutes } from './routes/credits.ts'
import { giftRoutes } from './routes/gifts.ts'
import { internalRoutes } from './routes/internal.ts'
import { internalUserRoutes } from './routes/internal-users.ts'
import { printRoutes } from './routes/prints.ts'
import { sentGiftRoutes } from './routes/sent-gifts.ts'
import { shopRoutes } from './routes/shop.ts'
import { webhookRoute } from './routes/webhook.ts'
import { createWebhookService } from './webhooks/webhook-service.ts'

export interface AppDeps {
  env: Omit<
    Env,
    'NODE_ENV' | 'HOST' | 'PORT' | 'LOG_LEVEL' | 'DRAIN_SECONDS' | 'ALLOW_UNSAFE' | 'DATABASE_URL' | 'REDIS_URL'
  >
  db: Kysely<Database>
  /** For lists that may be slightly behind (`openReadReplica`). Default: `db`. */
  reads?: Kysely<Database>
  /** The counters of rate limits. */
  redis: Parameters<typeof createRateLimiter>[0]
  /** The cached answers of `GET /api/me`. */
  profiles: ChangedProfiles
  logger: Logger
  flushOutbox: () => void
  /** Timeouts in ms, with production defaults. */
  timeouts?: { provider?: number; webhookLock?: number }
}

/** Mobile carriers share one address among thousands of families. */
const GIFT_DETAILS_PER_HOUR = 300

/** Shorter than `auth` waits for the content of an email. */
const COVER_TIMEOUT_MS = 4_000

/** Orders, gifts, printed copies and the credit ledger. */
export async function buildApp({ env, db, reads = db, redis, profiles, logger, flushOutbox, timeouts = {} }: AppDeps) {
  const app = createApp(logger)
  await app.register(healthPlugin, { checks: { database: () => pingDatabase(db) } })
  const registry = measureOutbox(createMetrics('payments'), db)
  measureReplica(registry, db, reads)
  addGauge(registry, 'payment_disputes_open', 'Disputes of payments that are not decided', async () => {
    return (await createDisputeRepository(db).summarizeOpen()).count
  })
  await app.register(metricsPlugin, { registry })
  await app.register(identityPlugin, { publicKeys: env.IDENTITY_PUBLIC_KEY })

  const credentials = { caller: 'payments', token: env.INTERNAL_TOKEN } as const
  const auth = createInternalClient(credentials, 'auth', env.AUTH_URL)
  const stories = createInternalClient(credentials, 'stories', env.STORIES_URL)
  const files = createPrintFiles(createInternalClient(credentials, 'exports', env.EXPORTS_URL))
  const recordRead = auditAdministration(app, auditAt(auth))
  const provider = createRazorpay(env, timeouts.provider)
  const tokens = createDerivedTokens(env.GIFT_KEY, 'gift')
  const ledger = createLedgerService(db)
  const prints = createPrintService({ db, ledger, files, profiles, flushOutbox })
  const orders = createOrderService({ env, db, provider, ledger, files, logger })
  const payments = createPaymentService({ env, db, provider, profiles, logger, flushOutbox })
  const reconciler = createReconciler({ db, provider, profiles, logger, flushOutbox })

  creditRoutes(app, ledger, createOrderRepository(db))
  shopRoutes(app, orders, payments, env.RAZORPAY_CHECKOUT_URL)
  const giftDetails = createRateLimiter(redis, 'payments')('gift-details', {
    points: GIFT_DETAILS_PER_HOUR,
    durationS: HOUR_S,
  })
  const codes = createGiftCodes(env.GIFT_KEY)
  giftRoutes(app, createGiftService({ db, tokens, codes, auth, profiles, logger }), giftDetails)
  sentGiftRoutes(app, createSentGiftService({ db, tokens, codes, flushOutbox }))
  /** An email without the cover is better than a late one. */
  const findCover: FindCover = async storyId => {
    try {
      const options = { answer: emailCoverSchema, timeoutMs: COVER_TIMEOUT_MS }
      return (await stories.call(`/internal/stories/${storyId}/email-cover`, options)).cover
    } catch (err) {
      logger.warn({ err, storyId }, 'email without the cover')
      return null
    }
  }
  const titles = createNameLookup(stories, '/internal/stories/titles', logger)
  const cancelCopies = createCopyCancellation({ db, profiles, flushOutbox })
  printRoutes(app, { orders, prints, cancelCopies, titles, callers: env.INTERNAL_CALLERS })
  webhookRoute(
    app,
    createWebhookService({ env, db, profiles, logger, flushOutbox, lockTimeoutMs: timeouts.webhookLock }),
  )
  const accounts = createAccountRepair({ db, ledger, reconciler, auth })
  adminRoutes(app, {
    ...{
      accounts,
      orders: createAdminOrders(reads),
      prints,
      recordRead,
      requireAdministrator: requireAdministratorAt(auth),
    },
    usernames: createNameLookup(auth, '/internal/users/names', logger),
    titles,
  })
  internalRoutes(app, { ledger, prints, adminAccounts: createAdminAccounts(reads), callers: env.INTERNAL_CALLERS })
  const erasure = createErasureService(db, profiles, logger)
  internalUserRoutes(app, erasure, createGetAccountPayments(db, auth), env.INTERNAL_CALLERS)
  notificationRoutes(app, createNotificationService(db, tokens, findCover), env.INTERNAL_CALLERS)
  return { app, reconciler }
}
