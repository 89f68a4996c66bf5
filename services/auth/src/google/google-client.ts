import { createHash, timingSafeEqual } from 'node:crypto'
import { emailSchema } from '@kahani/contracts/accounts'
import { CodeChallengeMethod, gaxios, OAuth2Client } from 'google-auth-library'
import { z } from 'zod'
import type { GoogleConfig } from '../google-env.ts'
import { GoogleSignInError } from './google-error.ts'
import type { SignInAttempt } from './sign-in-attempts.ts'

/** Three calls in a row still leave time to respond within the 30 s of the gateway. */
const GOOGLE_TIMEOUT_MS = 7_000
const MAX_RESPONSE_BYTES = 64 * 1024
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']

/** A person whose email address Google has verified. */
export interface GooglePerson {
  /** Google's id of the person, which never changes. */
  subject: string
  email: string
  name: string | undefined
}

const tokensSchema = z.object({ id_token: z.string(), access_token: z.string() })
const profileSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
})
const idTokenSchema = profileSchema.extend({ nonce: z.string(), azp: z.string().optional() })

const failed = (message: string) => new GoogleSignInError('google_failed', message)
const unavailable = (message: string) => new GoogleSignInError('google_unavailable', message)

function parse<S extends z.ZodType>(schema: S, value: unknown, what: string): z.output<S> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw failed(`${what} has another shape`)
  return parsed.data
}

/** Describes a failed call without the library's message, which may quote the response or a token. */
function toSignInError(error: unknown, what: string): GoogleSignInError {
  if (!(error instanceof gaxios.GaxiosError)) return unavailable(`${what} failed`)
  if (!error.response) return unavailable(`${what} did not respond: ${error.code}`)
  const { status, data } = error.response
  const [code = ''] = /^[a-z_]{1,40}$/.exec(data?.error) ?? []
  return (code === 'invalid_grant' ? failed : unavailable)(`${what} responded with ${status} ${code}`)
}

const call = <T>(what: string, request: Promise<T>): Promise<T> =>
  request.catch(error => {
    throw toSignInError(error, what)
  })

// The beginnings of the library's messages, whose rest quotes the token.
const REASONS = /^(?:Invalid token signature|No pem found|Token used too (?:late|early)|Invalid issuer|Wrong recipient)/
const reasonOf = (error: Error) => REASONS.exec(error.message)?.[0] ?? 'unreadable'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/**
 * A client of Google's OpenID Connect endpoints: the authorization code flow with PKCE, `state` and `nonce`. The library
 * verifies signature, issuer, audience and expiry of the ID token; the nonce is compared here.
 */
export function createGoogleClient(config: GoogleConfig, publicUrl: string, timeoutMs = GOOGLE_TIMEOUT_MS) {
  const client = new OAuth2Client({
    clientId: config.clientId,
    clientSecret: config.clientSecret,
    redirectUri: new URL('/auth/google/callback', publicUrl).href,
    endpoints: {
      oauth2AuthBaseUrl: config.authUrl,
      oauth2TokenUrl: config.tokenUrl,
      oauth2FederatedSignonPemCertsUrl: config.certsUrl,
    },
    // Else the library can log requests and tokens.
    useAuthRequestParameters: false,
    // A code can be redeemed once, so a repeated request would fail.
    transporterOptions: {
      timeout: timeoutMs,
      retryConfig: { retry: 0 },
      redirect: 'error',
      size: MAX_RESPONSE_BYTES,
    },
  })

  async function verify(idToken: string, nonce: string) {
    const { certs } = await call('certificates', client.getFederatedSignonCertsAsync())
    const ticket = await client
      .verifySignedJwtWithCertsAsync(idToken, certs, config.clientId, ISSUERS)
      .catch(error => Promise.reject(failed(`ID token: ${reasonOf(error)}`)))
    const claims = parse(idTokenSchema, ticket.getPayload(), 'ID token')
    if (!timingSafeEqual(sha256(claims.nonce), sha256(nonce))) throw failed('ID token: another nonce')
    if (claims.azp !== undefined && claims.azp !== config.clientId) throw failed('ID token: another authorized party')
    return claims
  }

  async function fetchUserinfo(accessToken: string, subject: string) {
    const headers = { authorization: `Bearer ${accessToken}` }
    const { data } = await call('userinfo', client.transporter.request({ url: config.userinfoUrl, headers }))
    const profile = parse(profileSchema, data, 'userinfo')
    if (profile.sub !== subject) throw failed('userinfo: another person')
    return profile
  }

  return {
    /** The page at Google that begins the attempt. */
    authorizationUrl: ({ state, nonce, codeVerifier }: SignInAttempt & { state: string }): string =>
      client.generateAuthUrl({
        scope: ['openid', 'email', 'profile'],
        state,
        nonce,
        code_challenge: sha256(codeVerifier).toString('base64url'),
        code_challenge_method: CodeChallengeMethod.S256,
        // People share devices. It also prevents another site from signing in a visitor without a click.
        prompt: 'select_account',
      }),

    /** Redeems the code of Google's answer. @throws GoogleSignInError */
    async identify(code: string, { codeVerifier, nonce }: SignInAttempt): Promise<GooglePerson> {
      const response = await call('token endpoint', client.getToken({ code, codeVerifier }))
      const tokens = parse(tokensSchema, response.tokens, 'token response')
      const claims = await verify(tokens.id_token, nonce)
      // Google may leave the profile out of the ID token.
      const isComplete = claims.email !== undefined && claims.name !== undefined
      const profile = isComplete ? claims : await fetchUserinfo(tokens.access_token, claims.sub)
      if (profile.email_verified !== true) throw new GoogleSignInError('google_unverified', 'unverified address')
      return { subject: profile.sub, email: parse(emailSchema, profile.email, 'address'), name: profile.name }
    },
  }
}
export type GoogleClient = ReturnType<typeof createGoogleClient>
