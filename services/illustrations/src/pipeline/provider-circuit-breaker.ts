import { type AiErrorKind, isAiError } from '@kahani/ai/ai-error'
import { type CircuitBreakerOptions, createCircuitBreaker } from '@kahani/ai/circuit-breaker'
import { QueuePause } from '@kahani/service-kit/queues'
import type { Redis } from 'ioredis'

/** How long a picture’s outages are remembered, in seconds. */
const REMEMBERED_S = 60 * 60

export interface ProviderCircuitBreakerParts {
  redis: Redis
  /** Which of the provider's works is watched: each can be out alone. */
  work: 'drawing' | 'looking'
  onProblem: (kind: AiErrorKind) => void
  breaker?: Pick<CircuitBreakerOptions, 'minDelayMs' | 'maxDelayMs'>
}

/**
 * Stands between the queue and a provider: while the provider is busy or down, the queue waits and no attempt is used up.
 * All workers share in Redis when a call last succeeded, and what outages each picture met: one that meets them while
 * others are drawn is at fault itself, and its attempts count.
 */
export function createProviderCircuitBreaker({ redis, work, onProblem, breaker = {} }: ProviderCircuitBreakerParts) {
  const guarded = createCircuitBreaker({ part: 'illustrator', ...breaker })
  const worked = `illustrations:${work}:worked`

  async function isAtFault(what: string, mostOutages: number, othersFail: boolean): Promise<boolean> {
    const key = `illustrations:${work}:outages:${what}`
    await redis.hsetnx(key, 'since', Date.now())
    const outages = await redis.hincrby(key, 'many', 1)
    await redis.expire(key, REMEMBERED_S)
    if (outages > mostOutages) return true
    return !othersFail && Number(await redis.get(worked)) > Number(await redis.hget(key, 'since'))
  }

  async function counted<T>(ask: () => Promise<T>): Promise<T> {
    const began = Date.now()
    try {
      const answer = await ask()
      // What was bought must not be lost over a hint, nor wait for it.
      redis.set(worked, began).catch(() => undefined)
      return answer
    } catch (error) {
      if (isAiError(error)) onProblem(error.kind)
      throw error
    }
  }

  /**
   * @param what the picture that is worked on
   * @param mostOutages how many outages it is spared for, also where nobody knows whether others work
   * @throws AiError, QueuePause, or HttpError 503
   */
  return async function watched<T>(what: string, mostOutages: number, ask: () => Promise<T>): Promise<T> {
    try {
      return await guarded(
        () => counted(ask),
        othersFail => isAtFault(what, mostOutages, othersFail),
      )
    } catch (error) {
      if (!isAiError(error, 'rate')) throw error
      // Not all at the first moment that is allowed.
      throw new QueuePause(error.retryAfterMs * (1 + Math.random() / 10))
    }
  }
}
export type ProviderCircuitBreaker = ReturnType<typeof createProviderCircuitBreaker>
