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

/** Consecutive outages that open the circuit. */
const OUTAGES = 3

export interface CircuitBreakerOptions {
  /** Name of the provider in error messages. */
  part: string
  /** Bounds of the delay before an open circuit allows a probe, in ms. It doubles after each failed probe. */
  minDelayMs?: number
  maxDelayMs?: number
}

/** Whether an outage is caused by the call itself, such as a request that crashes the provider. */
type IsCallAtFault = (isProbe: boolean) => Promise<boolean>

class OutageError extends Error {
  readonly callAtFault: boolean
  constructor(callAtFault: boolean, cause: unknown) {
    super('the provider is down', { cause })
    this.callAtFault = callAtFault
  }
}

/**
 * Creates a circuit breaker for calls that run as queue jobs. While the circuit is open, jobs pause their queue; when the
 * delay is over, one call probes the provider. An outage for which `isCallAtFault` returns true is rethrown unchanged
 * and does not open the circuit.
 * @throws QueuePause while the circuit is open; HttpError 503 for an outage before that; otherwise the error of `send`
 */
export function createCircuitBreaker({ part, minDelayMs = 5_000, maxDelayMs = 60_000 }: CircuitBreakerOptions) {
  let nextProbeAt = 0
  const policy = circuitBreaker(handleType(OutageError), {
    breaker: new ConsecutiveBreaker(OUTAGES),
    halfOpenAfter: new DelegateBackoff(({ attempt }) => {
      const ms = Math.min(minDelayMs * 2 ** (attempt - 1), maxDelayMs) * (1 + Math.random() / 4)
      nextProbeAt = Date.now() + ms
      return ms
    }),
  })
  const untilNextProbe = () => nextProbeAt - Date.now()

  async function attempt<T>(send: () => Promise<T>, isCallAtFault: IsCallAtFault): Promise<T> {
    const isProbe = policy.state === CircuitState.HalfOpen
    try {
      return await send()
    } catch (cause) {
      // A probe that times out does not prove that the provider is back.
      const isOutage = isAiError(cause, 'outage') || (isProbe && isAiError(cause, 'timed-out'))
      if (!isOutage) throw cause
      const atFault = await isCallAtFault(isProbe)
      throw atFault && !isProbe ? cause : new OutageError(atFault, cause)
    }
  }

  return async function guarded<T>(send: () => Promise<T>, isCallAtFault: IsCallAtFault): Promise<T> {
    try {
      return await policy.execute(() => attempt(send, isCallAtFault))
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new QueuePause(untilNextProbe())
      if (!(error instanceof OutageError)) throw error
      if (error.callAtFault) throw error.cause
      if (policy.state === CircuitState.Closed) throw unavailable(part, error.cause)
      // Another job makes the next probe, in case this one can never succeed.
      throw new QueuePause(untilNextProbe(), { runLast: true })
    }
  }
}
