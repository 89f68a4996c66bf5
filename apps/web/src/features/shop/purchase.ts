import type { StoryCredits } from '@kahani/contracts/credits'
import {
  createGiftOrderSchema,
  type Order,
  orderSchema,
  type PackageId,
  type VerifyPayment,
} from '@kahani/contracts/shop'
import type { z } from 'zod'
import { InvalidOrder, type Payment } from '../../lib/checkout-form.ts'

/** What the buyer says of a gift; the package is chosen by the card. */
export const giftFormSchema = createGiftOrderSchema.pick({ recipientName: true, recipientEmail: true, message: true })
export type GiftForm = z.input<typeof giftFormSchema>
export type Gift = z.output<typeof giftFormSchema>

/** What is bought: for oneself, or as a gift. */
export interface Purchase {
  packageId: PackageId
  gift?: Gift
}

/** The way of a purchase, in this order; each step has a mutation of its own. */
export type Step = 'ordering' | 'paying' | 'verifying'
/** A purchase in progress. */
export interface PendingPurchase {
  step: Step
  packageId: PackageId
}

export type CardState = 'open' | 'pending' | 'current' | 'closed'

/** How a package's card stands: while something is being bought, nothing else can be. */
export function cardState(
  id: PackageId,
  underway: PendingPurchase | null,
  credits: StoryCredits | undefined,
): CardState {
  if (!underway) return 'open'
  if (underway.packageId === id) return 'pending'
  return credits?.planId === id && !credits.cancelled ? 'current' : 'closed'
}

export type PayableOrder = Omit<Order, 'message'>
const payableSchema = orderSchema.omit({ message: true }).refine(order => order.orderId !== '' && order.keyId !== '')

/** The order in the server's answer. Throws `InvalidOrder`. */
export function orderIn(answer: unknown): PayableOrder {
  const { data } = payableSchema.safeParse(answer)
  if (!data) throw new InvalidOrder()
  return data
}

/** What the server is asked to verify, for a package and for a gift alike. */
export const verificationRequest = (packageId: PackageId, order: PayableOrder, payment: Payment): VerifyPayment => ({
  ...payment,
  packageId,
  currencyCode: order.currency,
  isOneTime: true,
})
