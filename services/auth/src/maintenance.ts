import type { Keys } from '@kahani/service-kit/config'
import { deleteOldDeadLetters } from '@kahani/service-kit/dead-letters'
import { runSteps } from '@kahani/service-kit/interval-task'
import type { Logger } from '@kahani/service-kit/logger'
import { requeueNotifications } from '@kahani/service-kit/notifications'
import type { RedisClient } from '@kahani/service-kit/redis'
import { deleteOldTombstones } from '@kahani/service-kit/tombstones'
import type { Kysely } from 'kysely'
import { createAuditRepository } from './audit/audit-repository.ts'
import { createContactRepository } from './contact/contact-repository.ts'
import type { Database } from './database.ts'
import { createEmailLinkRepository } from './email-links/email-link-repository.ts'
import { createSubscriptionRepository } from './newsletter/subscription-repository.ts'
import { checkRedisMemory } from './redis-memory.ts'
import { createAuthenticatorApps } from './second-factors/authenticator-apps.ts'

export const MAINTENANCE_INTERVAL_MS = 60_000

export interface MaintenanceDeps {
  db: Kysely<Database>
  redis: RedisClient
  logger: Logger
  sessionSecrets: Keys
}

/** Periodic work: emails whose job was lost, data that has expired, secrets with older keys, and the memory of Redis. */
export function createMaintenance({ db, redis, logger, sessionSecrets }: MaintenanceDeps) {
  const steps = {
    requeueNotifications: () => requeueNotifications(db, 'auth', logger),
    deleteExpiredLinks: () => createEmailLinkRepository(db).deleteExpired(),
    deleteUnconfirmedSubscriptions: () => createSubscriptionRepository(db).deleteUnconfirmed(),
    deleteOldContactMessages: () => createContactRepository(db).deleteOld(),
    deleteOldDeadLetters: () => deleteOldDeadLetters(db),
    deleteOldTombstones: () => deleteOldTombstones(db),
    deleteExpiredAuditEntries: () => createAuditRepository(db).deleteExpired(),
    encryptAuthenticatorApps: () => createAuthenticatorApps(db, redis, sessionSecrets).encryptAgain(),
    checkRedisMemory: () => checkRedisMemory(redis, logger),
  }
  return () => runSteps(steps, logger)
}
