import type { KeptData } from '@kahani/contracts/account-deletion'
import { canonicalize } from '@kahani/contracts/accounts-internal'
import type { Logger } from '@kahani/service-kit/logger'
import type { ChangedProfiles } from '@kahani/service-kit/profile-cache'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { createLedgerRepository } from '../ledger/ledger-repository.ts'
import { newPseudonym } from '../ledger/pseudonym.ts'
import { returnCopy } from '../orders/copy-cancellation.ts'
import { RETENTION_DAYS } from '../retention/delete-expired-data.ts'
import { createRetentionRepository } from '../retention/retention-repository.ts'
import { createErasureRepository } from './erasure-repository.ts'

/** Erases deleted accounts. Orders are kept under a pseudonym, as the law requires (docs/privacy.md). */
export function createErasureService(db: Kysely<Database>, profiles: ChangedProfiles, logger: Logger) {
  /** The story is deleted with the account, so a copy that is not being printed yet never will be. */
  async function cancelUnprintedCopies(trx: Transaction<Database>, userId: number): Promise<void> {
    const copies = await createErasureRepository(trx).listUnprintedCopies(userId)
    for (const copy of copies) await returnCopy(trx, copy, profiles)
  }

  return {
    /** What is kept if the account is erased now. */
    previewKept: (userId: number): Promise<KeptData> => createRetentionRepository(db).summarizeKept(userId),

    /**
     * Erases an account that no longer exists. Idempotent. For a day its row in `accounts` marks the user id as erased, so
     * that a request in progress can't store anything for it.
     * @param email null if it was not verified
     */
    async erase(userId: number, email: string | null): Promise<void> {
      const emailKey = email === null ? null : canonicalize(email)
      const erased = await db.transaction().execute(async trx => {
        const erasure = createErasureRepository(trx)
        const ledger = createLedgerRepository(trx)
        await erasure.lockRows(userId, emailKey)
        await ledger.openAccount(userId)
        if ((await ledger.lockAccount(userId)).erased) return false

        await cancelUnprintedCopies(trx, userId)
        await erasure.expireOpenOrders(userId)
        await erasure.deleteNotifications(userId)
        await erasure.eraseSentGifts(userId)
        await erasure.markReceivedGifts(userId, emailKey)
        const pseudonym = newPseudonym()
        await erasure.replaceUserId(userId, pseudonym)

        const retention = createRetentionRepository(trx)
        await retention.deleteErasedRecipients()
        await retention.deleteErasedAddresses(RETENTION_DAYS.erasedAddress)
        await retention.deleteErasedAccounts(pseudonym)
        return true
      })
      if (erased) logger.info('account erased')
    },
  }
}
export type ErasureService = ReturnType<typeof createErasureService>
