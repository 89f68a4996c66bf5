import type { User } from '@kahani/contracts/accounts'
import type { ProfileCache } from '@kahani/service-kit/profile-cache'
import type { AccountSummaries } from '../account-summary.ts'
import type { StoredUser } from '../users/user-repository.ts'

export interface ProfilesDeps {
  cache: ProfileCache
  summaries: AccountSummaries
}

/** Users as their browsers see them. */
export function createProfiles({ cache, summaries }: ProfilesDeps) {
  async function load(user: StoredUser, requestId: string): Promise<{ profile: User; isComplete: boolean }> {
    const { summary, isFallback } = await summaries.get(user.id, requestId)
    const profile = {
      id: user.id,
      username: user.username,
      email: user.email,
      isAdmin: user.isAdmin,
      emailVerified: user.emailVerifiedAt !== null,
      hasPassword: user.passwordHash !== null,
      subscriptionStatus: summary.subscriptionStatus,
      printedCopiesRemaining: summary.printedCopiesRemaining,
    }
    return { profile, isComplete: !isFallback }
  }

  return {
    of: async (user: StoredUser, requestId: string): Promise<User> => (await load(user, requestId)).profile,

    /** Loads the profile of an account, and stores it for the gateway. @param find reads the account */
    refresh: (userId: number, find: () => Promise<StoredUser>, requestId: string): Promise<User> =>
      cache.load(userId, async () => load(await find(), requestId)),
  }
}
export type Profiles = ReturnType<typeof createProfiles>
