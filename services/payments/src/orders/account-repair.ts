import { accountSchema } from '@kahani/contracts/accounts-internal'
import { repairMessages as messages } from '@kahani/messages/en/account-repair'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { LedgerService } from '../ledger/ledger-service.ts'
import type { Reconciler } from './reconciler.ts'

export interface AccountRepairDeps {
  db: Kysely<Database>
  ledger: LedgerService
  reconciler: Reconciler
  auth: InternalClient
}

/**
 * "Fix Story Count" of the admin page. A balance is the sum of the ledger, so only a payment, refund or dispute that never
 * reached us can make it wrong: every order of the account is reconciled with the provider.
 */
export function createAccountRepair({ db, ledger, reconciler, auth }: AccountRepairDeps) {
  return {
    /** @returns the result, for the administrator. @throws HttpError 404, or 503 if the provider is unreachable */
    async repair(userId: number, requestId: string): Promise<string> {
      const { username } = await auth.call(`/internal/users/${userId}`, { answer: accountSchema, requestId })
      const before = await ledger.summary(userId)
      const orders = await db
        .selectFrom('orders')
        .select(['id', 'provider_order_id'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
      const disputes = await reconciler.fetchRecentDisputes()
      let changes = 0
      for (const order of orders) changes += await reconciler.reconcile(order, disputes)
      const after = await ledger.summary(userId)
      return changes === 0
        ? messages.unchanged(username, after.storiesRemaining, orders.length)
        : messages.repaired(username, before.storiesRemaining, after.storiesRemaining, changes)
    },
  }
}
export type AccountRepair = ReturnType<typeof createAccountRepair>
