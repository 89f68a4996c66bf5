import { accountSchema } from '@kahani/contracts/accounts-internal'
import type { InternalClient } from '@kahani/service-kit/internal'
import { createRetryWhileUnavailable, type RetryOptions } from './retry-while-unavailable.ts'

const CALL_TIMEOUT_MS = 5_000

/** The accounts of `auth`. Calls are retried while that service is unavailable. */
export function createAccounts(auth: InternalClient, options?: RetryOptions) {
  const withRetry = createRetryWhileUnavailable(options)
  return {
    isEmailVerified: async (userId: number): Promise<boolean> => {
      const account = await withRetry(() =>
        auth.call(`/internal/users/${userId}`, { answer: accountSchema, timeoutMs: CALL_TIMEOUT_MS }),
      )
      return account.emailVerified
    },
  }
}
export type Accounts = ReturnType<typeof createAccounts>
