import { type AccountSummary, accountSummarySchema } from '@kahani/contracts/credits'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'

const FALLBACK: AccountSummary = { subscriptionStatus: 'free', storiesRemaining: 0, printedCopiesRemaining: 0 }

/**
 * Fetches account summaries from payments, for display. If payments is down, users stay signed in and appear as free:
 * payments itself checks everything that costs credits.
 */
export function createAccountSummaries(payments: InternalClient, logger: Logger) {
  return {
    async get(userId: number, requestId: string): Promise<{ summary: AccountSummary; isFallback: boolean }> {
      try {
        const summary = await payments.call(`/internal/accounts/${userId}`, {
          answer: accountSummarySchema,
          requestId,
          timeoutMs: 2_000,
        })
        return { summary, isFallback: false }
      } catch (err) {
        logger.warn({ err }, 'account summary unavailable')
        return { summary: FALLBACK, isFallback: true }
      }
    },
  }
}
export type AccountSummaries = ReturnType<typeof createAccountSummaries>
