import { DelegateBackoff, handleWhen, type IRetryBackoffContext, retry } from 'cockatiel'
import { type AiError, isAiError } from './ai-error.ts'

const MAX_RETRIES = 3
const FIRST_DELAY_MS = 1_000
/** Longest total delay between the attempts of one call. */
const MAX_TOTAL_DELAY_MS = 45_000

interface BackoffState {
  totalDelayMs: number
  /** Whether an attempt timed out. A time-out is retried once only, since it has used up much time. */
  timedOut: boolean
}

/** Spreads out callers that failed at the same moment. */
const jittered = (ms: number) => ms * (0.75 + Math.random() / 2)

/** Runs `call` with retries until it succeeds, fails permanently or `signal` aborts. */
export type WithRetry = <T>(signal: AbortSignal, call: () => Promise<T>) => Promise<T>

/**
 * Retries calls to a provider that is rate-limited or unavailable: after the delay that a `rate` error asks for, else with
 * exponential back-off. The last error is thrown once the retries or the total delay are used up; an aborted signal ends
 * the wait at once.
 */
export function createRetry({ firstDelayMs = FIRST_DELAY_MS } = {}): WithRetry {
  function nextDelay(
    { attempt, result }: IRetryBackoffContext<unknown>,
    previous: BackoffState = { totalDelayMs: 0, timedOut: false },
  ) {
    const { error } = result as { error: AiError }
    const timedOut = error.kind === 'timed-out'
    const backoffMs = error.retryAfterMs > 0 ? firstDelayMs / 4 : firstDelayMs * 2 ** (attempt - 1)
    const delay = error.retryAfterMs + jittered(backoffMs)
    const state = { totalDelayMs: previous.totalDelayMs + delay, timedOut: timedOut || previous.timedOut }
    if (state.totalDelayMs > MAX_TOTAL_DELAY_MS || (timedOut && previous.timedOut)) throw error
    return { delay, state }
  }
  const policy = retry(
    handleWhen(error => isAiError(error, 'rate', 'outage', 'timed-out')),
    { maxAttempts: MAX_RETRIES, backoff: new DelegateBackoff(nextDelay) },
  )

  return (signal, call) => {
    const { promise: aborted, reject } = Promise.withResolvers<never>()
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    const attempts = policy.execute(() => {
      signal.throwIfAborted()
      return call()
    }, signal)
    return Promise.race([attempts, aborted]).finally(() => signal.removeEventListener('abort', onAbort))
  }
}

export const withRetry = createRetry()
