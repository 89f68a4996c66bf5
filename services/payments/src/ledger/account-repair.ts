import { accountSchema } from '@kahani/contracts/accounts-internal'
import { repairMessages as messages } from '@kahani/messages/en/payments'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Reconciler } from '../orders/reconciler.ts'
import type { LedgerService } from './ledger-service.ts'

export interface RepairParts {
  db: Kysely<Database>
  ledger: LedgerService
  reconciler: Reconciler
  auth: InternalClient
}

/**
 * An administrator's "Fix Story Count". A balance is the ledger's sum and can't be wrong by itself; what can be missing
 * is a payment or refund that we never heard of, so the provider is asked about every order of the account.
 */
export function createAccountRepair({ db, ledger, reconciler, auth }: RepairParts) {
  return {
    /** @returns what was found, for the administrator. @throws HttpError 404, or 503 while the provider is away */
    async repair(userId: number, requestId: string): Promise<string> {
      const { username } = await auth.call(`/internal/users/${userId}`, { answer: accountSchema, requestId })
      const before = await ledger.standing(userId)
      const orders = await db
        .selectFrom('orders')
        .select('provider_order_id')
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
      let mended = 0
      for (const order of orders) mended += await reconciler.reconcile(order)
      const after = await ledger.standing(userId)
      return mended === 0
        ? messages.unchanged(username, after.storiesRemaining, orders.length)
        : messages.repaired(username, before.storiesRemaining, after.storiesRemaining, mended)
    },
  }
}
export type AccountRepair = ReturnType<typeof createAccountRepair>
