import { currencyCodeSchema, priceIn } from '@kahani/contracts/money'
import type { VerifyPayment } from '@kahani/contracts/shop'
import { HttpError } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import type { ChangedProfiles } from '@kahani/service-kit/profile-cache'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Env } from '../env.ts'
import { paymentUnverified, paymentVerificationDelayed } from '../errors.ts'
import { type PaymentProvider, ProviderNotFoundError } from '../provider/razorpay.ts'
import { isPaymentSigned } from '../provider/signatures.ts'
import { createOrderRepository, type OrderRow } from './order-repository.ts'
import { settleOrder } from './settlement.ts'

export interface PaymentServiceDeps {
  env: Pick<Env, 'RAZORPAY_KEY_SECRET'>
  db: Kysely<Database>
  provider: PaymentProvider
  profiles: ChangedProfiles
  logger: Logger
  flushOutbox: () => void
}

function isSamePurpose(order: OrderRow, { packageId, orderType, planId }: VerifyPayment): boolean {
  if (order.purpose === 'printed_copy') {
    return orderType === 'printed_copy' && (planId ?? 'printed_copy') === 'printed_copy'
  }
  return orderType !== 'printed_copy' && (packageId ?? order.package_id) === order.package_id
}

/** Whether the requested currency is charged in the currency of the order. */
function isSameCurrency(order: OrderRow, { currencyCode }: VerifyPayment): boolean {
  if (currencyCode === undefined) return true
  const { data } = currencyCodeSchema.safeParse(currencyCode)
  return data !== undefined && priceIn(order.amount, data).currency === order.currency
}

/** Verifies the payments that browsers report after the checkout. */
export function createPaymentService({ env, db, provider, profiles, logger, flushOutbox }: PaymentServiceDeps) {
  const orders = createOrderRepository(db)

  /** Uses the order id of our own row for the signature, not the one in the request. */
  function check(order: OrderRow, body: VerifyPayment): void {
    if (!isSamePurpose(order, body)) throw paymentUnverified('the order has a different purpose')
    if (!isSameCurrency(order, body)) throw paymentUnverified('the order has a different currency')
    const { provider_order_id: orderId } = order
    if (!isPaymentSigned(orderId, body.razorpayPaymentId, body.signature, env.RAZORPAY_KEY_SECRET)) {
      throw paymentUnverified('the signature is invalid')
    }
  }

  async function settle(order: OrderRow, paymentId: string): Promise<void> {
    try {
      const details = await provider.fetchPayment(paymentId)
      if (details.payment.orderId !== order.provider_order_id) {
        throw paymentUnverified('the payment belongs to another order')
      }
      await db.transaction().execute(trx => settleOrder(trx, details, { logger, profiles }, order.user_id))
      flushOutbox()
    } catch (error) {
      // The payment may still succeed, so the reconciler checks the order soon.
      await orders.scheduleCheck(order.id)
      if (error instanceof ProviderNotFoundError) throw paymentUnverified('the provider does not know the payment')
      if (error instanceof HttpError && error.statusCode < 500) throw error
      throw paymentVerificationDelayed(error)
    }
  }

  return {
    /** Idempotent. Logs the failed check; the response is the same for all of them. @throws HttpError 400, 404 or 503 */
    async verify(userId: number, body: VerifyPayment): Promise<void> {
      const order = await orders.findByProviderId(body.razorpayOrderId)
      try {
        if (order?.user_id !== userId) throw paymentUnverified('the order is unknown or belongs to another user', 404)
        check(order, body)
        if (order.payment_id !== body.razorpayPaymentId) await settle(order, body.razorpayPaymentId)
      } catch (err) {
        logger.warn({ err, orderId: order?.id }, 'payment not verified')
        throw err
      }
    },
  }
}
export type PaymentService = ReturnType<typeof createPaymentService>
