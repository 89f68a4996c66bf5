import { accountSummarySchema } from '@kahani/contracts/credits'
import type { InternalClient } from '@kahani/service-kit/internal'
import { createRetryWhileUnavailable, type RetryOptions } from './retry-while-unavailable.ts'

const CALL_TIMEOUT_MS = 5_000

/** The credit ledger of `payments`. Calls are retried while that service is unavailable. */
export function createCredits(payments: InternalClient, options?: RetryOptions) {
  const withRetry = createRetryWhileUnavailable(options)
  const post = (path: string, userId: number, storyId: number) =>
    payments.call(path, { method: 'POST', body: { userId, storyId }, timeoutMs: CALL_TIMEOUT_MS })

  return {
    summary: async (userId: number): Promise<{ premium: boolean; storiesRemaining: number }> => {
      const { subscriptionStatus, storiesRemaining } = await withRetry(() =>
        payments.call(`/internal/accounts/${userId}`, { answer: accountSummarySchema }),
      )
      return { premium: subscriptionStatus === 'premium', storiesRemaining }
    },
    /** Spends one credit for the story. Idempotent. @throws HttpError 402 without a credit */
    spend: async (userId: number, storyId: number): Promise<void> => {
      await withRetry(() => post('/internal/credits/spend', userId, storyId))
    },
    /** Refunds the credit that was spent for the story. Idempotent and not retried. */
    refund: async (userId: number, storyId: number): Promise<void> => {
      await post('/internal/credits/refund', userId, storyId)
    },
  }
}
export type Credits = ReturnType<typeof createCredits>
