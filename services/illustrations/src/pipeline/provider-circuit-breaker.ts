import { type AiErrorKind, isAiError } from '@kahani/ai/ai-error'
import { unavailable } from '@kahani/service-kit/http-error'
import { QueuePause } from '@kahani/service-kit/queues'
import type { RedisClient } from '@kahani/service-kit/redis'

/** How long outages are remembered, in seconds. */
const OUTAGES_TTL_S = 60 * 60
/** Consecutive outages that open the circuit. */
const MAX_OUTAGES = 3
/** After this time without a result, another call probes the provider too: its worker may be lost. */
const PROBE_MS = 60_000

export interface BreakerOptions {
  /** Bounds of the delay before an open circuit allows a probe, in ms. It doubles after each failed probe. */
  minDelayMs?: number
  maxDelayMs?: number
}

export interface ProviderCircuitBreakerDeps {
  redis: RedisClient
  /** The provider endpoint behind this breaker: each can be down alone. */
  endpoint: 'rendering' | 'moderation' | 'checking'
  onAiError: (kind: AiErrorKind) => void
  options?: BreakerOptions
}

/**
 * A circuit breaker around the calls of all workers to a provider, with its state in Redis. While the provider is rate-limiting
 * or down, no worker calls it, the queue pauses, and no attempt is used up. When the delay is over, one call probes the
 * provider. A picture that meets outages while other calls succeed is itself the cause, and its attempts count.
 */
export function createProviderCircuitBreaker({ redis, endpoint, onAiError, options = {} }: ProviderCircuitBreakerDeps) {
  const { minDelayMs = 5_000, maxDelayMs = 60_000 } = options
  const keyOf = (name: string) => `illustrations:${endpoint}:${name}`
  const lastSuccessKey = keyOf('last-success')
  const blockedKey = keyOf('blocked')
  const circuitKey = keyOf('circuit')
  const probeKey = keyOf('probe')

  async function isCause(picture: string, maxOutages: number, isProbe: boolean): Promise<boolean> {
    const key = keyOf(`outages:${picture}`)
    await redis.hsetnx(key, 'since', Date.now())
    const outages = await redis.hincrby(key, 'count', 1)
    await redis.expire(key, OUTAGES_TTL_S)
    if (outages > maxOutages) return true
    return !isProbe && Number(await redis.get(lastSuccessKey)) > Number(await redis.hget(key, 'since'))
  }

  /** Lets no worker call the provider for `ms`, or for longer if that was decided before. */
  async function block(ms: number): Promise<void> {
    if ((await redis.pttl(blockedKey)) < ms) await redis.set(blockedKey, 1, 'PX', Math.max(1, Math.ceil(ms)))
  }

  /** @returns whether the call is a probe. @throws QueuePause if the provider must not be called now */
  async function admit(): Promise<boolean> {
    const blockedMs = await redis.pttl(blockedKey)
    if (blockedMs > 0) throw new QueuePause(blockedMs)
    if (Number(await redis.hget(circuitKey, 'outages')) < MAX_OUTAGES) return false
    if ((await redis.set(probeKey, 1, 'PX', PROBE_MS, 'NX')) === null) throw new QueuePause(minDelayMs)
    return true
  }

  async function close(): Promise<void> {
    await redis.del(circuitKey)
    await redis.del(probeKey)
  }

  /** Counts an outage. @throws HttpError 503, or QueuePause if the circuit is open */
  async function countOutage(isProbe: boolean, cause: unknown): Promise<never> {
    const outages = await redis.hincrby(circuitKey, 'outages', 1)
    await redis.expire(circuitKey, OUTAGES_TTL_S)
    if (outages < MAX_OUTAGES) throw unavailable('illustrator', cause)
    if (isProbe || outages === MAX_OUTAGES) {
      const openings = await redis.hincrby(circuitKey, 'openings', 1)
      await block(Math.min(minDelayMs * 2 ** (openings - 1), maxDelayMs) * (1 + Math.random() / 4))
      await redis.del(probeKey)
    }
    // Another job makes the next probe, in case this one can never succeed.
    throw new QueuePause(await redis.pttl(blockedKey), { runLast: true })
  }

  /**
   * @param picture identifies the picture whose outages are counted
   * @param maxOutages outages after which an outage counts as an attempt
   * @throws AiError, QueuePause, or HttpError 503
   */
  return async function protect<T>(picture: string, maxOutages: number, call: () => Promise<T>): Promise<T> {
    const isProbe = await admit()
    const startedAt = Date.now()
    try {
      const result = await call()
      // Not awaited: the result is paid for and must not depend on these hints.
      redis.set(lastSuccessKey, startedAt).catch(() => undefined)
      close().catch(() => undefined)
      return result
    } catch (error) {
      if (!isAiError(error)) {
        if (isProbe) await redis.del(probeKey)
        throw error
      }
      onAiError(error.kind)
      // A probe that times out does not prove that the provider is back.
      if (error.kind === 'outage' || (isProbe && error.kind === 'timed-out')) {
        const isItself = await isCause(picture, maxOutages, isProbe)
        if (isItself && !isProbe) throw error
        await countOutage(isProbe, error).catch(pause => {
          throw isItself ? error : pause
        })
      }
      await close()
      if (error.kind !== 'rate') throw error
      await block(error.retryAfterMs)
      // Jitter, so that the workers don't all resume at the same moment.
      throw new QueuePause(error.retryAfterMs * (1 + Math.random() / 10))
    }
  }
}
export type ProviderCircuitBreaker = ReturnType<typeof createProviderCircuitBreaker>
