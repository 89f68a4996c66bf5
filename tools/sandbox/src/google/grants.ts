import { createHash, randomBytes } from 'node:crypto'
import type { Fault } from './faults.ts'
import type { Person } from './people.ts'
import type { OfflineGrant } from './refresh-tokens.ts'

/** What a person has allowed the client. */
export interface Grant {
  person: Person
  scope: string
  /** Where the answer was sent to. */
  redirectUri: string
  /** Whether the client gets a refresh token. */
  offline: boolean
  nonce: string
  codeChallenge: string
  fault: Fault | undefined
}

const CODE_LIFETIME_MS = 10 * 60_000
export const ACCESS_TOKEN_LIFETIME_S = 3_599

/** Grants by a secret that expires. In memory: after a restart, people sign in again. */
function createSecrets<G>(prefix: string, lifetimeMs: number, now: () => number) {
  const grants = new Map<string, { grant: G; expiresAt: number }>()
  const find = (secret: string) => {
    const found = grants.get(secret)
    return found && found.expiresAt > now() ? found.grant : undefined
  }
  return {
    issue(grant: G): string {
      for (const [secret, { expiresAt }] of grants) if (expiresAt <= now()) grants.delete(secret)
      const secret = prefix + randomBytes(32).toString('base64url')
      grants.set(secret, { grant, expiresAt: now() + lifetimeMs })
      return secret
    },
    find,
    take(secret: string): G | undefined {
      const grant = find(secret)
      grants.delete(secret)
      return grant
    },
  }
}

/** Authorization codes, which work once, and access tokens. */
export function createGrants(now: () => number) {
  const codes = createSecrets<Grant>('4/0', CODE_LIFETIME_MS, now)
  const accessTokens = createSecrets<OfflineGrant>('ya29.', ACCESS_TOKEN_LIFETIME_S * 1000, now)
  return {
    issueCode: codes.issue,
    /** Undefined for an unknown, used or expired code, or another code verifier or address. */
    redeemCode(code: string, codeVerifier: string, redirectUri: string): Grant | undefined {
      const grant = codes.take(code)
      const challenge = createHash('sha256').update(codeVerifier).digest('base64url')
      return grant?.codeChallenge === challenge && grant.redirectUri === redirectUri ? grant : undefined
    },
    issueAccessToken: accessTokens.issue,
    /** Undefined for an unknown or expired token. */
    findByAccessToken: accessTokens.find,
  }
}
export type Grants = ReturnType<typeof createGrants>
