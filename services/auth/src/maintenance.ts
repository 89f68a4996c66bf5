import { runSteps } from '@kahani/service-kit/interval-task'
import type { Logger } from '@kahani/service-kit/logger'
import { requeueNotifications } from '@kahani/service-kit/notifications'
import type { Kysely } from 'kysely'
import { createAuditRepository } from './audit/audit-repository.ts'
import { createContactRepository } from './contact/contact-repository.ts'
import type { Database } from './database.ts'
import { createEmailLinkRepository } from './email-links/email-link-repository.ts'
import { createSubscriptionRepository } from './newsletter/subscription-repository.ts'

export const MAINTENANCE_INTERVAL_MS = 60_000

/** Periodic work: emails whose job was lost, and data that has expired. */
export function createMaintenance(db: Kysely<Database>, logger: Logger) {
  const steps = {
    requeueNotifications: () => requeueNotifications(db, 'auth', logger),
    deleteExpiredLinks: () => createEmailLinkRepository(db).deleteExpired(),
    deleteUnconfirmedSubscriptions: () => createSubscriptionRepository(db).deleteUnconfirmed(),
    deleteOldContactMessages: () => createContactRepository(db).deleteOld(),
    deleteOldSignIns: () => createAuditRepository(db).deleteOldSignIns(),
  }
  return () => runSteps(steps, logger)
}
