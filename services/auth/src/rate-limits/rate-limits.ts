import { canonicalize } from '@kahani/contracts/accounts-internal'
import { createRateLimiter, DAY_S, HOUR_S, MINUTE_S, type RateLimit } from '@kahani/service-kit/rate-limit'
import type { RedisClient } from '@kahani/service-kit/redis'
import { isWrongPassword } from '../errors.ts'

export interface RateLimitOptions {
  /** Accounts per address and hour. Mobile carriers share one address among thousands of families. */
  signUpsPerHour: number
}

export function createRateLimits(redis: RedisClient, { signUpsPerHour }: RateLimitOptions) {
  const create = createRateLimiter(redis, 'auth')
  const limit = (name: string, points: number, durationS: number) => create(name, { points, durationS })
  return {
    signUpByAddress: limit('sign-up', signUpsPerHour, HOUR_S),
    /** Wrong passwords at sign-in. */
    signInByAddressAndName: limit('sign-in-pair', 10, 15 * MINUTE_S),
    signInByName: limit('sign-in-name', 50, HOUR_S),
    signInByAddress: limit('sign-in-address', 100, HOUR_S),
    /** Attempts to sign in with Google that did not succeed. */
    googleByAddress: limit('google-address', 100, HOUR_S),
    /** Signatures of passkeys that did not succeed, and their challenges. */
    passkeyByAddress: limit('passkey-address', 200, HOUR_S),
    /** Wrong current passwords and codes of a signed-in user. */
    changePassword: limit('change-password', 10, 15 * MINUTE_S),
    forgotPasswordByAddress: limit('forgot-address', 30, HOUR_S),
    forgotPasswordByEmail: limit('forgot-email', 5, HOUR_S),
    verificationEmail: limit('verification-email', 5, HOUR_S),
    changeUsername: limit('change-username', 10, HOUR_S),
    changeEmail: limit('change-email', 5, HOUR_S),
    changeEmailByEmail: limit('change-email-email', 5, HOUR_S),
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

type Counter = [limit: RateLimit, key: string]

/**
 * The counters of a sign-in: by address, by what was typed, and by both. They count usernames and email addresses separately:
 * a common counter would reveal which belong together.
 */
export function signInCounters(limits: RateLimits, username: string, address: string): Counter[] {
  const name = canonicalize(username)
  return [
    [limits.signInByAddress, address],
    [limits.signInByAddressAndName, `${address} ${name}`],
    [limits.signInByName, name],
  ]
}

/**
 * Limits wrong passwords. Every attempt is counted before the password is checked, so that parallel ones can't exceed a
 * limit, and refunded unless the password was wrong.
 * @throws HttpError 429
 */
export async function limitWrongPasswords<T>(counters: Counter[], attempt: () => Promise<T>): Promise<T> {
  const counted: Counter[] = []
  let isWrong = false
  try {
    for (const [limit, key] of counters) {
      await limit.consume(key)
      counted.push([limit, key])
    }
    return await attempt()
  } catch (error) {
    isWrong = isWrongPassword(error)
    throw error
  } finally {
    if (!isWrong) await Promise.all(counted.map(([limit, key]) => limit.refund(key)))
  }
}
