import type { StoryCredits } from '@kahani/contracts/credits'
import type { PackageId, VerifyPayment } from '@kahani/contracts/shop'
import type { Payment } from '../../../lib/checkout.ts'
import type { PayableOrder } from '../api/orders.ts'

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

/** The verification request of a package or a gift. */
export const verificationRequest = (packageId: PackageId, order: PayableOrder, payment: Payment): VerifyPayment => ({
  ...payment,
  packageId,
  currencyCode: order.currency,
  isOneTime: true,
})
