import { type PackageId, packageOf } from '@kahani/contracts/shop'
import type { Logger } from '@kahani/service-kit/logger'
import { queueNotification } from '@kahani/service-kit/notifications'
import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { paymentUnverified } from '../errors.ts'
import { createGiftRepository } from '../gifts/gift-repository.ts'
import { type Credits, ledgerWithin } from '../ledger/ledger-service.ts'
import { isPseudonym } from '../ledger/pseudonym.ts'
import { notifyAccount } from '../notifications/notify-account.ts'
import { createPrintRepository } from '../prints/print-repository.ts'
import { cancelPrint, placePrint } from '../prints/print-status.ts'
import type { PaymentDetails, ProviderPayment, ProviderRefund } from '../provider/payment-details.ts'
import { createOrderRepository, type OrderRow } from './order-repository.ts'

const orderRef = (id: number) => `order:${id}`
const giftRef = (id: string) => `gift:${id}`

export type SettlementResult = 'unknown-order' | 'unchanged' | 'settled'

/**
 * Applies a payment and its refunds to the order, in the caller's transaction: locks the order, checks the payment, and
 * writes the ledger and the notifications. Credits are granted for payments here only. Idempotent: browsers, webhooks and
 * the reconciler may report a payment several times, concurrently and in any order. A payment that comes too late to fulfil
 * its order is refunded.
 * @param userId the required owner of the order, if a user sent the request
 * @throws HttpError 400 or 404 if a check fails, with the reason as its cause
 */
export async function settleOrder(
  trx: Transaction<Database>,
  details: PaymentDetails,
  logger: Logger,
  userId?: number,
): Promise<SettlementResult> {
  const { payment, refunds } = details
  const orders = createOrderRepository(trx)
  const order = payment.orderId === null ? undefined : await orders.lock(payment.orderId)
  if (!order) return 'unknown-order'
  check(order, payment, userId)

  let result: SettlementResult = 'unchanged'
  if (order.status !== 'paid') {
    await orders.markPaid(order.id, payment.id)
    if (await canFulfil(trx, order)) {
      await fulfil(trx, order)
      logger.info({ orderId: order.id, purpose: order.purpose }, 'order paid')
    } else {
      await orders.addPaymentToRefund(payment.id, order.id, payment.amount)
      logger.warn({ orderId: order.id, purpose: order.purpose }, 'order paid too late, payment will be refunded')
    }
    result = 'settled'
  } else if (order.payment_id !== payment.id) {
    if (payment.refunded < payment.amount && (await orders.addPaymentToRefund(payment.id, order.id, payment.amount))) {
      const subject = { kind: 'paid-twice' as const, paymentId: payment.id }
      await notifyAccount(trx, order.user_id, `paid-twice:${payment.id}`, subject)
      logger.warn({ orderId: order.id }, 'order paid twice, second payment will be refunded')
      return 'settled'
    }
    return 'unchanged'
  }
  for (const refund of refunds) {
    if (await applyRefund(trx, order, refund, logger)) result = 'settled'
  }
  return result
}

function check(order: OrderRow, payment: ProviderPayment, userId: number | undefined): void {
  if (userId !== undefined && order.user_id !== userId) {
    throw paymentUnverified('the order belongs to another user', 404)
  }
  if (payment.amount !== order.amount) throw paymentUnverified('the amount differs from the order')
  if (payment.currency !== order.currency) throw paymentUnverified('the currency differs from the order')
  if (!payment.captured) throw paymentUnverified('the payment is not captured')
}

const creditsOf = (id: PackageId): Credits => {
  const { stories, printedCopies } = packageOf(id)
  return { stories, printedCopies }
}

/** False if the account was erased, or the address of a gift was deleted because it was not paid in time. */
async function canFulfil(trx: Transaction<Database>, order: OrderRow): Promise<boolean> {
  if (isPseudonym(order.user_id)) return false
  return order.purpose !== 'gift' || (await createGiftRepository(trx).lockByOrder(order.id)).recipient_email !== null
}

async function fulfil(trx: Transaction<Database>, order: OrderRow): Promise<void> {
  const ledger = ledgerWithin(trx)
  if (order.purpose === 'gift') {
    const giftId = await createGiftRepository(trx).makeAvailable(order.id)
    await queueNotification(trx, 'payments', `gift:${giftId}`, { kind: 'gift', giftId })
    await notifyAccount(trx, order.user_id, `gift-receipt:${giftId}`, { kind: 'gift-receipt', giftId })
  } else if (order.purpose === 'printed_copy') {
    await ledger.grant(order.user_id, orderRef(order.id), { stories: 0, printedCopies: 1 })
    await placePrint(trx, order)
  } else {
    await ledger.grant(order.user_id, orderRef(order.id), creditsOf(order.package_id as PackageId))
    await notifyAccount(trx, order.user_id, `receipt:${order.id}`, { kind: 'receipt', orderId: order.id })
  }
}

/**
 * Revokes unused credits of the order: all of them after a full refund, else a proportional part. A full refund also
 * cancels a gift that was not redeemed and a copy that was not shipped.
 */
async function applyRefund(
  trx: Transaction<Database>,
  order: OrderRow,
  refund: ProviderRefund,
  logger: Logger,
): Promise<boolean> {
  const orders = createOrderRepository(trx)
  if (await orders.hasRefund(refund.id)) return false
  const refunded = Math.min(order.amount, order.refunded + refund.amount)
  const inFull = refunded === order.amount
  order.refunded = refunded

  const grant = await grantOf(trx, order, inFull)
  const before = await orders.revokedCredits(order.id)
  const toRevoke = (granted: number, alreadyRevoked: number) =>
    Math.floor((granted * refunded) / order.amount) - alreadyRevoked
  const revoked = grant
    ? await ledgerWithin(trx).revoke(grant.userId, grant.ref, refund.id, {
        stories: toRevoke(grant.credits.stories, before.stories),
        printedCopies: toRevoke(grant.credits.printedCopies, before.printedCopies),
      })
    : { stories: 0, printedCopies: 0 }
  await orders.addRefund({ id: refund.id, orderId: order.id, amount: refund.amount, ...revoked })
  await orders.setRefunded(order.id, refunded, inFull)
  await notifyAccount(trx, order.user_id, `refund:${refund.id}`, { kind: 'refund', refundId: refund.id })
  logger.info({ orderId: order.id, inFull, ...revoked }, 'order refunded')
  return true
}

/** The grant that the order made; null for a gift that was not redeemed. After a full refund, cancels what it can. */
async function grantOf(trx: Transaction<Database>, order: OrderRow, inFull: boolean) {
  if (order.purpose === 'gift') {
    const gifts = createGiftRepository(trx)
    const gift = await gifts.lockByOrder(order.id)
    if (inFull) await gifts.cancel(gift.id)
    if (gift.redeemed_by === null) return null
    return { userId: gift.redeemed_by, ref: giftRef(gift.id), credits: creditsOf(gift.package_id) }
  }
  if (order.purpose === 'printed_copy') {
    const copy = await createPrintRepository(trx).lockByOrder(order.id)
    if (inFull && (copy.status === 'placed' || copy.status === 'processing')) await cancelPrint(trx, copy)
    return { userId: order.user_id, ref: orderRef(order.id), credits: { stories: 0, printedCopies: 1 } }
  }
  return { userId: order.user_id, ref: orderRef(order.id), credits: creditsOf(order.package_id as PackageId) }
}
