import { createHash, randomBytes } from 'node:crypto'
import type { Fault } from './faults.ts'
import type { Person } from './people.ts'

/** What a person has allowed the client to read. */
export interface Grant {
  person: Person
  scope: string
  nonce: string
  codeChallenge: string
  fault: Fault | undefined
}

const CODE_LIFETIME_MS = 10 * 60_000
export const ACCESS_TOKEN_LIFETIME_S = 3_599

/** Grants by a secret that expires. In memory: after a restart, people sign in again. */
function createSecrets(prefix: string, lifetimeMs: number, now: () => number) {
  const grants = new Map<string, { grant: Grant; expiresAt: number }>()
  const find = (secret: string) => {
    const found = grants.get(secret)
    return found && found.expiresAt > now() ? found.grant : undefined
  }
  return {
    issue(grant: Grant): string {
      for (const [secret, { expiresAt }] of grants) if (expiresAt <= now()) grants.delete(secret)
      const secret = prefix + randomBytes(32).toString('base64url')
      grants.set(secret, { grant, expiresAt: now() + lifetimeMs })
      return secret
    },
    find,
    take(secret: string): Grant | undefined {
      const grant = find(secret)
      grants.delete(secret)
      return grant
    },
  }
}

/** Authorization codes, which work once, and access tokens. */
export function createGrants(now: () => number) {
  const codes = createSecrets('4/0', CODE_LIFETIME_MS, now)
  const accessTokens = createSecrets('ya29.', ACCESS_TOKEN_LIFETIME_S * 1000, now)
  return {
    issueCode: codes.issue,
    /** Undefined for an unknown, used or expired code, or another code verifier. */
    redeemCode(code: string, codeVerifier: string): Grant | undefined {
      const grant = codes.take(code)
      const challenge = createHash('sha256').update(codeVerifier).digest('base64url')
      return grant?.codeChallenge === challenge ? grant : undefined
    },
    issueAccessToken: accessTokens.issue,
    findByAccessToken: accessTokens.find,
  }
}
export type Grants = ReturnType<typeof createGrants>
