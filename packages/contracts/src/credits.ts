import { z } from 'zod'
import { SUBSCRIPTION_STATUSES } from './accounts.ts'
import { received } from './received.ts'

/** Response of `GET /api/story-credits`. */
export const storyCreditsSchema = z.object({
  storiesRemaining: z.number().int().min(0),
  cancelled: z.boolean(),
  planId: z.string().nullable(),
})
export type StoryCredits = z.infer<typeof storyCreditsSchema>
export const receivedStoryCreditsSchema = received(storyCreditsSchema, {
  ...{ storiesRemaining: 0, cancelled: false, planId: null },
})

/** Story credits of a new account. */
export const FREE_STORY_CREDITS = 1

/** Response of `GET /internal/accounts/{userId}` at `payments`. */
export const accountSummarySchema = z.object({
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  storiesRemaining: z.number().int(),
  printedCopiesRemaining: z.number().int(),
  /** Further copies that can't be used while the payment of their package is disputed. Absent if there are none. */
  printedCopiesHeld: z.number().int().optional(),
})
export type AccountSummary = z.infer<typeof accountSummarySchema>

/**
 * Body of `POST /internal/credits/spend`, which spends one story credit for a story and responds with 402 if none is left,
 * and of `POST /internal/credits/refund`, which refunds it. Both are idempotent.
 */
export const storyCreditSchema = z.object({ userId: z.number().int(), storyId: z.number().int() })
