import { createHash } from 'node:crypto'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from './http-error.ts'
import type { RedisClient } from './redis.ts'

export const MINUTE_S = 60
export const HOUR_S = 60 * MINUTE_S
export const DAY_S = 24 * HOUR_S

/** Attempts that are allowed per key and period. Counters are in Redis, shared by all processes. */
export interface RateLimit {
  /** Counts one attempt. @throws HttpError 429 with Retry-After */
  consume(key: string): Promise<void>
  /** Takes back one attempt, because it was legitimate. */
  refund(key: string): Promise<void>
}

export interface RateLimitOptions {
  points: number
  durationS: number
  /** What a user over the limit reads. */
  message?: string
  /** Code of that error. */
  code?: string
}

// Hashed, so that Redis contains no usernames and addresses.
const hash = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Creates the rate limits of one service. Their counters are below `limit:{service}:`. */
export const createRateLimiter =
  (redis: RedisClient, service: string) =>
  (name: string, { points, durationS, message, code }: RateLimitOptions): RateLimit => {
    const limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `limit:${service}:${name}`,
      points,
      duration: durationS,
      rejectIfRedisNotReady: true,
    })
    return {
      async consume(key) {
        try {
          await limiter.consume(hash(key))
        } catch (rejection) {
          if (!(rejection instanceof RateLimiterRes)) throw rejection
          throw tooMany(Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)), message, code)
        }
      },
      async refund(key) {
        await limiter.reward(hash(key))
      },
    }
  }
