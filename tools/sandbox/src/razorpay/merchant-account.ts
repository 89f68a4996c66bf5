import { createDisputes } from './disputes.ts'
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
import { findById } from './find-by-id.ts'
import { RazorpayError } from './razorpay-error.ts'
import { sign } from './signature.ts'
import type { AccountData, Store, StoredOrder } from './store.ts'

const MIN_REFUND = 100
const DECLINED: PaymentError = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Your payment was declined by the bank. Nothing was charged. Please try again.',
  source: 'issuer_bank',
  step: 'payment_authorization',
  reason: 'payment_declined',
}

const toOrder = ({ autoCapture: _, ...order }: StoredOrder): Order => order

function assertUnpaid(order: Order): void {
  if (order.status === 'paid') throw new RazorpayError('This order has already been paid.')
}

/**
 * A merchant's account: its orders, the payments of them, and their refunds and disputes. Each change is stored
 * together with its webhooks before the call returns.
 * @param onNewDeliveries called when there are webhooks to deliver
 */
export function createMerchantAccount({
  store,
  keySecret,
  onNewDeliveries,
  now = Date.now,
}: {
  store: Store
  keySecret: string
  onNewDeliveries: () => void
  now?: () => number
}) {
  const seconds = () => Math.floor(now() / 1000)

  async function change<T>(work: (data: AccountData) => T): Promise<T> {
    const result = await store.change(work)
    onNewDeliveries()
    return result
  }

  function addPayment(data: AccountData, orderId: string, payer: Payer, error?: PaymentError) {
    const order = findById(data.orders, orderId)
    assertUnpaid(order)
    order.attempts += 1
    order.status = 'attempted'
    const payment = newPayment(order, payer, seconds(), error)
    data.payments.push(payment)
    return { order, payment }
  }

  function captureIn(data: AccountData, order: StoredOrder, payment: Payment, sendWebhooks: boolean): void {
    assertUnpaid(order)
    Object.assign(payment, { status: 'captured', captured: true, fee: 0, tax: 0 })
    Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 })
    if (!sendWebhooks) return
    data.deliveries.push(
      deliveryOf('payment.captured', { payment }, now()),
      deliveryOf('order.paid', { payment, order: toOrder(order) }, now()),
    )
  }

  return {
    ...createDisputes({ store, change, now }),

    order: (id: string) => toOrder(findById(store.data.orders, id)),
    orders: ({ receipt, skip, count }: { receipt?: string | undefined; skip: number; count: number }) =>
      store.data.orders
        .filter(order => receipt === undefined || order.receipt === receipt)
        .toReversed()
        .slice(skip, skip + count)
        .map(toOrder),
    payment: (id: string) => findById(store.data.payments, id),
    payments: () => store.data.payments.toReversed(),
    paymentsOf(orderId: string) {
      const { id } = findById(store.data.orders, orderId)
      return store.data.payments.filter(payment => payment.order_id === id).toReversed()
    },
    refund: (id: string) => findById(store.data.refunds, id),
    refundsOf(paymentId: string) {
      const { id } = findById(store.data.payments, paymentId)
      return store.data.refunds.filter(refund => refund.payment_id === id).toReversed()
    },

    createOrder: (request: OrderRequest) =>
      change(({ orders }) => {
        const order = newOrder(request, seconds())
        orders.push(order)
        return toOrder(order)
      }),

    /** An order that can be paid. @throws RazorpayError if it can't */
    payable(id: string): Order {
      const order = toOrder(findById(store.data.orders, id))
      assertUnpaid(order)
      return order
    },

    /**
     * Pays an order.
     * @param sendWebhooks false loses the webhooks of the payment
     * @returns the callback data for the page
     */
    pay: (orderId: string, payer: Payer, sendWebhooks: boolean) =>
      change(data => {
        const { order, payment } = addPayment(data, orderId, payer)
        if (order.autoCapture) captureIn(data, order, payment, sendWebhooks)
        return {
          razorpay_payment_id: payment.id,
          razorpay_order_id: order.id,
          razorpay_signature: sign(`${order.id}|${payment.id}`, keySecret),
        }
      }),

    /** The bank declines the payment. */
    decline: (orderId: string, payer: Payer) =>
      change(data => {
        const { order, payment } = addPayment(data, orderId, payer, DECLINED)
        data.deliveries.push(deliveryOf('payment.failed', { payment }, now()))
        return { ...DECLINED, metadata: { payment_id: payment.id, order_id: order.id } }
      }),

    capture: (id: string, amount: number, currency: string) =>
      change(data => {
        const payment = findById(data.payments, id)
        if (payment.captured) throw new RazorpayError('This payment has already been captured')
        if (payment.status !== 'authorized') {
          throw new RazorpayError('Only payments which have been authorized and not yet captured can be captured')
        }
        if (amount !== payment.amount || currency !== payment.currency) {
          throw new RazorpayError('Capture amount must be equal to the amount authorized', { field: 'amount' })
        }
        captureIn(data, findById(data.orders, payment.order_id), payment, true)
        return payment
      }),

    /** @param sendWebhook false loses the webhook of the refund */
    refundPayment: (id: string, request: RefundRequest, sendWebhook = true) =>
      change(data => {
        const payment = findById(data.payments, id)
        if (!payment.captured) throw new RazorpayError('The payment status should be captured for action to be taken')
        const remaining = payment.amount - payment.amount_refunded
        if (remaining === 0) throw new RazorpayError('The payment has been fully refunded already')
        const { amount = remaining } = request
        if (amount > remaining) {
          throw new RazorpayError('The total refund amount is greater than the refund payment amount', {
            field: 'amount',
          })
        }
        if (amount < Math.min(MIN_REFUND, remaining)) {
          throw new RazorpayError('The refund amount is less than the minimum allowed', { field: 'amount' })
        }
        const refund = newRefund(payment, { ...request, amount }, seconds())
        data.refunds.push(refund)
        payment.amount_refunded += amount
        const isFull = amount === remaining
        Object.assign(payment, isFull ? { status: 'refunded', refund_status: 'full' } : { refund_status: 'partial' })
        if (sendWebhook) data.deliveries.push(deliveryOf('refund.processed', { refund, payment }, now()))
        return refund
      }),
  }
}
export type MerchantAccount = ReturnType<typeof createMerchantAccount>
