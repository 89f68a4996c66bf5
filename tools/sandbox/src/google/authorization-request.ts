import { z } from 'zod'
import { FAULTS, type Fault } from './faults.ts'
import type { GoogleClient } from './google.ts'
import { SCOPES } from './scopes.ts'

/** The query of the page that asks who signs in. */
export interface AuthorizationRequest {
  redirectUri: string
  /** Whether the client asks for a refresh token. */
  offline: boolean
  state: string
  scope: string
  nonce: string
  codeChallenge: string
  fault: Fault | undefined
}

/** The request is invalid, which Google explains on its page instead of redirecting. */
export class AuthorizationError extends Error {
  override readonly name = 'AuthorizationError'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const S256_CHALLENGE = /^[\w-]{43}$/
const field = z.string().max(1_000).default('')
export const authorizationQuery = z.object({
  client_id: field,
  redirect_uri: field,
  response_type: field,
  scope: field,
  access_type: field,
  state: field,
  nonce: field,
  code_challenge: field,
  code_challenge_method: field,
  fault: z.enum(Object.keys(FAULTS) as [Fault, ...Fault[]]).optional(),
})

/** @throws AuthorizationError */
export function parseAuthorizationRequest(
  query: z.output<typeof authorizationQuery>,
  { clientId, redirectUris }: GoogleClient,
): AuthorizationRequest {
  const check = (ok: boolean, code: string, message: string) => {
    if (!ok) throw new AuthorizationError(code, message)
  }
  const scopes = query.scope.split(' ')
  check(query.client_id === clientId, 'invalid_client', 'The client is not the one of the sandbox.')
  const { redirect_uri: redirectUri } = query
  const addresses = redirectUris.join(' and ')
  check(redirectUris.includes(redirectUri), 'redirect_uri_mismatch', `Answers are sent to ${addresses} only.`)
  check(query.response_type === 'code', 'unsupported_response_type', 'The response type has to be "code".')
  check(scopes.includes('openid'), 'invalid_scope', 'The scope has to contain "openid".')
  check(
    scopes.every(scope => SCOPES.includes(scope)),
    'invalid_scope',
    `Known scopes are ${SCOPES.join(', ')}.`,
  )
  check(
    query.code_challenge_method === 'S256' && S256_CHALLENGE.test(query.code_challenge),
    'invalid_request',
    'A PKCE challenge with the method S256 is required.',
  )
  const { state, scope, nonce, code_challenge: codeChallenge, fault } = query
  return { redirectUri, offline: query.access_type === 'offline', state, scope, nonce, codeChallenge, fault }
}
