import { createHash, randomBytes } from 'node:crypto'
import type { RedisClient } from '@kahani/service-kit/redis'
import { z } from 'zod'
import { attemptSchema, createAttempt } from './google-oauth.ts'

/** Time in seconds between the start of an attempt and Google's answer. */
export const ATTEMPT_LIFETIME_S = 10 * 60

const signInAttemptSchema = attemptSchema.extend({
  /** The path to open after signing in. */
  redirectTo: z.string(),
})
export type SignInAttempt = z.infer<typeof signInAttemptSchema>

/** 256 bits. */
export const randomToken = () => randomBytes(32).toString('base64url')
export const RANDOM_TOKEN = /^[\w-]{43}$/

// Found only with both secrets: the state from Google's answer and the cookie of the browser that began the attempt.
const keyOf = (browserId: string, state: string) =>
  `google-sign-in:${createHash('sha256').update(`${browserId} ${state}`).digest('base64url')}`

/** Attempts to sign in with Google that have not been answered yet. */
export function createSignInAttempts(redis: RedisClient) {
  return {
    async begin(browserId: string, redirectTo: string): Promise<SignInAttempt> {
      const attempt = { ...createAttempt(), redirectTo }
      await redis.set(keyOf(browserId, attempt.state), JSON.stringify(attempt), 'EX', ATTEMPT_LIFETIME_S)
      return attempt
    },

    /** Each attempt can be taken once. Undefined if this browser has begun no such attempt. */
    async take(browserId: string, state: string): Promise<SignInAttempt | undefined> {
      const text = await redis.getdel(keyOf(browserId, state))
      return text === null ? undefined : signInAttemptSchema.parse(JSON.parse(text))
    },
  }
}
