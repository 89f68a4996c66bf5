import { createInternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { createProfileCache } from '@kahani/service-kit/profile-cache'
import type { RedisClient } from '@kahani/service-kit/redis'
import type { Options as PasswordCost } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import { createAccountDataService } from './account-data/account-data-service.ts'
import { createAccountDeletionService } from './account-deletion/account-deletion-service.ts'
import { createAccountDetails } from './accounts/account-details.ts'
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
import { createGmailService } from './gmail/gmail-service.ts'
import { createGoogleClient } from './google/google-client.ts'
import { createGoogleOAuth } from './google/google-oauth.ts'
import { createGoogleSignIn } from './google/google-sign-in.ts'
import { createSignInAttempts } from './google/sign-in-attempts.ts'
import { createNewsletterService } from './newsletter/newsletter-service.ts'
import { createNewsletterTokens } from './newsletter/newsletter-tokens.ts'
import { createSubscriptionService } from './newsletter/subscription-service.ts'
import { createPasswords } from './passwords/passwords.ts'
import { createRateLimits } from './rate-limits/rate-limits.ts'
import { createAuthenticatorApps } from './second-factors/authenticator-apps.ts'
import { createPasskeys } from './second-factors/passkeys.ts'
import { createSecondFactorService } from './second-factors/second-factor-service.ts'
import { createKnownDevices } from './sessions/known-devices.ts'
import { createSessionService } from './sessions/session-service.ts'
import { createSessionStore } from './sessions/session-store.ts'
import { administratorPolicy } from './users/administrator-policy.ts'
import { createUserRepository } from './users/user-repository.ts'

export interface AppDeps {
  env: Pick<
    Env,
    | 'NODE_ENV'
    | 'SESSION_SECRET'
    | 'PUBLIC_URL'
    | 'INTERNAL_TOKEN'
    | 'INTERNAL_CALLERS'
    | 'PAYMENTS_URL'
    | 'STORIES_URL'
    | 'SIGN_UPS_PER_HOUR'
    | 'SMTP_URL'
    | 'google'
  >
  db: Kysely<Database>
  /** For lists that may be slightly behind (`openReadReplica`). Default: `db`. */
  reads?: Kysely<Database>
  redis: RedisClient
  logger: Logger
  /** Triggers the outbox relay after a commit. */
  flushOutbox: () => void
  /** Starts the deletion of the data of deleted accounts. */
  triggerErasure: () => void
  /** Limit for each call to Google, in ms. */
  googleTimeoutMs?: number
  passwordCost?: PasswordCost | undefined
}

/** What the routes use. */
export function createServices(deps: AppDeps) {
  const { env, db, reads = db, redis, logger, flushOutbox, triggerErasure } = deps
  const credentials = { caller: 'auth', token: env.INTERNAL_TOKEN } as const
  const payments = createInternalClient(credentials, 'payments', env.PAYMENTS_URL)
  const stories = createInternalClient(credentials, 'stories', env.STORIES_URL)
  const secure = env.PUBLIC_URL.startsWith('https:')
  const limits = createRateLimits(redis, { signUpsPerHour: env.SIGN_UPS_PER_HOUR })
  const users = createUserRepository(db)
  const store = createSessionStore(redis)
  const cache = createProfileCache(redis, logger)
  const administrators = administratorPolicy(env.NODE_ENV)
  const sessions = createSessionService({ db, store, profiles: cache, secure, administrators })
  const tokens = createEmailLinkTokens(env.SESSION_SECRET)
  const passwords = createPasswords(deps.passwordCost)
  const passkeys = createPasskeys(db, redis, env.PUBLIC_URL)
  const apps = createAuthenticatorApps(db, redis, env.SESSION_SECRET)
  const secondFactors = createSecondFactorService({ db, passkeys, apps, passwords, sessions, flushOutbox })
  const accountDetails = createAccountDetails({ db, sessions, profiles: cache, flushOutbox })
  const oauth = env.google && createGoogleOAuth(env.google, env.PUBLIC_URL, deps.googleTimeoutMs)

  return {
    /** Whether the public URL is https. */
    secure,
    callers: env.INTERNAL_CALLERS,
    limits,
    users,
    store,
    sessions,
    knownDevices: createKnownDevices({ db, sessionSecrets: env.SESSION_SECRET, secure, flushOutbox }),
    secondFactors,
    administrators,
    accounts: createAccountService({ db, passwords, secondFactors, administrators, flushOutbox }),
    accountDetails,
    profiles: createProfiles({ cache, payments, logger }),
    passwords: createPasswordService({ db, passwords, sessions, tokens, administrators, flushOutbox }),
    verification: createEmailVerification({ db, tokens, accountDetails, profiles: cache, flushOutbox }),
    /** Undefined if Google is not configured. */
    google: oauth && {
      client: createGoogleClient(oauth),
      attempts: createSignInAttempts(redis),
      signIn: createGoogleSignIn({ db, sessions, limits, flushOutbox }),
    },
    deletion: createAccountDeletionService({ db, passwords, sessions, payments, triggerErasure }),
    accountData: createAccountDataService({ db, store, flushOutbox }),
    requireAdministrator: requireAdministrator(users, administrators),
    administration: createAdministrationService({
      ...{ users: createAdminUserRepository(reads), listNames: users.listNames, stories, payments },
    }),
    queues: createQueueService(redis, logger),
    roles: createRoleService(db, sessions),
    audit: createAuditRepository(db),
    auditLists: createAuditRepository(reads),
    subscriptions: createSubscriptionService({ db, tokens: createNewsletterTokens(env.SESSION_SECRET), flushOutbox }),
    newsletters: createNewsletterService(db, flushOutbox),
    contact: createContactService(db, flushOutbox),
    gmail: createGmailService({ env, oauth, db, redis, logger }),
    testEmails: createTestEmailService(db, flushOutbox),
  }
}
export type Services = ReturnType<typeof createServices>
