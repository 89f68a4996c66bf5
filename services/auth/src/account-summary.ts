import { type AccountSummary, accountSummarySchema } from '@kahani/contracts/credits'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'

const UNKNOWN: AccountSummary = { subscriptionStatus: 'free', storiesRemaining: 0, printedCopiesRemaining: 0 }

/**
 * What payments says of an account, as it is shown beside the name. A family stays signed in while payments is away: it is
 * then shown as free, which grants nothing, and every rule that costs is checked by payments itself.
 */
export function createAccountSummaries(payments: InternalClient, logger: Logger) {
  return {
    async of(userId: number, requestId: string): Promise<AccountSummary> {
      try {
        return await payments.call(`/internal/accounts/${userId}`, {
          answer: accountSummarySchema,
          requestId,
          timeoutMs: 2_000,
        })
      } catch (err) {
        logger.warn({ err }, 'payments did not say how an account stands')
        return UNKNOWN
      }
    },
  }
}
export type AccountSummaries = ReturnType<typeof createAccountSummaries>
