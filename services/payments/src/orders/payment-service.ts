import { currencyCodeSchema, priceIn } from '@kahani/contracts/money'
import type { VerifyPayment } from '@kahani/contracts/shop'
import { HttpError } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Env } from '../env.ts'
import { unverified, unverifiedYet } from '../errors.ts'
import { NotKnownToProvider, type PaymentProvider } from '../provider/razorpay.ts'
import { paymentIsSigned } from '../provider/signatures.ts'
import { createOrderRepository, type OrderRow } from './order-repository.ts'
import { settleOrder } from './settlement.ts'

export interface PaymentParts {
  env: Pick<Env, 'RAZORPAY_KEY_SECRET'>
  db: Kysely<Database>
  provider: PaymentProvider
  logger: Logger
  /** Called when something is in the outbox. */
  flushOutbox: () => void
}

/** Whether the browser speaks of what the order is for. */
function isSameOrder(order: OrderRow, { packageId, orderType, planId }: VerifyPayment): boolean {
  if (order.purpose === 'printed_copy') {
    return orderType === 'printed_copy' && (planId ?? 'printed_copy') === 'printed_copy'
  }
  return orderType !== 'printed_copy' && (packageId ?? order.package_id) === order.package_id
}

/** Whether somebody who asked for this currency is charged in that of the order. */
function isSameCurrency(order: OrderRow, { currencyCode }: VerifyPayment): boolean {
  if (currencyCode === undefined) return true
  const { data } = currencyCodeSchema.safeParse(currencyCode)
  return data !== undefined && priceIn(order.amount, data).currency === order.currency
}

/** Hears from the browser that an order was paid. */
export function createPaymentService({ env, db, provider, logger, flushOutbox }: PaymentParts) {
  const orders = createOrderRepository(db)

  /** The order's id for the signature is that of our row. */
  function check(order: OrderRow, said: VerifyPayment): void {
    if (!isSameOrder(order, said)) throw unverified('the order is for something else')
    if (!isSameCurrency(order, said)) throw unverified('the order is in another currency')
    const { provider_order_id: orderId } = order
    if (!paymentIsSigned(orderId, said.razorpayPaymentId, said.signature, env.RAZORPAY_KEY_SECRET)) {
      throw unverified('the signature does not hold')
    }
  }

  async function settle(order: OrderRow, paymentId: string): Promise<void> {
    try {
      const facts = await provider.facts(paymentId)
      if (facts.payment.orderId !== order.provider_order_id) throw unverified('the payment belongs to another order')
      await db.transaction().execute(trx => settleOrder(trx, facts, logger, order.user_id))
      flushOutbox()
    } catch (error) {
      // The money may be on its way all the same: the provider is asked soon.
      await orders.checkSoon(order.id)
      if (error instanceof NotKnownToProvider) throw unverified('the provider does not know the payment')
      if (error instanceof HttpError && error.statusCode < 500) throw error
      throw unverifiedYet(error)
    }
  }

  return {
    /** Safe to repeat. Whatever is wrong is logged, and refused in the same words. @throws HttpError 400, 404 or 503 */
    async verify(userId: number, said: VerifyPayment): Promise<void> {
      const order = await orders.byProviderId(said.razorpayOrderId)
      try {
        if (order?.user_id !== userId) throw unverified('the order is not known, or not theirs', 404)
        check(order, said)
        if (order.payment_id !== said.razorpayPaymentId) await settle(order, said.razorpayPaymentId)
      } catch (err) {
        logger.warn({ err, orderId: order?.id }, 'a payment could not be verified')
        throw err
      }
    },
  }
}
export type PaymentService = ReturnType<typeof createPaymentService>
