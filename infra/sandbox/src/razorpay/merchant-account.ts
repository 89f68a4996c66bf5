import {
  newOrder,
  newPayment,
  newRefund,
  type Order,
  type OrderRequest,
  type Payer,
  type Payment,
  type PaymentError,
  type RefundRequest,
} from './entities.ts'
import { deliveryOf } from './events.ts'
import { UserError, unknownId } from './refusal.ts'
import { sign } from './signature.ts'
import type { Books, Store, StoredOrder } from './store.ts'

const SMALLEST_REFUND = 100
const DECLINED: PaymentError = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Your payment was declined by the bank. Nothing was charged. Please try again.',
  source: 'issuer_bank',
  step: 'payment_authorization',
  reason: 'payment_declined',
}

const withId = <T extends { id: string }>(all: T[], id: string): T => {
  const found = all.find(each => each.id === id)
  if (!found) throw unknownId()
  return found
}
const asOrder = ({ autoCapture: _, ...order }: StoredOrder): Order => order

function assertUnpaid(order: Order): void {
  if (order.status === 'paid') throw new UserError('This order is paid already.')
}

/**
 * A merchant's account: its orders, the payments of them, and what was paid back. Each change is in the file, with the
 * webhooks that tell of it, before it is answered.
 * @param toTell called when there are webhooks to be delivered
 */
export function createMerchantAccount({
  store,
  keySecret,
  toTell,
  now = Date.now,
}: {
  store: Store
  keySecret: string
  toTell: () => void
  now?: () => number
}) {
  const seconds = () => Math.floor(now() / 1000)

  async function change<T>(work: (books: Books) => T): Promise<T> {
    const result = await store.change(work)
    toTell()
    return result
  }

  function addPayment(books: Books, orderId: string, payer: Payer, error?: PaymentError) {
    const order = withId(books.orders, orderId)
    assertUnpaid(order)
    order.attempts += 1
    order.status = 'attempted'
    const payment = newPayment(order, payer, seconds(), error)
    books.payments.push(payment)
    return { order, payment }
  }

  function captureIn(books: Books, order: StoredOrder, payment: Payment, told: boolean): void {
    assertUnpaid(order)
    Object.assign(payment, { status: 'captured', captured: true, fee: 0, tax: 0 })
    Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 })
    if (!told) return
    books.deliveries.push(
      deliveryOf('payment.captured', { payment }, now()),
      deliveryOf('order.paid', { payment, order: asOrder(order) }, now()),
    )
  }

  return {
    order: (id: string) => asOrder(withId(store.books.orders, id)),
    orders: ({ receipt, skip, count }: { receipt?: string | undefined; skip: number; count: number }) =>
      store.books.orders
        .filter(order => receipt === undefined || order.receipt === receipt)
        .toReversed()
        .slice(skip, skip + count)
        .map(asOrder),
    payment: (id: string) => withId(store.books.payments, id),
    payments: () => store.books.payments.toReversed(),
    paymentsOf(orderId: string) {
      const { id } = withId(store.books.orders, orderId)
      return store.books.payments.filter(payment => payment.order_id === id).toReversed()
    },
    refund: (id: string) => withId(store.books.refunds, id),
    refundsOf(paymentId: string) {
      const { id } = withId(store.books.payments, paymentId)
      return store.books.refunds.filter(refund => refund.payment_id === id).toReversed()
    },

    createOrder: (request: OrderRequest) =>
      change(({ orders }) => {
        const order = newOrder(request, seconds())
        orders.push(order)
        return asOrder(order)
      }),

    /** The order that a checkout was opened for. @throws UserError where it can't be paid */
    payable(id: string): Order {
      const order = asOrder(withId(store.books.orders, id))
      assertUnpaid(order)
      return order
    },

    /**
     * A person pays an order.
     * @param told whether webhooks tell of it
     * @returns what the checkout hands to the page
     */
    pay: (orderId: string, payer: Payer, told: boolean) =>
      change(books => {
        const { order, payment } = addPayment(books, orderId, payer)
        if (order.autoCapture) captureIn(books, order, payment, told)
        return {
          razorpay_payment_id: payment.id,
          razorpay_order_id: order.id,
          razorpay_signature: sign(`${order.id}|${payment.id}`, keySecret),
        }
      }),

    /** The bank of a person declines. */
    decline: (orderId: string, payer: Payer) =>
      change(books => {
        const { order, payment } = addPayment(books, orderId, payer, DECLINED)
        books.deliveries.push(deliveryOf('payment.failed', { payment }, now()))
        return { ...DECLINED, metadata: { payment_id: payment.id, order_id: order.id } }
      }),

    capture: (id: string, amount: number, currency: string) =>
      change(books => {
        const payment = withId(books.payments, id)
        if (payment.captured) throw new UserError('This payment has already been captured')
        if (payment.status !== 'authorized') {
          throw new UserError('Only payments which have been authorized and not yet captured can be captured')
        }
        if (amount !== payment.amount || currency !== payment.currency) {
          throw new UserError('Capture amount must be equal to the amount authorized', { field: 'amount' })
        }
        captureIn(books, withId(books.orders, payment.order_id), payment, true)
        return payment
      }),

    refundPayment: (id: string, request: RefundRequest) =>
      change(books => {
        const payment = withId(books.payments, id)
        if (!payment.captured) throw new UserError('The payment status should be captured for action to be taken')
        const left = payment.amount - payment.amount_refunded
        if (left === 0) throw new UserError('The payment has been fully refunded already')
        const { amount = left } = request
        if (amount > left) {
          throw new UserError('The total refund amount is greater than the refund payment amount', { field: 'amount' })
        }
        if (amount < Math.min(SMALLEST_REFUND, left)) {
          throw new UserError('The refund amount is less than the minimum allowed', { field: 'amount' })
        }
        const refund = newRefund(payment, { ...request, amount }, seconds())
        books.refunds.push(refund)
        payment.amount_refunded += amount
        const isFull = amount === left
        Object.assign(payment, isFull ? { status: 'refunded', refund_status: 'full' } : { refund_status: 'partial' })
        books.deliveries.push(deliveryOf('refund.processed', { refund, payment }, now()))
        return refund
      }),
  }
}
export type MerchantAccount = ReturnType<typeof createMerchantAccount>
