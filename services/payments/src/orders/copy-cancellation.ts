import type { ChangedProfiles } from '@kahani/service-kit/profile-cache'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { printNotFound, tooLateToCancel } from '../errors.ts'
import { ledgerWithin } from '../ledger/ledger-service.ts'
import { orderRef } from '../ledger/remaining-grant.ts'
import { type CopiesOfUser, createPrintRepository, type PrintRow } from '../prints/print-repository.ts'
import { cancelPrint } from '../prints/print-status.ts'
import { createOrderRepository } from './order-repository.ts'

/**
 * Cancels a copy that is not being made: what was paid for it is refunded, and a free copy is returned. The credit of a
 * paid copy is revoked at once, so that it can't be used before the provider has refunded the payment.
 */
export async function returnCopy(
  trx: Transaction<Database>,
  copy: Pick<PrintRow, 'id' | 'user_id' | 'order_id'>,
  profiles: ChangedProfiles,
): Promise<void> {
  await cancelPrint(trx, copy, profiles)
  if (copy.order_id === null) return
  const orders = createOrderRepository(trx)
  const { id, payment_id: paymentId, amount } = await orders.getById(copy.order_id)
  if (paymentId === null) return
  await orders.addPaymentToRefund(paymentId, id, amount)
  await ledgerWithin(trx, profiles).revoke(copy.user_id, orderRef(id), paymentId, { stories: 0, printedCopies: 1 })
}

export interface CopyCancellationDeps {
  db: Kysely<Database>
  profiles: ChangedProfiles
  flushOutbox: () => void
}

/** Cancels copies for their family. Idempotent. @throws HttpError 404 or 409 if one can't be cancelled */
export function createCopyCancellation({ db, profiles, flushOutbox }: CopyCancellationDeps) {
  return async function cancelCopies(requested: CopiesOfUser): Promise<void> {
    await db.transaction().execute(async trx => {
      const copies = await createPrintRepository(trx).lockCopies(requested)
      if (copies.length < new Set(requested.ids).size) throw printNotFound()
      for (const copy of copies) {
        if (copy.status === 'cancelled') continue
        if (copy.status !== 'placed') throw tooLateToCancel()
        await returnCopy(trx, copy, profiles)
      }
    })
    flushOutbox()
  }
}
export type CancelCopies = ReturnType<typeof createCopyCancellation>
