import { createRateLimiter, DAY_S, HOUR_S, MINUTE_S } from '@kahani/service-kit/rate-limit'
import type { Redis } from 'ioredis'

export interface RateLimitOptions {
  /** Accounts per address and hour. Mobile carriers share one address among thousands of families. */
  signUpsPerHour: number
}

export function createRateLimits(redis: Redis, { signUpsPerHour }: RateLimitOptions) {
  const create = createRateLimiter(redis, 'auth')
  const limit = (name: string, points: number, durationS: number) => create(name, { points, durationS })
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
    clientErrorsByAddress: limit('client-errors-address', 30, HOUR_S),
    /** Of all browsers together: an error that many have is logged often enough. */
    clientErrors: limit('client-errors', 600, HOUR_S),
    /** Emails that administrators send to themselves. */
    testEmail: limit('test-email', 30, HOUR_S),
  }
}
export type RateLimits = ReturnType<typeof createRateLimits>
