import type { Money } from '@kahani/contracts/money'
import { unavailable } from '@kahani/service-kit/http-error'
import { withTimeout } from '@kahani/service-kit/with-timeout'
import Razorpay from 'razorpay'
import { z } from 'zod'
import type { Env } from '../env.ts'
import {
  type DisputeReport,
  type PaymentDetails,
  type ProviderPayment,
  providerDisputeSchema,
  providerPaymentSchema,
  providerRefundSchema,
} from './payment-details.ts'

/** Leaves time to respond to the browser within 10 s. */
export const PROVIDER_TIMEOUT_MS = 7_000

const orderSchema = z.object({ id: z.string(), amount: z.number(), currency: z.string() })
const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })
const payments = listOf(providerPaymentSchema)
const refunds = listOf(providerRefundSchema)
const disputes = listOf(providerDisputeSchema)

/** Maximum of the API. */
const PAGE_SIZE = 100

/** The provider has no payment or order with the given id. */
export class ProviderNotFoundError extends Error {
  override readonly name = 'ProviderNotFoundError'
}

type RazorpayEnv = Pick<Env, 'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET' | 'RAZORPAY_API_URL'>

/** Client of Razorpay's API. Every method throws HttpError 503 if the API is unreachable, slow or fails. */
export function createRazorpay(env: RazorpayEnv, timeoutMs = PROVIDER_TIMEOUT_MS) {
  const client = new Razorpay({ key_id: env.RAZORPAY_KEY_ID, key_secret: env.RAZORPAY_KEY_SECRET })
  Object.assign((client.api as unknown as { rq: { defaults: object } }).rq.defaults, {
    baseURL: env.RAZORPAY_API_URL,
    timeout: timeoutMs,
    maxRedirects: 0,
  })

  async function request<T extends z.ZodType>(response: T, call: () => Promise<unknown>): Promise<z.output<T>> {
    try {
      // The client's own timeout restarts with every received byte; this one covers the whole call.
      return response.parse(await withTimeout(call(), timeoutMs, `no response within ${timeoutMs} ms`))
    } catch (cause) {
      const { statusCode } = cause as { statusCode?: unknown }
      if (statusCode === 400 || statusCode === 404) throw new ProviderNotFoundError(describe(cause), { cause })
      throw unavailable('payment provider', new Error(describe(cause)))
    }
  }

  /** @throws ProviderNotFoundError */
  async function fetchPayment(paymentId: string): Promise<PaymentDetails> {
    const payment = await request(providerPaymentSchema, () => client.payments.fetch(paymentId))
    return withRefunds(payment)
  }
  async function withRefunds(payment: ProviderPayment): Promise<PaymentDetails> {
    if (payment.refunded === 0) return { payment, refunds: [], disputes: [] }
    const { items } = await request(refunds, () => client.payments.fetchMultipleRefund(payment.id))
    return { payment, refunds: items.filter(refund => refund.processed), disputes: [] }
  }

  return {
    /** @returns the provider's id of the order */
    async createOrder({ amount, currency }: Money, receipt: string): Promise<string> {
      const params = { amount, currency, receipt, payment_capture: true }
      const order = await request(orderSchema, () => client.orders.create(params))
      if (order.amount !== amount || order.currency !== currency) {
        throw unavailable('payment provider', new Error('the created order has a different amount or currency'))
      }
      return order.id
    },
    fetchPayment,
    /** The captured payments of an order. */
    async fetchOrderPayments(orderId: string): Promise<PaymentDetails[]> {
      const { items } = await request(payments, () => client.orders.fetchPayments(orderId))
      return Promise.all(items.filter(payment => payment.captured).map(withRefunds))
    },
    /** @throws ProviderNotFoundError */
    async fetchDispute(disputeId: string): Promise<DisputeReport> {
      const reportedAt = new Date()
      return { ...(await request(providerDisputeSchema, () => client.disputes.fetch(disputeId))), reportedAt }
    },
    /** The disputes of all payments that were opened after `since`. */
    async fetchDisputes(since: Date): Promise<DisputeReport[]> {
      const found: DisputeReport[] = []
      for (let skip = 0; ; skip += PAGE_SIZE) {
        const reportedAt = new Date()
        const { items } = await request(disputes, () => client.disputes.all({ count: PAGE_SIZE, skip }))
        const recent = items.filter(({ openedAt }) => openedAt >= since)
        found.push(...recent.map(dispute => ({ ...dispute, reportedAt })))
        // Newest first.
        if (recent.length < PAGE_SIZE) return found
      }
    },
    async refund(paymentId: string, amount: number): Promise<void> {
      await request(providerRefundSchema, () => client.payments.refund(paymentId, { amount, speed: 'normal' }))
    },
  }
}
export type PaymentProvider = ReturnType<typeof createRazorpay>

/** The client throws plain objects for error responses, and a TypeError if no response arrives. */
function describe(cause: unknown): string {
  if (cause instanceof TypeError) return 'no response'
  if (cause instanceof Error) return cause.message
  const { statusCode, error } = cause as { statusCode?: number; error?: { description?: string } }
  return `the provider responded with ${statusCode}: ${error?.description ?? 'no description'}`
}
