import { z } from 'zod'
import { SUBSCRIPTION_STATUSES } from './accounts.ts'

/** Answer of `GET /api/story-credits`. */
export const storyCreditsSchema = z.object({
  storiesRemaining: z.number().int().min(0),
  cancelled: z.boolean(),
  planId: z.string().nullable(),
})
export type StoryCredits = z.infer<typeof storyCreditsSchema>

/** Story credits that a new account is given. */
export const FREE_STORY_CREDITS = 1

/** What `payments` tells the other services of an account: `GET /internal/accounts/{userId}`. */
export const accountSummarySchema = z.object({
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  storiesRemaining: z.number().int(),
  printedCopiesRemaining: z.number().int(),
})
export type AccountSummary = z.infer<typeof accountSummarySchema>

/**
 * `POST /internal/credits/spend`: takes one story credit for `story:{storyId}`; saying it twice spends once.
 * Answers 402 when none is left.
 */
export const spendCreditSchema = z.object({ userId: z.number().int(), storyId: z.number().int() })
/** `POST /internal/credits/refund`: gives back what `story:{storyId}` spent, once; nothing where nothing was spent. */
export const refundCreditSchema = spendCreditSchema
