import { z } from 'zod'

/** Response of `GET /api/sign-in-options`. */
export const signInOptionsSchema = z.object({ google: z.boolean() })

/** Why Google sign-in failed: `error` in the query of the sign-in page, where `redirectTo` is kept. */
export const googleSignInErrorSchema = z.enum([
  'google_cancelled',
  'google_failed',
  'google_unverified',
  'google_other_account',
  'google_too_many',
  'google_unavailable',
])
export type GoogleSignInErrorCode = z.infer<typeof googleSignInErrorSchema>
