import { DelegateBackoff, handleWhen, type IRetryBackoffContext, retry } from 'cockatiel'
import { type AiError, isAiError } from './ai-error.ts'

const MOST_REPEATS = 3
const FIRST_WAIT_MS = 1_000
/** Longest that is waited in all between the tries of one call. */
const PATIENCE_MS = 45_000

interface Spent {
  ms: number
  /** Whether a try ran into its time limit: that is given one more chance, for it has used up much time already. */
  timedOut: boolean
}

/** Full waits would bring everybody back at the same moment. */
const jittered = (ms: number) => ms * (0.75 + Math.random() / 2)

function nextWait({ attempt, result }: IRetryBackoffContext<unknown>, spent: Spent = { ms: 0, timedOut: false }) {
  const problem = (result as { error: AiError }).error
  const timedOut = problem.kind === 'timed-out'
  const delay = problem.retryAfterMs + jittered(problem.retryAfterMs > 0 ? FIRST_WAIT_MS / 4 : backoff(attempt))
  const state = { ms: spent.ms + delay, timedOut: timedOut || spent.timedOut }
  if (state.ms > PATIENCE_MS || (timedOut && spent.timedOut)) throw problem
  return { delay, state }
}
const backoff = (attempt: number) => FIRST_WAIT_MS * 2 ** (attempt - 1)

const patience = retry(
  handleWhen(error => isAiError(error, 'rate', 'outage', 'timed-out')),
  { maxAttempts: MOST_REPEATS, backoff: new DelegateBackoff(nextWait) },
)

/**
 * Asks a provider and, where it is busy or away for a moment, waits and asks again: as long as a `rate` problem wants, or
 * longer each time. What outlasts its patience is thrown on; an aborted signal ends the wait at once.
 */
export function withRetry<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  const { promise: gone, reject } = Promise.withResolvers<never>()
  const hangUp = () => reject(signal.reason)
  signal.addEventListener('abort', hangUp, { once: true })
  const asked = patience.execute(() => {
    signal.throwIfAborted()
    return ask()
  }, signal)
  return Promise.race([asked, gone]).finally(() => signal.removeEventListener('abort', hangUp))
}
