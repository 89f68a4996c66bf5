import { createHash, randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import { z } from 'zod'

/** Time in seconds between the start of an attempt and Google's answer. */
export const ATTEMPT_LIFETIME_S = 10 * 60

const attemptSchema = z.object({
  /** Repeated in the ID token. */
  nonce: z.string(),
  /** The PKCE secret that redeems the code. */
  codeVerifier: z.string(),
  /** The path to open after signing in. */
  redirectTo: z.string(),
})
export type SignInAttempt = z.infer<typeof attemptSchema>

/** 256 bits. */
export const randomToken = () => randomBytes(32).toString('base64url')
export const RANDOM_TOKEN = /^[\w-]{43}$/

// Found only with both secrets: the state from Google's answer and the cookie of the browser that began the attempt.
const keyOf = (browserId: string, state: string) =>
  `google-sign-in:${createHash('sha256').update(`${browserId} ${state}`).digest('base64url')}`

/** Attempts to sign in with Google that have not been answered yet. */
export function createSignInAttempts(redis: Redis) {
  return {
    /** @returns the attempt and its `state`, which Google repeats in its answer */
    async begin(browserId: string, redirectTo: string): Promise<SignInAttempt & { state: string }> {
      const attempt = { nonce: randomToken(), codeVerifier: randomToken(), redirectTo }
      const state = randomToken()
      await redis.set(keyOf(browserId, state), JSON.stringify(attempt), 'EX', ATTEMPT_LIFETIME_S)
      return { ...attempt, state }
    },

    /** Each attempt can be taken once. Undefined if this browser has begun no such attempt. */
    async take(browserId: string, state: string): Promise<SignInAttempt | undefined> {
      const text = await redis.getdel(keyOf(browserId, state))
      return text === null ? undefined : attemptSchema.parse(JSON.parse(text))
    },
  }
}
export type SignInAttempts = ReturnType<typeof createSignInAttempts>
