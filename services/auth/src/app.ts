import cookie from '@fastify/cookie'
import session from '@fastify/session'
import { createApp } from '@kahani/service-kit/app'
import { pingDatabase } from '@kahani/service-kit/database'
import { measureDeadLetters } from '@kahani/service-kit/dead-letters'
import { healthPlugin } from '@kahani/service-kit/health'
import { createInternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { createMetrics, metricsPlugin } from '@kahani/service-kit/metrics'
import { createProfileCache } from '@kahani/service-kit/profile-cache'
import type { Options as PasswordCost } from '@node-rs/argon2'
import type { Redis } from 'ioredis'
import type { Kysely } from 'kysely'
import { createAccountDataService } from './account-data/account-data-service.ts'
import { createAccountDeletionService } from './account-deletion/account-deletion-service.ts'
import { createAccountService } from './accounts/account-service.ts'
import { createEmailVerification } from './accounts/email-verification.ts'
import { createPasswordService } from './accounts/password-service.ts'
import { createProfiles } from './accounts/profiles.ts'
import { createAdminUserRepository } from './administration/admin-user-repository.ts'
import { createAdministrationService } from './administration/administration-service.ts'
import { createQueueService } from './administration/queue-service.ts'
import { requireAdministrator } from './administration/require-administrator.ts'
import { createRoleService } from './administration/role-service.ts'
import { createAuditRepository } from './audit/audit-repository.ts'
import { createContactService } from './contact/contact-service.ts'
import type { Database } from './database.ts'
import { createTestEmailService } from './email-delivery/test-email-service.ts'
import { createEmailLinkTokens } from './email-links/email-link-tokens.ts'
import type { Env } from './env.ts'
import { createGmailService, type GmailServiceDeps } from './gmail/gmail-service.ts'
import { createGoogleClient } from './google/google-client.ts'
import { createGoogleOAuth } from './google/google-oauth.ts'
import { createGoogleSignIn } from './google/google-sign-in.ts'
import { createSignInAttempts } from './google/sign-in-attempts.ts'
import { createNewsletterService } from './newsletter/newsletter-service.ts'
import { createNewsletterTokens } from './newsletter/newsletter-tokens.ts'
import { createSubscriptionService } from './newsletter/subscription-service.ts'
import { createPasswords } from './passwords/passwords.ts'
import { createRateLimits } from './rate-limits/rate-limits.ts'
import { measureRedisMemory } from './redis-memory.ts'
import { accountRoutes } from './routes/account.ts'
import { accountDeletionRoutes } from './routes/account-deletion.ts'
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
import { sessionRoutes } from './routes/sessions.ts'
import { addSessionHint } from './sessions/session-hint.ts'
import { createSessionService } from './sessions/session-service.ts'
import { createSessionStore, sessionOptions } from './sessions/session-store.ts'
import { createUserRepository } from './users/user-repository.ts'

export interface AppDeps {
  env: Pick<
    Env,
    | 'SESSION_SECRET'
    | 'PUBLIC_URL'
    | 'INTERNAL_TOKEN'
    | 'INTERNAL_CALLERS'
    | 'PAYMENTS_URL'
    | 'STORIES_URL'
    | 'SIGN_UPS_PER_HOUR'
    | 'google'
  > &
    GmailServiceDeps['env']
  db: Kysely<Database>
  redis: Redis
  logger: Logger
  /** Triggers the outbox relay after a commit. */
  flushOutbox: () => void
  /** Starts the deletion of the data of deleted accounts. */
  triggerErasure: () => void
  /** Limit for each call to Google, in ms. */
  googleTimeoutMs?: number
  passwordCost?: PasswordCost | undefined
}

const BODY_LIMIT = 64 * 1024

/** Accounts, sessions and administration. */
export async function buildApp(deps: AppDeps) {
  const { env, db, redis, logger, flushOutbox, triggerErasure } = deps
  const app = createApp(logger, { bodyLimit: BODY_LIMIT })
  await app.register(healthPlugin, { checks: { database: () => pingDatabase(db), redis: () => redis.ping() } })
  const registry = measureDeadLetters(createMetrics('auth'), db)
  measureRedisMemory(redis, registry)
  await app.register(metricsPlugin, { registry })
  await app.register(cookie)
  const secure = env.PUBLIC_URL.startsWith('https:')
  const store = createSessionStore(redis)
  await app.register(session, sessionOptions(store, env.SESSION_SECRET, secure))
  addSessionHint(app, secure)

  const credentials = { caller: 'auth', token: env.INTERNAL_TOKEN } as const
  const payments = createInternalClient(credentials, 'payments', env.PAYMENTS_URL)
  const limits = createRateLimits(redis, { signUpsPerHour: env.SIGN_UPS_PER_HOUR })
  const profiles = createProfileCache(redis, logger)
  const sessions = createSessionService({ db, store, profiles, secure })
  app.addHook('onRequest', sessions.signAgain)
  const tokens = createEmailLinkTokens(env.SESSION_SECRET)
  const verification = createEmailVerification({ db, tokens, profiles, flushOutbox })
  const passwords = createPasswords(deps.passwordCost)
  const accounts = createAccountService({ db, passwords, flushOutbox })
  accountRoutes(app, {
    accounts,
    sessions,
    profiles: createProfiles({ cache: profiles, payments, logger }),
    limits,
  })
  sessionRoutes(app, sessions)
  passwordRoutes(app, {
    passwords: createPasswordService({ db, passwords, sessions, tokens, flushOutbox }),
    sessions,
    limits,
  })
  emailVerificationRoutes(app, verification, limits)
  const oauth = env.google && createGoogleOAuth(env.google, env.PUBLIC_URL, deps.googleTimeoutMs)
  const google = oauth && {
    client: createGoogleClient(oauth),
    attempts: createSignInAttempts(redis),
    signIn: createGoogleSignIn({ db, limits, flushOutbox }),
  }
  googleRoutes(app, { google, sessions, limits, secure })
  const deletion = createAccountDeletionService({ db, passwords, sessions, payments, triggerErasure })
  accountDeletionRoutes(app, deletion, sessions, limits)
  const users = createUserRepository(db)
  const accountData = createAccountDataService({ db, store, flushOutbox })
  internalRoutes(app, { users, verification, accountData }, env.INTERNAL_CALLERS)

  const stories = createInternalClient(credentials, 'stories', env.STORIES_URL)
  const queues = createQueueService(redis, logger)
  app.addHook('onClose', queues.close)
  const onRequest = requireAdministrator(users)
  adminRoutes(app, {
    onRequest,
    administration: createAdministrationService({ users: createAdminUserRepository(db), stories, payments }),
    queues,
    roles: createRoleService(db, sessions),
    sessions,
  })
  auditRoutes(app, createAuditRepository(db), onRequest, env.INTERNAL_CALLERS)

  const subscriptionTokens = createNewsletterTokens(env.SESSION_SECRET)
  newsletterRoutes(app, createSubscriptionService({ db, tokens: subscriptionTokens, flushOutbox }), limits)
  giftPreviewRoute(app, accounts)
  clientErrorRoutes(app, limits, registry)
  contactRoutes(app, createContactService(db, flushOutbox), limits)

  const gmail = createGmailService({ env, oauth, db, redis, logger })
  adminEmailRoutes(app, { onRequest, gmail, testEmails: createTestEmailService(db, flushOutbox), accounts, limits })
  adminNewsletterRoutes(app, { onRequest, newsletters: createNewsletterService(db, flushOutbox), accounts, limits })
  return app
}
