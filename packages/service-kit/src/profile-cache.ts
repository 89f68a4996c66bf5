import type { Logger } from 'pino'
import type { RedisClient } from './redis.ts'
import { withTimeout } from './with-timeout.ts'

/**
 * The Redis key of a user's profile: the JSON that `GET /api/me` answers (decision 006). It is empty while the profile is
 * being changed.
 */
export const profileKey = (userId: number) => `profile:${userId}`

/** How long an outdated profile is served at most, if it could not be invalidated. */
const LIFETIME_MS = 60_000
/** Longer than a transaction runs after it has changed the profile. Meanwhile nothing is cached. */
const CHANGING_MS = 10_000
/** A profile that took longer to load may be older than the mark of a change that has expired. */
const MAX_LOAD_MS = CHANGING_MS / 2
const TIMEOUT_MS = 1_000

/** Profiles of users in Redis. `auth` stores them, the gateway answers them, and whoever changes one invalidates it. */
export function createProfileCache(redis: RedisClient, logger: Logger) {
  const attempt = async (command: Promise<unknown>, failure: string) => {
    try {
      await withTimeout(command, TIMEOUT_MS, 'Command timed out')
    } catch (err) {
      logger.warn({ err }, failure)
    }
  }
  return {
    /** Loads a profile, and stores it if it is complete and has not been changed meanwhile. */
    async load<T extends object>(userId: number, load: () => Promise<{ profile: T; isComplete: boolean }>): Promise<T> {
      const startedAt = performance.now()
      const { profile, isComplete } = await load()
      if (isComplete && performance.now() - startedAt < MAX_LOAD_MS) {
        const stored = redis.set(profileKey(userId), JSON.stringify(profile), 'PX', LIFETIME_MS, 'NX')
        await attempt(stored, 'profile not stored')
      }
      return profile
    },

    /** Call it in the transaction that changes a profile, or right after it. It never throws: a profile expires soon. */
    invalidate: (userId: number): Promise<void> =>
      attempt(redis.set(profileKey(userId), '', 'PX', CHANGING_MS), 'profile not invalidated'),
  }
}
export type ProfileCache = ReturnType<typeof createProfileCache>
/** What a service needs that changes profiles. */
export type ChangedProfiles = Pick<ProfileCache, 'invalidate'>
