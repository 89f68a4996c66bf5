import { canonicalize } from '@kahani/contracts/accounts-internal'
import type { EraseUser } from '@kahani/contracts/erasure'
import { createInternalClient, type InternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import { queueNotification } from '@kahani/service-kit/notifications'
import { type Kysely, sql, type Transaction } from 'kysely'
import { createAuditRepository } from '../audit/audit-repository.ts'
import { createContactRepository } from '../contact/contact-repository.ts'
import type { Database } from '../database.ts'
import type { Env } from '../env.ts'
import { createSubscriptionRepository } from '../newsletter/subscription-repository.ts'
import { type AccountDeletion, createAccountDeletionRepository } from './account-deletion-repository.ts'

export const ERASURE_INTERVAL_MS = 5_000

export interface ErasureDeps {
  env: Pick<Env, 'INTERNAL_TOKEN' | 'STORIES_URL' | 'EXPORTS_URL' | 'PAYMENTS_URL'>
  db: Kysely<Database>
  logger: Logger
  flushOutbox: () => void
}

/** Deletes the data of deleted accounts in every service, and confirms it to the family by email. */
export function createErasure({ env, db, logger, flushOutbox }: ErasureDeps) {
  const credentials = { caller: 'auth', token: env.INTERNAL_TOKEN } as const
  const services = [
    createInternalClient(credentials, 'stories', env.STORIES_URL),
    createInternalClient(credentials, 'exports', env.EXPORTS_URL),
    createInternalClient(credentials, 'payments', env.PAYMENTS_URL),
  ]

  const eraseIn = (service: InternalClient, { userId, email, emailVerified }: AccountDeletion) => {
    const body: EraseUser = { email: emailVerified ? email : null }
    return service.call(`/internal/users/${userId}`, { method: 'DELETE', body, timeoutMs: 20_000 })
  }

  async function deleteDataOfAddress(trx: Transaction<Database>, email: string): Promise<void> {
    await trx
      .deleteFrom('notifications')
      .where(sql<boolean>`subject ->> 'emailKey' = ${canonicalize(email)}`)
      .execute()
    await createContactRepository(trx).deleteByEmail(email)
    await createSubscriptionRepository(trx).deleteByEmail(email)
  }

  /** Deletes what this service still holds, and queues the confirmation. */
  async function finish(trx: Transaction<Database>, deletion: AccountDeletion): Promise<void> {
    const { userId, username, email, emailVerified, kept } = deletion
    if (!(await createAccountDeletionRepository(trx).delete(userId))) return
    await trx
      .deleteFrom('notifications')
      .where(sql<boolean>`subject ->> 'userId' = ${String(userId)}`)
      .execute()
    // An address that was not confirmed may be somebody else's.
    if (emailVerified) await deleteDataOfAddress(trx, email)
    await createAuditRepository(trx).redact(userId)
    if (!kept) return
    const subject = { kind: 'account-deleted', name: username, email, kept } as const
    await queueNotification(trx, 'auth', `account-deleted:${userId}`, subject)
  }

  async function erase(deletion: AccountDeletion): Promise<void> {
    await Promise.all(services.map(service => eraseIn(service, deletion)))
    if (!deletion.settled) return
    await db.transaction().execute(trx => finish(trx, deletion))
    flushOutbox()
    logger.info('account data deleted')
  }

  return async function run(): Promise<void> {
    try {
      for (;;) {
        const deletion = await createAccountDeletionRepository(db).takeOne()
        if (!deletion) return
        await erase(deletion)
      }
    } catch (err) {
      logger.warn({ err }, 'account data not deleted yet')
    }
  }
}
