import { DelegateBackoff, handleWhen, type IRetryBackoffContext, retry } from 'cockatiel'
import { type AiError, isAiError } from './ai-error.ts'

const MAX_RETRIES = 3
const INITIAL_DELAY_MS = 1_000
/** Maximum sum of the delays between the attempts of one call. */
const MAX_TOTAL_DELAY_MS = 45_000

interface RetryState {
  totalDelayMs: number
  /** A timeout uses up much time, so only one is retried. */
  timedOut: boolean
}

const exponential = (attempt: number) => INITIAL_DELAY_MS * 2 ** (attempt - 1)
const jitter = (ms: number) => ms * (0.75 + Math.random() / 2)

function nextDelay(
  { attempt, result }: IRetryBackoffContext<unknown>,
  previous: RetryState = { totalDelayMs: 0, timedOut: false },
) {
  const { error } = result as { error: AiError }
  const timedOut = error.kind === 'timed-out'
  const delay = error.retryAfterMs + jitter(error.retryAfterMs > 0 ? INITIAL_DELAY_MS / 4 : exponential(attempt))
  const state = { totalDelayMs: previous.totalDelayMs + delay, timedOut: timedOut || previous.timedOut }
  if (state.totalDelayMs > MAX_TOTAL_DELAY_MS || (timedOut && previous.timedOut)) throw error
  return { delay, state }
}

const policy = retry(
  handleWhen(error => isAiError(error, 'rate', 'outage', 'timed-out')),
  { maxAttempts: MAX_RETRIES, backoff: new DelegateBackoff(nextDelay) },
)

/**
 * Calls `send` and retries errors of the kinds `rate`, `outage` and `timed-out`: after the delay that the provider asks
 * for, otherwise with exponential backoff.
 * @throws the last error, or the reason of `signal` as soon as it is aborted
 */
export function withRetry<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  const result = policy.execute(() => {
    signal.throwIfAborted()
    return send()
  }, signal)
  return Promise.race([result, aborted]).finally(() => signal.removeEventListener('abort', onAbort))
}
