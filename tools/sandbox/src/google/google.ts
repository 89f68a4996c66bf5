import { join } from 'node:path'
import { createGrants } from './grants.ts'
import { createIdTokens } from './id-tokens.ts'
import { openPeople } from './people.ts'
import { openRefreshTokens } from './refresh-tokens.ts'
import { allowsEmail } from './scopes.ts'

/** The only client that the fake knows. */
export interface GoogleClient {
  clientId: string
  clientSecret: string
  /** The only addresses that answers are sent to. */
  redirectUris: string[]
}

export interface GoogleOptions extends GoogleClient {
  dataDir: string
  now?: () => number
}

/** A fake of Google's OpenID Connect endpoints. It stores its people and refresh tokens in the data folder. */
export async function openGoogle({ dataDir, now = Date.now, ...client }: GoogleOptions) {
  const grants = createGrants(now)
  return {
    client,
    people: await openPeople(join(dataDir, 'google-people.json')),
    grants,
    refreshTokens: await openRefreshTokens(join(dataDir, 'google-refresh-tokens.json')),
    idTokens: createIdTokens(client.clientId, now),
    /** The address of the person who allowed the client to send email. */
    senderOf(accessToken: string): string | undefined {
      const grant = grants.findByAccessToken(accessToken)
      return grant && allowsEmail(grant.scope) ? grant.person.email : undefined
    },
  }
}
export type GoogleFake = Awaited<ReturnType<typeof openGoogle>>
