import { printStatusSchema } from '@kahani/contracts/prints'
import { z } from 'zod'

/** What a mail is about: rows that it is told from when it is sent, and what may have changed by then. */
export const notificationSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receipt'), orderId: z.number() }),
  z.object({ kind: z.literal('gift'), giftId: z.string() }),
  z.object({ kind: z.literal('gift-receipt'), giftId: z.string() }),
  z.object({
    kind: z.literal('print'),
    printId: z.number(),
    status: printStatusSchema,
    courier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
  }),
  z.object({ kind: z.literal('refund'), refundId: z.string() }),
  z.object({ kind: z.literal('paid-twice'), paymentId: z.string() }),
])
export type NotificationSubject = z.infer<typeof notificationSubjectSchema>
