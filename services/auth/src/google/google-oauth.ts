import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  tokenRevocation,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { z } from 'zod'
import type { GoogleConfig } from '../google-env.ts'

/** Three calls in a row still leave time to respond within the 30 s of the gateway. */
const GOOGLE_TIMEOUT_MS = 7_000

/** The secrets of one authorization request, which its answer is checked against. */
export const attemptSchema = z.object({
  state: z.string(),
  /** Repeated in the ID token. */
  nonce: z.string(),
  /** The PKCE secret that redeems the code. */
  codeVerifier: z.string(),
})
export type Attempt = z.infer<typeof attemptSchema>

export const createAttempt = (): Attempt => ({
  state: randomState(),
  nonce: randomNonce(),
  codeVerifier: randomPKCECodeVerifier(),
})

/** A client of Google's OpenID Connect endpoints: the authorization code flow with PKCE, `state` and `nonce`. */
export function createGoogleOAuth(google: GoogleConfig, publicUrl: string, timeoutMs = GOOGLE_TIMEOUT_MS) {
  const metadata = {
    issuer: 'https://accounts.google.com',
    authorization_endpoint: google.authUrl,
    token_endpoint: google.tokenUrl,
    userinfo_endpoint: google.userinfoUrl,
    revocation_endpoint: new URL('revoke', google.tokenUrl).href,
    jwks_uri: google.certsUrl,
  }
  const config = new Configuration(metadata, google.clientId, google.clientSecret)
  config.timeout = timeoutMs / 1000
  // Verifies the signature of ID tokens.
  enableNonRepudiationChecks(config)
  // In production the configuration allows https only.
  allowInsecureRequests(config)

  return {
    /** The page at Google that begins an attempt. @param callback the path that Google's page leads back to */
    async authorizationUrl(
      callback: string,
      { state, nonce, codeVerifier }: Attempt,
      parameters: Record<string, string>,
    ) {
      const url = buildAuthorizationUrl(config, {
        ...parameters,
        redirect_uri: new URL(callback, publicUrl).href,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },

    /** Redeems the code of Google's answer, once. @param answer path and query of the callback */
    redeem: (answer: string, { state, nonce, codeVerifier }: Attempt) =>
      authorizationCodeGrant(config, new URL(answer, publicUrl), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
      }),

    fetchUserinfo: (accessToken: string, subject: string) => fetchUserInfo(config, accessToken, subject),

    revoke: (token: string) => tokenRevocation(config, token),
  }
}
export type GoogleOAuth = ReturnType<typeof createGoogleOAuth>

const OAUTH_ERROR_CODE = /^[a-z_]{1,40}$/

/** Why a call failed, for the log. The library's messages are fixed texts; a response can contain tokens and addresses. */
export function describeOAuthError(error: unknown): string {
  if (error instanceof ResponseBodyError) {
    return `responded with ${error.status} ${OAUTH_ERROR_CODE.exec(error.error)?.[0] ?? ''}`.trim()
  }
  if (error instanceof WWWAuthenticateChallengeError) return `responded with ${error.status}`
  if (!(error instanceof Error)) return 'unknown'
  const { cause, message } = error
  if (cause instanceof Response) return `responded with ${cause.status}`
  return cause instanceof Error ? `${message}: ${cause.message}` : message
}
