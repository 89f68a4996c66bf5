import { DISPUTE_STATUSES } from '@kahani/contracts/disputes'
import { z } from 'zod'

const amount = z.number().int().min(0)

/** A payment in the provider's API responses and webhooks. */
export const providerPaymentSchema = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount,
    currency: z.string(),
    /** `created`, `authorized`, `captured`, `refunded` or `failed`. */
    status: z.string(),
    amount_refunded: amount.nullish(),
  })
  .transform(payment => ({
    id: payment.id,
    orderId: payment.order_id ?? null,
    amount: payment.amount,
    currency: payment.currency,
    /** Stays true after a refund. */
    captured: payment.status === 'captured' || payment.status === 'refunded',
    refunded: payment.amount_refunded ?? 0,
  }))
export type ProviderPayment = z.infer<typeof providerPaymentSchema>

export const providerRefundSchema = z
  .object({ id: z.string(), payment_id: z.string(), amount, status: z.string() })
  .transform(refund => ({
    id: refund.id,
    paymentId: refund.payment_id,
    amount: refund.amount,
    processed: refund.status === 'processed',
  }))
type ProviderRefund = z.infer<typeof providerRefundSchema>

const fromSeconds = (seconds: number) => new Date(seconds * 1_000)

export const providerDisputeSchema = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount,
    currency: z.string(),
    reason_code: z.string().nullish(),
    phase: z.string().nullish(),
    /** A status that Kahani does not know is not final, so an administrator sees the dispute. */
    status: z.enum(DISPUTE_STATUSES).catch('open'),
    respond_by: z.number().int().nullish(),
    created_at: z.number().int(),
  })
  .transform(dispute => ({
    id: dispute.id,
    paymentId: dispute.payment_id,
    amount: dispute.amount,
    currency: dispute.currency,
    reason: dispute.reason_code ?? '',
    phase: dispute.phase ?? '',
    status: dispute.status,
    respondBy: dispute.respond_by ? fromSeconds(dispute.respond_by) : null,
    openedAt: fromSeconds(dispute.created_at),
  }))

export interface DisputeReport extends z.infer<typeof providerDisputeSchema> {
  /** When the provider was in this state. */
  reportedAt: Date
}

/** A payment with its refunds and disputes, from a signed webhook or from the provider's API. */
export interface PaymentDetails {
  payment: ProviderPayment
  refunds: ProviderRefund[]
  /** The API returns the disputes of a payment separately. */
  disputes: DisputeReport[]
}
