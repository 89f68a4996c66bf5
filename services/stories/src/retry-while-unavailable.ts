import { hasStatus } from '@kahani/service-kit/http-error'
import { ConstantBackoff, handleWhen, retry } from 'cockatiel'

export interface RetryOptions {
  /** No retry starts later than this, so that a waiting family gets an answer. */
  retryTimeoutMs?: number
  retryDelayMs?: number
}

/** Retries calls of another service while it is unavailable, as during its restart. */
export function createRetryWhileUnavailable({ retryTimeoutMs = 15_000, retryDelayMs = 300 }: RetryOptions = {}) {
  return <T>(call: () => Promise<T>): Promise<T> => {
    const deadline = Date.now() + retryTimeoutMs
    const policy = retry(
      handleWhen(error => hasStatus(error, 503) && Date.now() <= deadline),
      { backoff: new ConstantBackoff(retryDelayMs) },
    )
    return policy.execute(call)
  }
}
