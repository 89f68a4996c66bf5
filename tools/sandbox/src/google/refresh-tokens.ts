import { randomBytes } from 'node:crypto'
import { openJsonStore } from '../json-store.ts'
import type { Person } from './people.ts'

/** What a person has allowed the client until they revoke it. */
export interface OfflineGrant {
  person: Person
  scope: string
}

const MAX_TOKENS = 50

/** Refresh tokens, in the data folder: a connected account stays connected after a restart. The oldest are deleted. */
export async function openRefreshTokens(file: string) {
  const store = await openJsonStore<{ token: string; grant: OfflineGrant }[]>(file, [])
  return {
    issue: ({ person, scope }: OfflineGrant): Promise<string> =>
      store.change(tokens => {
        const token = `1//${randomBytes(32).toString('base64url')}`
        tokens.push({ token, grant: { person, scope } })
        tokens.splice(0, tokens.length - MAX_TOKENS)
        return token
      }),
    list: () => store.data.map(({ token }) => token),
    find: (token: string) => store.data.find(issued => issued.token === token)?.grant,
    /** @returns whether it existed */
    revoke: (token: string): Promise<boolean> =>
      store.change(tokens => {
        const index = tokens.findIndex(issued => issued.token === token)
        if (index !== -1) tokens.splice(index, 1)
        return index !== -1
      }),
  }
}
