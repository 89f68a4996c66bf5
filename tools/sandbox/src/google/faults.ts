/** What can go wrong after a person was chosen: `fault` in the query of the page. */
export const FAULTS = {
  nonce: 'The ID token has another nonce',
  audience: 'The ID token is for another client',
  issuer: 'The ID token has another issuer',
  expired: 'The ID token has expired',
  signature: 'The signature of the ID token is invalid',
  profile: 'The ID token has no name and email address, only userinfo has',
  error: 'The token endpoint responds with 500',
  hang: 'The token endpoint does not respond',
} as const
export type Fault = keyof typeof FAULTS
