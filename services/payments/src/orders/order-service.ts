import { randomInt } from 'node:crypto'
import { canonicalize } from '@kahani/contracts/accounts-internal'
import { deliveryTime } from '@kahani/contracts/gift-delivery'
import { CURRENCY_EXPONENTS, type Money, priceIn } from '@kahani/contracts/money'
import { type OrderPrintedCopy, type PrintedCopyOrder, shippingAddressOf } from '@kahani/contracts/prints'
import {
  type createGiftOrderSchema,
  type createOrderSchema,
  type Order,
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
import { type LedgerService, openAccount } from '../ledger/ledger-service.ts'
import type { PrintFiles } from '../prints/print-files.ts'
import { createPrintRepository } from '../prints/print-repository.ts'
import type { PaymentProvider } from '../provider/razorpay.ts'
import { nextUnpaidCheck } from './check-schedule.ts'
import { createOrderRepository, type NewOrder } from './order-repository.ts'

/** Per account and ten minutes. */
const MAX_RECENT_ORDERS = 100

// Without characters that are easily confused, since people read order numbers out to support.
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const randomGroup = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
/** Like `KH-7Q4M-9XTR-2BWD`. */
const newOrderNumber = () => `KH-${randomGroup()}-${randomGroup()}-${randomGroup()}`

export interface OrderServiceDeps {
  env: Pick<Env, 'RAZORPAY_KEY_ID'>
  db: Kysely<Database>
  provider: PaymentProvider
  ledger: LedgerService
  files: PrintFiles
  logger: Logger
}

/** Creates orders. Prices come from the contracts, never from the request. */
export function createOrderService({ env, db, provider, ledger, files, logger }: OrderServiceDeps) {
  const orders = createOrderRepository(db)

  /**
   * Creates the order at the provider first, then in the database. If the provider's response is lost, nobody has the
   * order's id, so nobody can pay it.
   * @param failureMessage sent to the client with a 503
   * @param addRelatedRows runs in the transaction that inserts the order
   */
  async function create(
    order: Omit<NewOrder, 'amount' | 'currency' | 'receipt' | 'provider_order_id'>,
    price: Money,
    failureMessage: string,
    addRelatedRows: (trx: Transaction<Database>, orderId: number) => Promise<void> = async () => undefined,
  ): Promise<Omit<Order, 'message'>> {
    const now = new Date()
    const receipt = newOrderNumber()
    try {
      if ((await orders.countRecent(order.user_id)) >= MAX_RECENT_ORDERS) throw tooManyOrders()
      const providerOrderId = await provider.createOrder(price, receipt)
      await db.transaction().execute(async trx => {
        await openAccount(trx, order.user_id)
        const row = { ...order, ...price, receipt, provider_order_id: providerOrderId }
        const id = await createOrderRepository(trx).add(row, nextUnpaidCheck(now, now) ?? now)
        await addRelatedRows(trx, id)
        logger.info({ orderId: id, purpose: order.purpose }, 'order created')
      })
      return { orderId: providerOrderId, keyId: env.RAZORPAY_KEY_ID, ...price }
    } catch (error) {
      if (error instanceof HttpError && error.statusCode < 500) throw error
      throw orderFailed(failureMessage, error)
    }
  }

  return {
    async orderPackage({ userId }: Identity, body: z.output<typeof createOrderSchema>): Promise<Order> {
      const { packageId, currencyCode } = body
      const price = priceIn(packageOf(packageId).price, currencyCode)
      const order = { user_id: userId, purpose: 'package' as const, package_id: packageId }
      return { ...(await create(order, price, messages.orderFailed)), message: messages.orderCreated }
    },

    async orderGift(sender: Identity, body: z.output<typeof createGiftOrderSchema>): Promise<Order> {
      const { packageId, recipientName, recipientEmail, message, senderName, deliverOn, currencyCode } = body
      const price = priceIn(packageOf(packageId).price, currencyCode)
      const order = { user_id: sender.userId, purpose: 'gift' as const, package_id: packageId }
      const created = await create(order, price, messages.giftOrderFailed, (trx, orderId) =>
        createGiftRepository(trx).add({
          order_id: orderId,
          package_id: packageId,
          sender_name: senderName || sender.name,
          recipient_name: recipientName,
          recipient_email: recipientEmail,
          recipient_email_key: canonicalize(recipientEmail),
          message: message === '' ? null : message,
          deliver_at: deliverOn === undefined ? null : deliveryTime(deliverOn),
        }),
      )
      return { ...created, message: messages.giftOrderCreated }
    },

    async orderPrintedCopy(
      userId: number,
      storyId: number,
      { filesVersion, ...form }: OrderPrintedCopy,
      requestId: string,
    ): Promise<PrintedCopyOrder> {
      const checked = await files.check({ userId, storyId, seenVersion: filesVersion }, requestId)
      const { printedCopiesRemaining } = await ledger.summary(userId)
      if (printedCopiesRemaining > 0) return { freeOrder: true }
      const price: Money = { amount: PRINTED_COPY_PRICE, currency: 'INR' }
      const order = { user_id: userId, purpose: 'printed_copy' as const, package_id: null }
      const { amount, ...created } = await create(order, price, messages.orderFailed, async (trx, orderId) => {
        const shippingAddress = shippingAddressOf(form)
        await createPrintRepository(trx).add({ userId, storyId, orderId, shippingAddress, ...checked })
      })
      return { freeOrder: false, ...created, amount: amount / 10 ** CURRENCY_EXPONENTS[price.currency] }
    },
  }
}
export type OrderService = ReturnType<typeof createOrderService>
