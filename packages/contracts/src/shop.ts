import { giftMessages, paymentMessages as messages } from '@kahani/messages/en/payments'
import { z } from 'zod'
import { deliveryDaySchema } from './gift-delivery.ts'
import { currencyCodeSchema } from './money.ts'
import { PACKAGES, type PackageId } from './packages.ts'
import { received } from './received.ts'

export {
  EXPRESS_FEE,
  PACKAGES,
  type Package,
  type PackageId,
  PRINTED_COPY_PRICE,
  packageOf,
  SHIPPING_FEE,
} from './packages.ts'

const PACKAGE_IDS = PACKAGES.map(({ id }) => id) as [PackageId, ...PackageId[]]
export const packageIdSchema = z.enum(PACKAGE_IDS, messages.invalidPackage)

/** Response of `GET /api/payments/checkout`: the provider's checkout script. */
export const checkoutSchema = z.object({ scriptUrl: z.url() })

/** Response of `GET /api/subscription-plans`: empty, because subscriptions are not available yet. */
export const subscriptionPlansSchema = z.array(z.object({ id: z.string(), name: z.string() }))
export const createSubscriptionSchema = z.object({ planId: z.string().max(64), currencyCode: currencyCodeSchema })

const currencyCode = currencyCodeSchema.default('INR')

export const createOrderSchema = z.object({ packageId: packageIdSchema, currencyCode })
export type CreateOrder = z.input<typeof createOrderSchema>

/** Response of `POST /api/create-order` and `POST /api/create-gift-order`. `amount` is in the currency's smallest unit. */
export const orderSchema = z.object({
  /** The provider's order id, for its checkout. */
  orderId: z.string(),
  /** The provider's public key. */
  keyId: z.string(),
  amount: z.number().int(),
  currency: currencyCodeSchema,
  message: z.string(),
})
export type Order = z.infer<typeof orderSchema>

export const GIFT_MESSAGE_LENGTH = 500
export const createGiftOrderSchema = z.object({
  packageId: packageIdSchema,
  recipientName: z.string().trim().min(1, giftMessages.nameRequired).max(100, giftMessages.nameTooLong),
  recipientEmail: z
    .string()
    .trim()
    .min(1, giftMessages.emailRequired)
    .max(254, giftMessages.emailInvalid)
    .pipe(z.email(giftMessages.emailInvalid)),
  message: z.string().trim().max(GIFT_MESSAGE_LENGTH, giftMessages.messageTooLong).default(''),
  /** Who the email says it is from. Empty for the name of the account. */
  senderName: z.string().trim().max(100, giftMessages.nameTooLong).default(''),
  /** The day on which it is emailed. Absent: as soon as it is paid. */
  deliverOn: deliveryDaySchema.optional(),
  currencyCode,
})
export type CreateGiftOrder = z.input<typeof createGiftOrderSchema>

const providerId = z.string().min(1).max(64)

/**
 * Body of `POST /api/verify-payment`, for packages and gifts (with `packageId` and `currencyCode`) and for printed copies
 * (with `orderType` and `planId`). Optional fields must agree with the order. Idempotent.
 */
export const verifyPaymentSchema = z.object({
  razorpayPaymentId: providerId,
  razorpayOrderId: providerId,
  signature: z.string().max(256),
  packageId: packageIdSchema.optional(),
  currencyCode: z.string().max(8).optional(),
  isOneTime: z.boolean().optional(),
  orderType: z.string().max(64).optional(),
  planId: z.string().max(64).optional(),
})
export type VerifyPayment = z.infer<typeof verifyPaymentSchema>

/** Response of `POST /api/verify-payment`. */
export const verifiedSchema = z.object({ success: z.boolean(), message: z.string() })
/** An answer without `success` is a failure with its message. */
export const receivedVerifiedSchema = received(verifiedSchema, { success: false, message: '' })
