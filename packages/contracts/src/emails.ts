import { z } from 'zod'
import { moneySchema } from './money.ts'
import { packageIdSchema } from './shop.ts'

/**
 * What `payments` wants told by mail. A job carries a mail's id alone; `auth`, which sends, fetches this by it
 * (`GET /internal/mails/{id}` at payments), puts it into words and reports when it is settled
 * (`POST /internal/mails/{id}/settled`).
 */
const orderNumber = z.string()
const paidAt = z.iso.datetime()

export const emailContentSchema = z.discriminatedUnion('kind', [
  /** To the buyer of a package. */
  z.object({ kind: z.literal('receipt'), orderNumber, packageId: packageIdSchema, price: moneySchema, paidAt }),
  /** To the recipient of a gift. `token` goes into the link to `/redeem-gift?token=`. */
  z.object({
    kind: z.literal('gift'),
    packageId: packageIdSchema,
    senderName: z.string(),
    message: z.string().nullable(),
    token: z.string(),
  }),
  /** To the giver. */
  z.object({
    kind: z.literal('gift-receipt'),
    orderNumber,
    packageId: packageIdSchema,
    recipientName: z.string(),
    recipientEmail: z.string(),
    price: moneySchema,
    paidAt,
  }),
  /** To the family, as its printed copy is placed, processed, shipped, delivered, returned or cancelled. */
  z.object({
    kind: z.literal('print'),
    status: z.enum(['placed', 'processing', 'shipped', 'delivered', 'returned', 'cancelled']),
    printNumber: z.number().int(),
    storyId: z.number().int(),
    /** What paid for it; null for a free copy. */
    order: z.object({ orderNumber, price: moneySchema, paidAt }).nullable(),
    courier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
  }),
  /** To the buyer, when the provider has paid back. */
  z.object({
    kind: z.literal('refund'),
    orderNumber,
    refunded: moneySchema,
    /** Unused credits that were taken back. */
    stories: z.number().int(),
    printedCopies: z.number().int(),
  }),
  /** To the buyer, whose second payment of one order is on its way back. */
  z.object({ kind: z.literal('paid-twice'), orderNumber, refunded: moneySchema }),
])
export type EmailContent = z.infer<typeof emailContentSchema>

export const mailSchema = z.object({
  to: z.union([
    /** An account of ours. */
    z.object({ userId: z.number().int() }),
    z.object({ name: z.string(), email: z.string() }),
  ]),
  letter: emailContentSchema,
})
export type Mail = z.infer<typeof mailSchema>
