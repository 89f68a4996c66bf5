import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'

const PROVIDER = 'google'

/** Which Google account signs in to which account here. */
export function createIdentityRepository(db: Kysely<Database> | Transaction<Database>) {
  const identities = () => db.selectFrom('user_identities').where('provider', '=', PROVIDER)
  return {
    async findUserId(subject: string): Promise<number | undefined> {
      const row = await identities().select('user_id').where('subject', '=', subject).executeTakeFirst()
      return row?.user_id
    },

    async findSubject(userId: number): Promise<string | undefined> {
      const row = await identities().select('subject').where('user_id', '=', userId).executeTakeFirst()
      return row?.subject
    },

    /** Violates a unique constraint if the Google account or the user has been linked meanwhile. */
    async add(subject: string, userId: number): Promise<void> {
      await db.insertInto('user_identities').values({ provider: PROVIDER, subject, user_id: userId }).execute()
    },
  }
}
