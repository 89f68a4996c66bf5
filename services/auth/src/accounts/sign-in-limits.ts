import { canonicalize } from '@kahani/contracts/accounts-internal'
import type { RateLimit } from '@kahani/service-kit/rate-limit'
import type { RateLimits } from '../rate-limits/rate-limits.ts'

/**
 * Limits failed sign-ins by address, by account, and by both. Every attempt is counted before the password is checked, so
 * that parallel ones can't exceed a limit, and a successful one is refunded.
 */
export function createSignInLimits(limits: RateLimits) {
  const counters = (username: string, address: string): [RateLimit, string][] => {
    const name = canonicalize(username)
    return [
      [limits.signInByAddress, address],
      [limits.signInByAddressAndName, `${address} ${name}`],
      [limits.signInByName, name],
    ]
  }
  return {
    /** @throws HttpError 429 */
    async attempt<T>(username: string, address: string, signIn: () => Promise<T>): Promise<T> {
      const counted = counters(username, address)
      for (const [limit, key] of counted) await limit.consume(key)
      const result = await signIn()
      await Promise.all(counted.map(([limit, key]) => limit.refund(key)))
      return result
    },
  }
}
export type SignInLimits = ReturnType<typeof createSignInLimits>
