import { deleteOldDeadLetters } from '@kahani/service-kit/dead-letters'
import { runSteps } from '@kahani/service-kit/interval-task'
import type { Logger } from '@kahani/service-kit/logger'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { createRetentionRepository } from './retention-repository.ts'

/** How long data is kept, in days. docs/privacy.md and the privacy policy state these periods. */
export const RETENTION_DAYS = {
  /** Longer than the provider retries a webhook. */
  webhookEvent: 30,
  emailRecord: 90,
  /** Longer than requests in progress with an identity token of the account. */
  erasedUserId: 1,
  /** Longer than orders are polled, and than the provider waits for a bank to confirm a payment. */
  unpaidGift: 7,
  unpaidAddress: 30,
  /** For questions to support. */
  closedGift: 90,
  /** For deliveries that fail or arrive damaged. */
  shippedAddress: 90,
  erasedAddress: 60,
  erasedUnpaidOrder: 30,
} as const

/** Repeats a batch of several statements while there may be more. */
async function repeatInTransactions(
  db: Kysely<Database>,
  deleteBatch: (retention: ReturnType<typeof createRetentionRepository>) => Promise<boolean>,
): Promise<void> {
  const runBatch = () => db.transaction().execute(trx => deleteBatch(createRetentionRepository(trx)))
  while (await runBatch());
}

/** Deletes data whose retention period is over. */
export function deleteExpiredData(db: Kysely<Database>, logger: Logger): Promise<void> {
  const days = RETENTION_DAYS
  const retention = createRetentionRepository(db)
  const steps = {
    deadLetters: () => deleteOldDeadLetters(db),
    webhookEvents: () => retention.deleteWebhookEvents(days.webhookEvent),
    completedNotifications: () => retention.deleteCompletedNotifications(days.emailRecord),
    erasedUserIds: () => retention.deleteErasedUserIds(days.erasedUserId),
    unpaidGifts: () => retention.deleteUnpaidGiftDetails(days.unpaidGift),
    closedGifts: () => retention.deleteClosedGiftDetails(days.closedGift),
    erasedRecipients: () => retention.deleteErasedRecipients(),
    unpaidAddresses: () => retention.deleteUnpaidAddresses(days.unpaidAddress),
    shippedAddresses: () => retention.deleteShippedAddresses(days.shippedAddress),
    erasedAddresses: () => retention.deleteErasedAddresses(days.erasedAddress),
    erasedOrders: () => repeatInTransactions(db, repository => repository.deleteErasedOrders(days.erasedUnpaidOrder)),
    erasedAccounts: () => repeatInTransactions(db, repository => repository.deleteErasedAccounts()),
  }
  return runSteps(steps, logger)
}
