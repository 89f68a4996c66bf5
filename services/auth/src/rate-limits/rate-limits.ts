import { createHash } from 'node:crypto'
import { accountMessages as messages } from '@kahani/messages/en/accounts'
import { HttpError } from '@kahani/service-kit/http-error'
import type { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** Attempts that are allowed per key and period. Counters are in Redis, shared by all processes. */
export interface RateLimit {
  /** Counts one attempt. @throws HttpError 429 with Retry-After */
  consume(key: string): Promise<void>
  /** Takes back one attempt, because it was legitimate. */
  refund(key: string): Promise<void>
}

// Hashed, so that Redis contains no usernames and addresses.
const hash = (key: string) => createHash('sha256').update(key).digest('base64url')

function createRateLimit(redis: Redis, name: string, points: number, durationS: number): RateLimit {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `limit:${name}`,
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
        const retryAfter = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))
        throw new HttpError(429, 'too_many', messages.tooManyTries, { retryAfter })
      }
    },
    async refund(key) {
      await limiter.reward(hash(key))
    },
  }
}

export interface RateLimitOptions {
  /** Accounts per address and hour. Mobile carriers share one address among thousands of families. */
  signUpsPerHour: number
}

export function createRateLimits(redis: Redis, { signUpsPerHour }: RateLimitOptions) {
  const limit = (name: string, points: number, durationS: number) => createRateLimit(redis, name, points, durationS)
  return {
    signUpByAddress: limit('sign-up', signUpsPerHour, HOUR_S),
    /** Failed sign-ins. */
    signInByAddressAndName: limit('sign-in-pair', 10, 15 * MINUTE_S),
    signInByName: limit('sign-in-name', 50, HOUR_S),
    signInByAddress: limit('sign-in-address', 100, HOUR_S),
    /** Attempts to sign in with Google that did not succeed. */
    googleByAddress: limit('google-address', 100, HOUR_S),
    /** Wrong current passwords of a signed-in user. */
    changePassword: limit('change-password', 10, 15 * MINUTE_S),
    forgotPasswordByAddress: limit('forgot-address', 30, HOUR_S),
    forgotPasswordByEmail: limit('forgot-email', 5, HOUR_S),
    verificationEmail: limit('verification-email', 5, HOUR_S),
    emailLinkByAddress: limit('email-link', 60, HOUR_S),
    newsletterByAddress: limit('newsletter-address', 30, HOUR_S),
    newsletterByEmail: limit('newsletter-email', 3, DAY_S),
    contactByAddress: limit('contact-address', 5, HOUR_S),
    contactByEmail: limit('contact-email', 5, HOUR_S),
    /** Emails that administrators send to themselves. */
    testEmail: limit('test-email', 30, HOUR_S),
  }
}
export type RateLimits = ReturnType<typeof createRateLimits>
