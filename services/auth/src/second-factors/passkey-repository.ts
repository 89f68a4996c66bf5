import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

export interface NewPasskey {
  id: string
  userId: number
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
}

export function createPasskeyRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    listOf(userId: number) {
      return db
        .selectFrom('passkeys')
        .select(['id', 'name', 'transports', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute()
    },

    find(id: string) {
      return db
        .selectFrom('passkeys')
        .select(['id', 'user_id as userId', 'public_key as publicKey', 'counter', 'transports'])
        .where('id', '=', id)
        .executeTakeFirst()
    },

    async add({ id, userId, publicKey, counter, transports, name }: NewPasskey): Promise<void> {
      await db
        .insertInto('passkeys')
        .values({ id, user_id: userId, public_key: publicKey, counter, transports, name })
        .execute()
    },

    /** @param counter of signatures, which authenticators that synchronise their keys leave at 0 */
    async markUsed(id: string, counter: number): Promise<void> {
      await db.updateTable('passkeys').set({ counter, last_used_at: sql<Date>`now()` }).where('id', '=', id).execute()
    },

    /** @returns whether it was there */
    async delete(userId: number, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    },

    async deleteAll(userId: number): Promise<void> {
      await db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
    },
  }
}
