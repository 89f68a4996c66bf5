import type { ChangedProfiles } from '@kahani/service-kit/profile-cache'
import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { paymentUnverified } from '../errors.ts'
import { deliverGift } from '../gifts/gift-delivery.ts'
import { createGiftRepository } from '../gifts/gift-repository.ts'
import { ledgerWithin } from '../ledger/ledger-service.ts'
import { isPseudonym } from '../ledger/pseudonym.ts'
import { orderRef } from '../ledger/remaining-grant.ts'
import { notifyAccount } from '../notifications/notify-account.ts'
import { placePrint } from '../prints/print-status.ts'
import type { PaymentDetails, ProviderPayment } from '../provider/payment-details.ts'
import { applyDispute } from './apply-dispute.ts'
import { createOrderCheckRepository } from './order-check-repository.ts'
import { creditsOf } from './order-grant.ts'
import { createOrderRepository, type OrderRow } from './order-repository.ts'
import { type ReversalDeps, reverseOrder } from './reversal.ts'

export type SettlementResult = 'unknown-order' | 'unchanged' | 'settled'

/**
 * Applies a payment, its refunds and its disputes to the order, in the caller's transaction: locks the order, checks the
 * payment, and writes the ledger and the notifications. Credits are granted for payments here only. Idempotent: browsers,
 * webhooks and the reconciler may report a payment several times, concurrently and in any order. A payment that comes too
 * late to fulfil its order is refunded. After a change, the reconciler checks the order again for ten days.
 * @param userId the required owner of the order, if a user sent the request
 * @throws HttpError 400 or 404 if a check fails, with the reason as its cause
 */
export async function settleOrder(
  trx: Transaction<Database>,
  details: PaymentDetails,
  deps: ReversalDeps,
  userId?: number,
): Promise<SettlementResult> {
  const { logger, profiles } = deps
  const { payment, refunds, disputes } = details
  const orders = createOrderRepository(trx)
  const order = payment.orderId === null ? undefined : await orders.lock(payment.orderId)
  if (!order) return 'unknown-order'
  check(order, payment, userId)

  let changed = false
  if (order.status !== 'paid') {
    await orders.markPaid(order.id, payment.id)
    order.payment_id = payment.id
    if (await canFulfil(trx, order)) {
      await fulfil(trx, order, profiles)
      logger.info({ orderId: order.id, purpose: order.purpose }, 'order paid')
    } else {
      await orders.addPaymentToRefund(payment.id, order.id, payment.amount)
      logger.warn({ orderId: order.id, purpose: order.purpose }, 'order paid too late, payment will be refunded')
    }
    changed = true
  } else if (order.payment_id !== payment.id && payment.refunded < payment.amount) {
    if (await orders.addPaymentToRefund(payment.id, order.id, payment.amount)) {
      const subject = { kind: 'paid-twice' as const, paymentId: payment.id }
      await notifyAccount(trx, order.user_id, `paid-twice:${payment.id}`, subject)
      logger.warn({ orderId: order.id }, 'order paid twice, second payment will be refunded')
      changed = true
    }
  }
  for (const { id, amount } of order.payment_id === payment.id ? refunds : []) {
    if (await reverseOrder(trx, order, { id, amount, cause: 'refund' }, deps)) changed = true
  }
  for (const dispute of disputes) {
    if (await applyDispute(trx, order, dispute, deps)) changed = true
  }
  if (!changed) return 'unchanged'
  await createOrderCheckRepository(trx).restart(order.id)
  return 'settled'
}

function check(order: OrderRow, payment: ProviderPayment, userId: number | undefined): void {
  if (userId !== undefined && order.user_id !== userId) {
    throw paymentUnverified('the order belongs to another user', 404)
  }
  if (payment.amount !== order.amount) throw paymentUnverified('the amount differs from the order')
  if (payment.currency !== order.currency) throw paymentUnverified('the currency differs from the order')
  if (!payment.captured) throw paymentUnverified('the payment is not captured')
}

/** False if the account was erased, or the address of a gift was deleted because it was not paid in time. */
async function canFulfil(trx: Transaction<Database>, order: OrderRow): Promise<boolean> {
  if (isPseudonym(order.user_id)) return false
  return order.purpose !== 'gift' || (await createGiftRepository(trx).lockByOrder(order.id)).recipient_email !== null
}

async function fulfil(trx: Transaction<Database>, order: OrderRow, profiles: ChangedProfiles): Promise<void> {
  const ledger = ledgerWithin(trx, profiles)
  if (order.purpose === 'gift') {
    const { id: giftId, isDue } = await createGiftRepository(trx).makeAvailable(order.id)
    if (isDue) await deliverGift(trx, giftId)
    await notifyAccount(trx, order.user_id, `gift-receipt:${giftId}`, { kind: 'gift-receipt', giftId })
  } else if (order.purpose === 'printed_copy') {
    await ledger.grant(order.user_id, orderRef(order.id), creditsOf(order))
    await placePrint(trx, order, profiles)
  } else {
    await ledger.grant(order.user_id, orderRef(order.id), creditsOf(order))
    await notifyAccount(trx, order.user_id, `receipt:${order.id}`, { kind: 'receipt', orderId: order.id })
  }
}
