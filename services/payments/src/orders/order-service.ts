import { canonicalize } from '@kahani/contracts/accounts-internal'
import { CURRENCY_EXPONENTS, type Money, priceIn } from '@kahani/contracts/money'
import { type PrintedCopyOrder, type ShippingForm, shippingAddressOf } from '@kahani/contracts/prints'
import {
  type createGiftOrderSchema,
  type createOrderSchema,
  type Order,
  type PackageId,
  PRINTED_COPY_PRICE,
  packageOf,
} from '@kahani/contracts/shop'
import { paymentMessages as messages } from '@kahani/messages/en/payments'
import { HttpError } from '@kahani/service-kit/http-error'
import type { Identity } from '@kahani/service-kit/identity'
import type { Logger } from '@kahani/service-kit/logger'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../database.ts'
import type { Env } from '../env.ts'
import { orderFailed, tooManyOrders } from '../errors.ts'
import { createGiftRepository } from '../gifts/gift-repository.ts'
import type { LedgerService } from '../ledger/ledger-service.ts'
import { createPrintRepository } from '../prints/print-repository.ts'
import type { PrintService } from '../prints/print-service.ts'
import type { PaymentProvider } from '../provider/razorpay.ts'
import { nextCheck } from './check-schedule.ts'
import { newOrderNumber } from './order-number.ts'
import { createOrderRepository, type NewOrder } from './order-repository.ts'

/** Most orders of one account in ten minutes. */
const MOST_ORDERS = 100

export interface OrderParts {
  env: Pick<Env, 'RAZORPAY_KEY_ID'>
  db: Kysely<Database>
  provider: PaymentProvider
  ledger: LedgerService
  prints: Pick<PrintService, 'checkStory'>
  logger: Logger
}

/** Makes orders. The price is ours alone. */
export function createOrderService({ env, db, provider, ledger, prints, logger }: OrderParts) {
  const orders = createOrderRepository(db)

  /**
   * Makes the order at the provider, and only then here: one whose answer was lost is known to nobody who could pay it.
   * @param keep writes what belongs to the order, in its transaction
   */
  async function make(
    order: Omit<NewOrder, 'amount' | 'currency' | 'receipt' | 'provider_order_id'>,
    price: Money,
    failure: string,
    keep: (trx: Transaction<Database>, orderId: number) => Promise<void> = async () => undefined,
  ): Promise<Omit<Order, 'message'>> {
    const now = new Date()
    const receipt = newOrderNumber()
    try {
      if ((await orders.recentCount(order.user_id)) >= MOST_ORDERS) throw tooManyOrders()
      const providerOrderId = await provider.createOrder(price, receipt)
      await db.transaction().execute(async trx => {
        const whole = { ...order, ...price, receipt, provider_order_id: providerOrderId }
        const id = await createOrderRepository(trx).add(whole, nextCheck(now, now) ?? now)
        await keep(trx, id)
        logger.info({ orderId: id, purpose: order.purpose }, 'an order is made')
      })
      return { orderId: providerOrderId, keyId: env.RAZORPAY_KEY_ID, ...price }
    } catch (error) {
      if (error instanceof HttpError && error.statusCode < 500) throw error
      throw orderFailed(failure, error)
    }
  }

  return {
    async orderPackage({ userId }: Identity, asked: z.output<typeof createOrderSchema>): Promise<Order> {
      const { packageId, currencyCode } = asked
      const price = priceIn(packageOf(packageId).price, currencyCode)
      const order = { user_id: userId, purpose: 'package' as const, package_id: packageId }
      return { ...(await make(order, price, messages.orderFailed)), message: messages.orderCreated }
    },

    async orderGift(giver: Identity, asked: z.output<typeof createGiftOrderSchema>): Promise<Order> {
      const { packageId, recipientName, recipientEmail, message, currencyCode } = asked
      const price = priceIn(packageOf(packageId).price, currencyCode)
      const order = { user_id: giver.userId, purpose: 'gift' as const, package_id: packageId as PackageId }
      const made = await make(order, price, messages.giftOrderFailed, (trx, orderId) =>
        createGiftRepository(trx).add({
          order_id: orderId,
          package_id: packageId,
          sender_name: giver.name,
          recipient_name: recipientName,
          recipient_email: recipientEmail,
          recipient_email_key: canonicalize(recipientEmail),
          message: message === '' ? null : message,
        }),
      )
      return { ...made, message: messages.giftOrderCreated }
    },

    async orderPrintedCopy(
      userId: number,
      storyId: number,
      form: ShippingForm,
      requestId: string,
    ): Promise<PrintedCopyOrder> {
      await prints.checkStory(userId, storyId, requestId)
      const { printedCopiesRemaining } = await ledger.standing(userId)
      if (printedCopiesRemaining > 0) return { freeOrder: true }
      const price: Money = { amount: PRINTED_COPY_PRICE, currency: 'INR' }
      const order = { user_id: userId, purpose: 'printed_copy' as const, package_id: null }
      const { amount, ...made } = await make(order, price, messages.orderFailed, async (trx, orderId) => {
        const shippingAddress = shippingAddressOf(form)
        await createPrintRepository(trx).add({ userId, storyId, orderId, shippingAddress })
      })
      return { freeOrder: false, ...made, amount: amount / 10 ** CURRENCY_EXPONENTS[price.currency] }
    },
  }
}
export type OrderService = ReturnType<typeof createOrderService>
