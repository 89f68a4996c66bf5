import type { Logger } from '@kahani/service-kit/logger'
import type { ChangedProfiles } from '@kahani/service-kit/profile-cache'
import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { createGiftRepository } from '../gifts/gift-repository.ts'
import { ledgerWithin } from '../ledger/ledger-service.ts'
import { giftRef, orderRef } from '../ledger/remaining-grant.ts'
import { notifyAccount } from '../notifications/notify-account.ts'
import { createPrintRepository } from '../prints/print-repository.ts'
import { cancelPrint } from '../prints/print-status.ts'
import { creditsOf } from './order-grant.ts'
import { createOrderRepository, type OrderRow } from './order-repository.ts'

export interface ReversalDeps {
  logger: Logger
  profiles: ChangedProfiles
}

/** Money that a buyer got back: by a refund, or from the bank after a lost dispute. */
export interface Reversal {
  /** The provider's id. */
  id: string
  amount: number
  cause: 'refund' | 'dispute'
}

/**
 * Revokes unused credits of an order, which the caller has locked: all of them once it is reversed in full, else a
 * proportional part. In full, it also cancels a gift that was not redeemed and the copies that were not sent, and ends the
 * paid plan of an account without other purchases. Idempotent. The family gets an email about a refund only, because the bank informs it about a dispute.
 * @returns whether it changed something
 */
export async function reverseOrder(
  trx: Transaction<Database>,
  order: OrderRow,
  { id, amount, cause }: Reversal,
  { logger, profiles }: ReversalDeps,
): Promise<boolean> {
  const orders = createOrderRepository(trx)
  if (await orders.hasRefund(id)) return false
  const refunded = Math.min(order.amount, order.refunded + amount)
  const cancels = refunded === order.amount && order.cancelled_at === null
  order.refunded = refunded
  if (cancels) order.cancelled_at = new Date()

  const grant = await grantOf(trx, order)
  if (cancels) {
    if (order.purpose === 'gift') await createGiftRepository(trx).cancelByOrder(order.id)
    if (grant) await cancelCopies(trx, grant.ref, order.id, cause, profiles)
  }
  const credits = creditsOf(order)
  const before = await orders.revokedCredits(order.id)
  const toRevoke = (granted: number, alreadyRevoked: number) =>
    Math.floor((granted * refunded) / order.amount) - alreadyRevoked
  const revoked = grant
    ? await ledgerWithin(trx, profiles).revoke(grant.userId, grant.ref, id, {
        stories: toRevoke(credits.stories, before.stories),
        printedCopies: toRevoke(credits.printedCopies, before.printedCopies),
      })
    : { stories: 0, printedCopies: 0 }
  await orders.addRefund({ id, orderId: order.id, amount, ...revoked })
  await orders.setRefunded(order.id, refunded, order.cancelled_at)
  if (cancels && grant) await ledgerWithin(trx, profiles).endPaidPlan(grant.userId)
  if (cause === 'refund') await notifyAccount(trx, order.user_id, `refund:${id}`, { kind: 'refund', refundId: id })
  logger.info({ orderId: order.id, cause, cancels, ...revoked }, 'order reversed')
  return true
}

/** Cancels the copies of an order's grant that were not sent. */
async function cancelCopies(
  trx: Transaction<Database>,
  grantRef: string,
  orderId: number,
  cause: Reversal['cause'],
  profiles: ChangedProfiles,
): Promise<void> {
  for (const copy of await createPrintRepository(trx).lockUnsentOfGrant(grantRef, orderId)) {
    await cancelPrint(trx, copy, profiles, { notify: cause === 'refund' })
  }
}

/** The account and the ref of the grant that the order made; null for a gift that was not redeemed. */
export async function grantOf(
  trx: Transaction<Database>,
  order: OrderRow,
): Promise<{ userId: number; ref: string } | null> {
  if (order.purpose !== 'gift') return { userId: order.user_id, ref: orderRef(order.id) }
  const gift = await createGiftRepository(trx).lockByOrder(order.id)
  return gift.redeemed_by === null ? null : { userId: gift.redeemed_by, ref: giftRef(gift.id) }
}
