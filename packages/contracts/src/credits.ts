import { z } from 'zod'
import { SUBSCRIPTION_STATUSES } from './accounts.ts'

/** Response of `GET /api/story-credits`. */
export const storyCreditsSchema = z.object({
  storiesRemaining: z.number().int().min(0),
  cancelled: z.boolean(),
  planId: z.string().nullable(),
})
export type StoryCredits = z.infer<typeof storyCreditsSchema>

/** Story credits of a new account. */
export const FREE_STORY_CREDITS = 1

/** Response of `GET /internal/accounts/{userId}` at `payments`. */
export const accountSummarySchema = z.object({
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  storiesRemaining: z.number().int(),
  printedCopiesRemaining: z.number().int(),
})
export type AccountSummary = z.infer<typeof accountSummarySchema>

/**
 * Body of `POST /internal/credits/spend`: spends one story credit for a story. Idempotent; responds with 402 if no credit
 * is left.
 */
export const spendCreditSchema = z.object({ userId: z.number().int(), storyId: z.number().int() })
/** Body of `POST /internal/credits/refund`: refunds the credit of a story. Idempotent. */
export const refundCreditSchema = spendCreditSchema
