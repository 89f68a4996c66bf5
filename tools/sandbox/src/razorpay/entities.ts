import { randomInt } from 'node:crypto'
import type { DisputeStatus } from '@kahani/contracts/disputes'
import type { CurrencyCode } from '@kahani/contracts/money'

// Entities of the provider's API. Amounts are in the smallest unit of the currency, times in s since 1970.

/** The provider represents empty notes as an empty list. */
export type Notes = Record<string, string | number> | []

export interface Order {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
  currency: CurrencyCode
  receipt: string | null
  offer_id: null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Notes
  created_at: number
}

export interface PaymentError {
  code: string
  description: string
  source: string
  step: string
  reason: string
}

export interface Payment {
  id: string
  entity: 'payment'
  amount: number
  currency: CurrencyCode
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  order_id: string
  invoice_id: null
  international: boolean
  method: 'upi'
  amount_refunded: number
  refund_status: null | 'partial' | 'full'
  captured: boolean
  description: string | null
  card_id: null
  bank: null
  wallet: null
  vpa: string
  email: string | null
  contact: string | null
  notes: Notes
  fee: number | null
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
  created_at: number
}

export interface Refund {
  id: string
  entity: 'refund'
  amount: number
  currency: CurrencyCode
  payment_id: string
  notes: Notes
  receipt: string | null
  acquirer_data: { arn: null }
  batch_id: null
  status: 'processed'
  speed_requested: 'normal' | 'optimum'
  speed_processed: 'normal'
  created_at: number
}

export interface Dispute {
  id: string
  entity: 'dispute'
  payment_id: string
  amount: number
  currency: CurrencyCode
  amount_deducted: number
  reason_code: string
  respond_by: number
  status: DisputeStatus
  phase: 'chargeback'
  created_at: number
}

export const collectionOf = <T>(items: T[]) => ({ entity: 'collection' as const, count: items.length, items })

const ALPHANUMERICS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id such as `order_` followed by 14 letters or digits. */
export const newId = (kind: 'order' | 'pay' | 'rfnd' | 'disp' | 'evt') =>
  `${kind}_${Array.from({ length: 14 }, () => ALPHANUMERICS[randomInt(ALPHANUMERICS.length)]).join('')}`

export interface OrderRequest {
  amount: number
  currency: CurrencyCode
  receipt: string | null
  notes: Notes
  /** Whether a payment is captured at once, or by an API call. */
  autoCapture: boolean
}

/** A new order, with a field that the API does not return. */
export const newOrder = (request: OrderRequest, created_at: number): Order & { autoCapture: boolean } => ({
  id: newId('order'),
  entity: 'order',
  ...request,
  amount_paid: 0,
  amount_due: request.amount,
  offer_id: null,
  status: 'created',
  attempts: 0,
  created_at,
})

export interface Payer {
  email: string | null
  contact: string | null
}

/** An authorized payment, or a failed one if there is an error. */
export const newPayment = (order: Order, payer: Payer, created_at: number, error?: PaymentError): Payment => ({
  id: newId('pay'),
  entity: 'payment',
  amount: order.amount,
  currency: order.currency,
  status: error ? 'failed' : 'authorized',
  order_id: order.id,
  invoice_id: null,
  international: false,
  method: 'upi',
  amount_refunded: 0,
  refund_status: null,
  captured: false,
  description: null,
  card_id: null,
  bank: null,
  wallet: null,
  vpa: error ? 'failure@razorpay' : 'success@razorpay',
  ...payer,
  notes: order.notes,
  fee: null,
  tax: null,
  error_code: error?.code ?? null,
  error_description: error?.description ?? null,
  error_source: error?.source ?? null,
  error_step: error?.step ?? null,
  error_reason: error?.reason ?? null,
  created_at,
})

export interface RefundRequest {
  /** Default: the remaining amount. */
  amount?: number | undefined
  receipt: string | null
  notes: Notes
  speed: Refund['speed_requested']
}

export const newRefund = (
  payment: Payment,
  { speed, ...request }: RefundRequest & { amount: number },
  created_at: number,
): Refund => ({
  id: newId('rfnd'),
  entity: 'refund',
  currency: payment.currency,
  payment_id: payment.id,
  ...request,
  acquirer_data: { arn: null },
  batch_id: null,
  status: 'processed',
  speed_requested: speed,
  speed_processed: 'normal',
  created_at,
})

const RESPONSE_TIME_S = 3 * 24 * 60 * 60

export const newDispute = (payment: Payment, amount: number, created_at: number): Dispute => ({
  id: newId('disp'),
  entity: 'dispute',
  payment_id: payment.id,
  amount,
  currency: payment.currency,
  amount_deducted: 0,
  reason_code: 'goods_or_services_not_received',
  respond_by: created_at + RESPONSE_TIME_S,
  status: 'open',
  phase: 'chargeback',
  created_at,
})
