import { unavailable } from '@kahani/service-kit/http-error'
import { QueuePause } from '@kahani/service-kit/queues'
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleType,
} from 'cockatiel'
import { isAiError } from './ai-error.ts'

export interface CircuitBreakerOptions {
  /** What a person would call the provider's part, for messages. */
  part: string
  /** Outages in a row that open it. */
  outages?: number
  /** First and longest time, in ms, until one call tries again; between them each is twice the one before. */
  shortestMs?: number
  longestMs?: number
}

type IsItsOwn = (trying: boolean) => Promise<boolean>

/** A call that ended as calls do while the provider is down. */
class Down extends Error {
  readonly isItsOwn: boolean
  constructor(isItsOwn: boolean, cause: unknown) {
    super('the provider is down', { cause })
    this.isItsOwn = isItsOwn
  }
}

/**
 * Keeps calls away from a provider that is down, and lets one at a time try whether it is back. For work that comes from a
 * queue: an outage makes it wait. `isItsOwn` says of an outage whether the call is at fault itself: then it is thrown as it
 * is, and closes the provider to nobody. It is told whether the call was such a try.
 * @throws QueuePause while the provider is down; HttpError 503 while that is not certain; else what `ask` throws
 */
export function createCircuitBreaker({
  part,
  outages = 3,
  shortestMs = 5_000,
  longestMs = 60_000,
}: CircuitBreakerOptions) {
  let triesAgainAt = 0
  const policy = circuitBreaker(handleType(Down), {
    breaker: new ConsecutiveBreaker(outages),
    halfOpenAfter: new DelegateBackoff(({ attempt }) => {
      const ms = Math.min(shortestMs * 2 ** (attempt - 1), longestMs) * (1 + Math.random() / 4)
      triesAgainAt = Date.now() + ms
      return ms
    }),
  })
  const untilNextTry = () => triesAgainAt - Date.now()

  async function once<T>(ask: () => Promise<T>, isItsOwn: IsItsOwn): Promise<T> {
    const trying = policy.state === CircuitState.HalfOpen
    try {
      return await ask()
    } catch (cause) {
      // No answer is no sign that a provider is back.
      const isDown = isAiError(cause, 'outage') || (trying && isAiError(cause, 'timed-out'))
      if (!isDown) throw cause
      const own = await isItsOwn(trying)
      throw own && !trying ? cause : new Down(own, cause)
    }
  }

  return async function guarded<T>(ask: () => Promise<T>, isItsOwn: IsItsOwn): Promise<T> {
    try {
      return await policy.execute(() => once(ask, isItsOwn))
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new QueuePause(untilNextTry())
      if (!(error instanceof Down)) throw error
      if (error.isItsOwn) throw error.cause
      if (policy.state === CircuitState.Closed) throw unavailable(part, error.cause)
      // Whatever it is that fails does not get to try each time.
      throw new QueuePause(untilNextTry(), { stepsBack: true })
    }
  }
}
