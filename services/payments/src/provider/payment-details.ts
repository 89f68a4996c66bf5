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
export type ProviderRefund = z.infer<typeof providerRefundSchema>

/** A payment with its refunds, from a signed webhook or from the provider's API. */
export interface PaymentDetails {
  payment: ProviderPayment
  refunds: ProviderRefund[]
}
