import { join } from 'node:path'
import { createGrants } from './grants.ts'
import { createIdTokens } from './id-tokens.ts'
import { openPeople } from './people.ts'

/** The only client that the fake knows. */
export interface GoogleClient {
  clientId: string
  clientSecret: string
  /** The only address that answers are sent to. */
  redirectUri: string
}

export interface GoogleOptions extends GoogleClient {
  dataDir: string
  now?: () => number
}

/** A fake of Google's OpenID Connect endpoints. It stores its people in the data folder. */
export async function openGoogle({ dataDir, now = Date.now, ...client }: GoogleOptions) {
  return {
    client,
    people: await openPeople(join(dataDir, 'google-people.json')),
    grants: createGrants(now),
    idTokens: createIdTokens(client.clientId, now),
  }
}
export type GoogleFake = Awaited<ReturnType<typeof openGoogle>>
