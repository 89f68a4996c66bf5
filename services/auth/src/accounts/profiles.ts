import type { User } from '@kahani/contracts/accounts'
import { type AccountSummary, accountSummarySchema } from '@kahani/contracts/credits'
import type { InternalClient } from '@kahani/service-kit/internal'
import type { Logger } from '@kahani/service-kit/logger'
import type { ProfileCache } from '@kahani/service-kit/profile-cache'
import type { StoredUser } from '../users/user-repository.ts'

const TIMEOUT_MS = 2_000
const FALLBACK: AccountSummary = { subscriptionStatus: 'free', storiesRemaining: 0, printedCopiesRemaining: 0 }

export interface ProfilesDeps {
  cache: ProfileCache
  payments: InternalClient
  logger: Logger
}

/** Users as their browsers see them. */
export function createProfiles({ cache, payments, logger }: ProfilesDeps) {
  /** If payments is down, users stay signed in and appear as free: payments itself checks all that costs credits. */
  async function load(user: StoredUser, requestId: string): Promise<{ profile: User; isComplete: boolean }> {
    const summary = await payments
      .call(`/internal/accounts/${user.id}`, { answer: accountSummarySchema, requestId, timeoutMs: TIMEOUT_MS })
      .catch(err => logger.warn({ err }, 'account summary unavailable'))
    const { subscriptionStatus, printedCopiesRemaining, printedCopiesHeld } = summary ?? FALLBACK
    const profile = {
      id: user.id,
      username: user.username,
      email: user.email,
      isAdmin: user.isAdmin,
      emailVerified: user.emailVerifiedAt !== null,
      hasPassword: user.passwordHash !== null,
      subscriptionStatus,
      printedCopiesRemaining,
      ...(printedCopiesHeld && { printedCopiesHeld }),
    }
    return { profile, isComplete: summary !== undefined }
  }

  return {
    of: async (user: StoredUser, requestId: string): Promise<User> => (await load(user, requestId)).profile,

    /** Loads the profile of an account, and stores it for the gateway. @param find reads the account */
    refresh: (userId: number, find: () => Promise<StoredUser>, requestId: string): Promise<User> =>
      cache.load(userId, async () => load(await find(), requestId)),
  }
}
