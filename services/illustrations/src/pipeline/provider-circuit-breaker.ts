import { type AiErrorKind, isAiError } from '@kahani/ai/ai-error'
import { type CircuitBreakerOptions, createCircuitBreaker } from '@kahani/ai/circuit-breaker'
import { QueuePause } from '@kahani/service-kit/queues'
import type { RedisClient } from '@kahani/service-kit/redis'

/** How long the outages of one picture are remembered, in seconds. */
const OUTAGES_TTL_S = 60 * 60

export type BreakerOptions = Omit<CircuitBreakerOptions, 'part'>

export interface ProviderCircuitBreakerDeps {
  redis: RedisClient
  /** The provider endpoint behind this breaker: each can be down alone. */
  endpoint: 'rendering' | 'moderation'
  onAiError: (kind: AiErrorKind) => void
  options?: BreakerOptions
}

/**
 * A circuit breaker around the calls to a provider. While the provider is rate-limiting or down, the queue pauses and no
 * attempt is used up. Redis shares two facts among all workers: when a call last succeeded, and the outages of each
 * picture. A picture that meets outages while other calls succeed is itself the cause, and its attempts count.
 */
export function createProviderCircuitBreaker({ redis, endpoint, onAiError, options = {} }: ProviderCircuitBreakerDeps) {
  const breaker = createCircuitBreaker({ part: 'illustrator', ...options })
  const lastSuccessKey = `illustrations:${endpoint}:last-success`

  async function isCause(picture: string, maxOutages: number, othersFail: boolean): Promise<boolean> {
    const key = `illustrations:${endpoint}:outages:${picture}`
    await redis.hsetnx(key, 'since', Date.now())
    const outages = await redis.hincrby(key, 'count', 1)
    await redis.expire(key, OUTAGES_TTL_S)
    if (outages > maxOutages) return true
    return !othersFail && Number(await redis.get(lastSuccessKey)) > Number(await redis.hget(key, 'since'))
  }

  async function recorded<T>(call: () => Promise<T>): Promise<T> {
    const startedAt = Date.now()
    try {
      const result = await call()
      // Not awaited: the result is paid for and must not depend on this hint.
      redis.set(lastSuccessKey, startedAt).catch(() => undefined)
      return result
    } catch (error) {
      if (isAiError(error)) onAiError(error.kind)
      throw error
    }
  }

  /**
   * @param picture identifies the picture whose outages are counted
   * @param maxOutages outages after which an outage counts as an attempt
   * @throws AiError, QueuePause, or HttpError 503
   */
  return async function protect<T>(picture: string, maxOutages: number, call: () => Promise<T>): Promise<T> {
    try {
      return await breaker(
        () => recorded(call),
        othersFail => isCause(picture, maxOutages, othersFail),
      )
    } catch (error) {
      if (!isAiError(error, 'rate')) throw error
      // Jitter, so that the workers don't all resume at the same moment.
      throw new QueuePause(error.retryAfterMs * (1 + Math.random() / 10))
    }
  }
}
export type ProviderCircuitBreaker = ReturnType<typeof createProviderCircuitBreaker>
