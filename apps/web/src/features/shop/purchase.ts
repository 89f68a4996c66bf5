import type { StoryCredits } from '@kahani/contracts/credits'
import { createGiftOrderSchema, type Order, type PackageId, type VerifyPayment } from '@kahani/contracts/shop'
import type { z } from 'zod'
import type { Payment } from '../../lib/checkout-form.ts'

/** The fields of the gift dialog. */
export const giftFormSchema = createGiftOrderSchema.pick({ recipientName: true, recipientEmail: true, message: true })
export type GiftForm = z.input<typeof giftFormSchema>
export type Gift = z.output<typeof giftFormSchema>

export interface Purchase {
  packageId: PackageId
  /** The recipient, if the package is a gift. */
  gift?: Gift
}

/** The steps of a purchase in order; each one is a mutation. */
export type Step = 'ordering' | 'paying' | 'verifying'
export interface PendingPurchase {
  step: Step
  packageId: PackageId
}

export type CardState = 'available' | 'pending' | 'current' | 'disabled'

/** The state of a package card. During a purchase all cards are disabled. */
export function cardState(
  id: PackageId,
  pending: PendingPurchase | null,
  credits: StoryCredits | undefined,
): CardState {
  if (!pending) return 'available'
  if (pending.packageId === id) return 'pending'
  return credits?.planId === id && !credits.cancelled ? 'current' : 'disabled'
}

export type PayableOrder = Omit<Order, 'message'>

/** The verification request of a package or a gift. */
export const verificationRequest = (packageId: PackageId, order: PayableOrder, payment: Payment): VerifyPayment => ({
  ...payment,
  packageId,
  currencyCode: order.currency,
  isOneTime: true,
})
