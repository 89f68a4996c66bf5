import { accountSummarySchema } from '@kahani/contracts/credits'
import { HttpError } from '@kahani/service-kit/http-error'
import type { InternalClient } from '@kahani/service-kit/internal'
import { ConstantBackoff, handleWhen, retry } from 'cockatiel'

export interface CreditsOptions {
  /** No retry starts later than this, so that a waiting family gets an answer. */
  retryTimeoutMs?: number
  retryDelayMs?: number
}

const CALL_TIMEOUT_MS = 5_000

const isUnavailable = (error: unknown) => error instanceof HttpError && error.statusCode === 503

/** The credit ledger of `payments`. Calls are retried while that service is unavailable, as during its restart. */
export function createCredits(
  payments: InternalClient,
  { retryTimeoutMs = 15_000, retryDelayMs = 300 }: CreditsOptions = {},
) {
  function withRetry<T>(call: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + retryTimeoutMs
    const policy = retry(
      handleWhen(error => isUnavailable(error) && Date.now() <= deadline),
      { backoff: new ConstantBackoff(retryDelayMs) },
    )
    return policy.execute(call)
  }
  const post = (path: string, userId: number, storyId: number) =>
    payments.call(path, { method: 'POST', body: { userId, storyId }, timeoutMs: CALL_TIMEOUT_MS })

  return {
    isPremium: async (userId: number): Promise<boolean> => {
      const summary = await withRetry(() =>
        payments.call(`/internal/accounts/${userId}`, { answer: accountSummarySchema }),
      )
      return summary.subscriptionStatus === 'premium'
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
