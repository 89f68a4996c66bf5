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
export const accountStandingSchema = z.object({
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  storiesRemaining: z.number().int(),
  printedCopiesRemaining: z.number().int(),
})
export type AccountStanding = z.infer<typeof accountStandingSchema>

/**
 * `POST /internal/credits/spend`: takes one story credit for `story:{storyId}`; saying it twice spends once.
 * Answers 402 when none is left.
 */
export const spendCreditSchema = z.object({ userId: z.number().int(), storyId: z.number().int() })
/** `POST /internal/credits/refund`: gives back what `story:{storyId}` spent, once; nothing where nothing was spent. */
export const refundCreditSchema = spendCreditSchema

/** The packages of the shop. Prices in paise. */
export const PACKAGES = [
  { id: 'single_digital', name: 'Single Digital', price: 40_000, stories: 1, printedCopies: 0 },
  { id: 'single_printed', name: 'Single Printed', price: 120_000, stories: 1, printedCopies: 1 },
  { id: 'digital', name: 'Digital Collection', price: 150_000, stories: 5, printedCopies: 0 },
  { id: 'printed', name: 'Printed Collection', price: 300_000, stories: 3, printedCopies: 3 },
] as const
/** Price of one printed copy, in paise. */
export const PRINTED_COPY_PRICE = 80_000
