import { z } from 'zod'
import { moneySchema } from './money.ts'

/** A dispute begins as `open`, moves between the first two, and ends as one of the others. */
export const DISPUTE_STATUSES = ['open', 'under_review', 'won', 'lost', 'closed'] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]
export const OPEN_DISPUTE_STATUSES = ['open', 'under_review'] as const satisfies DisputeStatus[]

export const isOpenDispute = (status: DisputeStatus): boolean =>
  OPEN_DISPUTE_STATUSES.some(openStatus => openStatus === status)

/** A payment that its payer disputes at the bank. */
export const disputeSchema = z.object({
  /** The provider's ids. */
  id: z.string(),
  paymentId: z.string(),
  amount: moneySchema,
  /** The provider's code, such as `goods_not_received`. */
  reason: z.string(),
  /** Such as `chargeback` or `pre_arbitration`. */
  phase: z.string(),
  status: z.enum(DISPUTE_STATUSES),
  /** Deadline for evidence. */
  respondBy: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime(),
})
export type Dispute = z.infer<typeof disputeSchema>
