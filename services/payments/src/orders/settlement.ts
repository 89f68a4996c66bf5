import { type PackageId, packageOf } from '@kahani/contracts/shop'
import type { Logger } from '@kahani/service-kit/logger'
import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { unverified } from '../errors.ts'
import { createGiftRepository } from '../gifts/gift-repository.ts'
import { type Holdings, ledgerWithin } from '../ledger/ledger-service.ts'
import { queueNotification } from '../notifications/notification-service.ts'
import { createPrintRepository } from '../prints/print-repository.ts'
import { moveCopy, placeCopy } from '../prints/printing.ts'
import type { PaymentFacts, ProviderPayment, ProviderRefund } from '../provider/payment-facts.ts'
import { createOrderRepository, type OrderRow } from './order-repository.ts'

const orderRef = (id: number) => `order:${id}`
const giftRef = (id: string) => `gift:${id}`

/** What was new in what the provider said. */
export type Settled = 'unknown' | 'nothing new' | 'settled'

/**
 * The one place where money becomes goods. Brings an order in line with what the provider says of a payment, in the
 * caller's transaction: the order is locked, everything checked, the ledger and the mails written. Who says it
 * (the browser's callback, a webhook, the reconciler), how often and in which order makes no difference.
 * @param userId whose order it has to be, where a person asks
 * @throws HttpError 400 or 404, with the reason as its cause, where anything differs
 */
export async function settleOrder(
  trx: Transaction<Database>,
  facts: PaymentFacts,
  logger: Logger,
  userId?: number,
): Promise<Settled> {
  const { payment, refunds } = facts
  const orders = createOrderRepository(trx)
  const order = payment.orderId === null ? undefined : await orders.lock(payment.orderId)
  if (!order) return 'unknown'
  check(order, payment, userId)

  let settled: Settled = 'nothing new'
  if (order.status !== 'paid') {
    await orders.paid(order.id, payment.id)
    await deliver(trx, order)
    logger.info({ orderId: order.id, purpose: order.purpose }, 'an order is paid')
    settled = 'settled'
  } else if (order.payment_id !== payment.id) {
    if (payment.refunded < payment.amount && (await orders.addSurplus(payment.id, order.id, payment.amount))) {
      await queueNotification(trx, `paid-twice:${payment.id}`, { kind: 'paid-twice', paymentId: payment.id })
      logger.warn({ orderId: order.id }, 'an order was paid twice: the second payment goes back')
      return 'settled'
    }
    return 'nothing new'
  }
  for (const refund of refunds) {
    if (await payBack(trx, order, refund, logger)) settled = 'settled'
  }
  return settled
}

function check(order: OrderRow, payment: ProviderPayment, userId: number | undefined): void {
  if (userId !== undefined && order.user_id !== userId) throw unverified('the order belongs to another account', 404)
  if (payment.amount !== order.amount) throw unverified('the amount paid is not the amount of the order')
  if (payment.currency !== order.currency) throw unverified('the currency paid is not the currency of the order')
  if (!payment.captured) throw unverified('the payment is not captured')
}

const holdingsOf = (id: PackageId): Holdings => {
  const { stories, printedCopies } = packageOf(id)
  return { stories, printedCopies }
}

async function deliver(trx: Transaction<Database>, order: OrderRow): Promise<void> {
  const ledger = ledgerWithin(trx)
  if (order.purpose === 'gift') {
    const giftId = await createGiftRepository(trx).makeAvailable(order.id)
    await queueNotification(trx, `gift:${giftId}`, { kind: 'gift', giftId })
    await queueNotification(trx, `gift-receipt:${giftId}`, { kind: 'gift-receipt', giftId })
  } else if (order.purpose === 'printed_copy') {
    await ledger.grant(order.user_id, orderRef(order.id), { stories: 0, printedCopies: 1 })
    await placeCopy(trx, order)
  } else {
    await ledger.grant(order.user_id, orderRef(order.id), holdingsOf(order.package_id as PackageId))
    await queueNotification(trx, `receipt:${order.id}`, { kind: 'receipt', orderId: order.id })
  }
}

/**
 * What a refund undoes: unused credits of the order are taken back, in full when all is paid back, else in
 * proportion; a gift that waits can't be redeemed any more, a copy that is not yet shipped is not made.
 */
async function payBack(
  trx: Transaction<Database>,
  order: OrderRow,
  refund: ProviderRefund,
  logger: Logger,
): Promise<boolean> {
  const orders = createOrderRepository(trx)
  if (await orders.hasRefund(refund.id)) return false
  const refunded = Math.min(order.amount, order.refunded + refund.amount)
  const whole = refunded === order.amount
  order.refunded = refunded

  const holder = await holderOf(trx, order, whole)
  const before = await orders.revocationRef(order.id)
  const due = (granted: number, taken: number) => Math.floor((granted * refunded) / order.amount) - taken
  const taken = holder
    ? await ledgerWithin(trx).takeBack(holder.userId, holder.ref, refund.id, {
        stories: due(holder.granted.stories, before.stories),
        printedCopies: due(holder.granted.printedCopies, before.printedCopies),
      })
    : { stories: 0, printedCopies: 0 }
  await orders.addRefund({ id: refund.id, orderId: order.id, amount: refund.amount, ...taken })
  await orders.refunded(order.id, refunded, whole)
  await queueNotification(trx, `refund:${refund.id}`, { kind: 'refund', refundId: refund.id })
  logger.info({ orderId: order.id, whole, ...taken }, 'an order was paid back')
  return true
}

/** Whose credits came of an order, and under which ref; null where nobody has them. */
async function holderOf(trx: Transaction<Database>, order: OrderRow, whole: boolean) {
  if (order.purpose === 'gift') {
    const gifts = createGiftRepository(trx)
    const gift = await gifts.lockByOrder(order.id)
    if (whole) await gifts.cancel(gift.id)
    if (gift.redeemed_by === null) return null
    return { userId: gift.redeemed_by, ref: giftRef(gift.id), granted: holdingsOf(gift.package_id) }
  }
  if (order.purpose === 'printed_copy') {
    const copy = await createPrintRepository(trx).lockByOrder(order.id)
    if (whole && (copy.status === 'placed' || copy.status === 'processing')) {
      await ledgerWithin(trx).giveBackPrintedCopy(order.user_id, copy.id)
      await moveCopy(trx, copy.id, { status: 'cancelled' })
    }
    return { userId: order.user_id, ref: orderRef(order.id), granted: { stories: 0, printedCopies: 1 } }
  }
  const granted = holdingsOf(order.package_id as PackageId)
  return { userId: order.user_id, ref: orderRef(order.id), granted }
}
