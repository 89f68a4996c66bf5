import { z } from 'zod'
import { ORDER_PURPOSES, ORDER_STATUSES } from './admin-orders.ts'
import { disputeSchema } from './disputes.ts'
import { moneySchema } from './money.ts'
import { PRINT_STATUSES } from './prints.ts'
import { packageIdSchema } from './shop.ts'

const time = z.iso.datetime()
/** Null once it is deleted. */
const deletable = z.string().nullable()

/**
 * Response of `GET /internal/users/{id}/data` at `payments`: everything that it holds about an account, for the family's
 * archive. Lists are ordered from old to new.
 */
export const accountPaymentsSchema = z.object({
  orders: z.array(
    z.object({
      orderNumber: z.string(),
      purpose: z.enum(ORDER_PURPOSES),
      /** Null for a printed copy. */
      packageId: packageIdSchema.nullable(),
      price: moneySchema,
      status: z.enum(ORDER_STATUSES),
      createdAt: time,
      /** The payment provider's id of the payment. */
      paymentId: z.string().nullable(),
      paidAt: time.nullable(),
      refunds: z.array(
        z.object({
          amount: moneySchema,
          /** Unused credits that the refund revoked. */
          stories: z.number().int(),
          printedCopies: z.number().int(),
          createdAt: time,
        }),
      ),
      /** Payments that were returned, because the order was paid twice or too late. */
      returnedPayments: z.array(z.object({ paymentId: z.string(), amount: moneySchema, createdAt: time })),
      /** Payments that were disputed at the bank. */
      disputes: z.array(disputeSchema),
    }),
  ),
  /** Changes of the balances. */
  credits: z.array(
    z.object({
      kind: z.enum(['story', 'printed_copy']),
      amount: z.number().int(),
      /** What it was for, such as `signup:7`, `order:12`, `story:31` or `refund:story:31`. */
      reason: z.string(),
      createdAt: time,
    }),
  ),
  giftsSent: z.array(
    z.object({
      orderNumber: z.string(),
      packageId: packageIdSchema,
      senderName: deletable,
      recipientName: deletable,
      recipientEmail: deletable,
      message: deletable,
      createdAt: time,
      /** When it is emailed on a chosen day. */
      deliverAt: time.nullish(),
      redeemedAt: time.nullable(),
      cancelledAt: time.nullable(),
    }),
  ),
  /** Gifts that the account redeemed, and those sent to its verified address. */
  giftsReceived: z.array(
    z.object({
      packageId: packageIdSchema,
      senderName: deletable,
      /** As the sender wrote it; null if the gift was sent to another address. */
      recipientName: deletable,
      message: deletable,
      receivedAt: time,
      redeemedAt: time.nullable(),
      cancelledAt: time.nullable(),
    }),
  ),
  printedCopies: z.array(
    z.object({
      printNumber: z.number().int(),
      storyId: z.number().int(),
      /** Deleted with the address. */
      title: z.string().nullish(),
      /** Null for a free copy. */
      orderNumber: z.string().nullable(),
      status: z.enum([...PRINT_STATUSES, 'unpaid']),
      shippingAddress: deletable,
      courier: z.string().nullable(),
      trackingNumber: deletable,
      createdAt: time,
      updatedAt: time,
    }),
  ),
})
export type AccountPayments = z.infer<typeof accountPaymentsSchema>
