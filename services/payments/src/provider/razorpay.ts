import type { Money } from '@kahani/contracts/money'
import { unavailable } from '@kahani/service-kit/http-error'
import Razorpay from 'razorpay'
import { z } from 'zod'
import type { Env } from '../env.ts'
import { type PaymentFacts, providerPaymentSchema, providerRefundSchema } from './payment-facts.ts'

/** Longest that an answer is waited for, in ms: whoever clicked is told within 10 s. */
const PATIENCE_MS = 7_000

const orderSchema = z.object({ id: z.string(), amount: z.number(), currency: z.string() })
const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })
const payments = listOf(providerPaymentSchema)
const refunds = listOf(providerRefundSchema)

/** The provider knows no such thing. */
export class NotKnownToProvider extends Error {
  override readonly name = 'NotKnownToProvider'
}

/** Razorpay's API. Every call throws HttpError 503 where it is away, too slow or fails. */
export function createRazorpay(env: Pick<Env, 'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET' | 'RAZORPAY_API_URL'>) {
  const client = new Razorpay({ key_id: env.RAZORPAY_KEY_ID, key_secret: env.RAZORPAY_KEY_SECRET })
  Object.assign((client.api as unknown as { rq: { defaults: object } }).rq.defaults, {
    baseURL: env.RAZORPAY_API_URL,
    timeout: PATIENCE_MS,
    maxRedirects: 0,
  })

  async function ask<T extends z.ZodType>(answer: T, call: () => Promise<unknown>): Promise<z.output<T>> {
    try {
      return answer.parse(await withDeadline(call()))
    } catch (cause) {
      const { statusCode } = cause as { statusCode?: unknown }
      if (statusCode === 400 || statusCode === 404) throw new NotKnownToProvider(describe(cause), { cause })
      throw unavailable('payment provider', new Error(describe(cause)))
    }
  }

  /** What the provider says of a payment, with what it has paid back of it. @throws NotKnownToProvider */
  async function facts(paymentId: string): Promise<PaymentFacts> {
    const payment = await ask(providerPaymentSchema, () => client.payments.fetch(paymentId))
    return { payment, refunds: payment.refunded > 0 ? await refundsOf(paymentId) : [] }
  }
  const refundsOf = async (paymentId: string) => {
    const { items } = await ask(refunds, () => client.payments.fetchMultipleRefund(paymentId))
    return items.filter(refund => refund.processed)
  }

  return {
    /** @returns the provider's id of the order */
    async createOrder({ amount, currency }: Money, receipt: string): Promise<string> {
      const request = { amount, currency, receipt, payment_capture: true }
      const order = await ask(orderSchema, () => client.orders.create(request))
      if (order.amount !== amount || order.currency !== currency) {
        throw unavailable('payment provider', new Error('the provider made an order of another amount'))
      }
      return order.id
    },
    facts,
    /** What the provider says of every payment of an order that was captured. */
    async factsOfOrder(orderId: string): Promise<PaymentFacts[]> {
      const { items } = await ask(payments, () => client.orders.fetchPayments(orderId))
      return Promise.all(
        items
          .filter(payment => payment.captured)
          .map(async payment => ({ payment, refunds: payment.refunded > 0 ? await refundsOf(payment.id) : [] })),
      )
    },
    /** Pays all of a payment back. */
    async refund(paymentId: string, amount: number): Promise<void> {
      await ask(providerRefundSchema, () => client.payments.refund(paymentId, { amount, speed: 'normal' }))
    },
  }
}
export type PaymentProvider = ReturnType<typeof createRazorpay>

/** The client's own time-out counts from each byte; a person counts from the click. */
async function withDeadline<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS)
  })
  try {
    return await Promise.race([answer, deadline])
  } finally {
    clearTimeout(timer)
  }
}

/** The provider's refusals are plain objects; of an answer that never came the client leaves only a TypeError of its own. */
function describe(cause: unknown): string {
  if (cause instanceof TypeError) return 'no answer came'
  if (cause instanceof Error) return cause.message
  const { statusCode, error } = cause as { statusCode?: number; error?: { description?: string } }
  return `the provider answered ${statusCode}: ${error?.description ?? 'no reason given'}`
}
