import { emailSchema } from '@kahani/contracts/accounts'
import type { GoogleSignInErrorCode } from '@kahani/contracts/google'
import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client'
import { z } from 'zod'
import { type Attempt, describeOAuthError, type GoogleOAuth } from './google-oauth.ts'

const CALLBACK = '/auth/google/callback'

/** Google sign-in was refused. `code` is shown to the user; `message` is for the log and contains nothing of the answer. */
export class GoogleSignInError extends Error {
  override readonly name = 'GoogleSignInError'
  readonly code: GoogleSignInErrorCode

  constructor(code: GoogleSignInErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** A person whose email address Google has verified. */
export interface GooglePerson {
  /** Google's id of the person, which never changes. */
  subject: string
  email: string
  name: string | undefined
}

const profileSchema = z.object({
  sub: z.string().max(255),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
})

function parse<S extends z.ZodType>(schema: S, value: unknown, what: string): z.output<S> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new GoogleSignInError('google_failed', `${what} has another shape`)
  return parsed.data
}

const OUTAGES = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

/** Whether Google could not be asked, in contrast to an answer that is invalid. */
function isOutage(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.error !== 'invalid_grant'
  // `fetch` throws a TypeError without a connection.
  if (error instanceof WWWAuthenticateChallengeError || error instanceof TypeError) return true
  return error instanceof ClientError && OUTAGES.has(error.code ?? '')
}

const call = <T>(what: string, request: Promise<T>): Promise<T> =>
  request.catch(error => {
    const code = isOutage(error) ? 'google_unavailable' : 'google_failed'
    throw new GoogleSignInError(code, `${what}: ${describeOAuthError(error)}`)
  })

/** Who a person is at Google. */
export function createGoogleClient(oauth: GoogleOAuth) {
  return {
    /** The page at Google that begins the attempt. */
    authorizationUrl: (attempt: Attempt): Promise<string> =>
      // People share devices. `prompt` also prevents another site from signing in a visitor without a click.
      oauth.authorizationUrl(CALLBACK, attempt, { scope: 'openid email profile', prompt: 'select_account' }),

    /** Redeems the code of Google's answer. @throws GoogleSignInError */
    async identify(answer: string, attempt: Attempt): Promise<GooglePerson> {
      const tokens = await call('tokens', oauth.redeem(answer, attempt))
      const claims = parse(profileSchema, tokens.claims(), 'ID token')
      // Google may leave the profile out of the ID token.
      const isComplete = claims.email !== undefined && claims.name !== undefined
      const userinfo = isComplete
        ? claims
        : await call('userinfo', oauth.fetchUserinfo(tokens.access_token, claims.sub))
      const profile = parse(profileSchema, userinfo, 'userinfo')
      if (profile.email_verified !== true) throw new GoogleSignInError('google_unverified', 'unverified address')
      return { subject: profile.sub, email: parse(emailSchema, profile.email, 'address'), name: profile.name }
    },
  }
}
