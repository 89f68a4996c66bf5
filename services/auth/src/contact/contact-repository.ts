import { canonicalize } from '@kahani/contracts/accounts-internal'
import type { Contact } from '@kahani/contracts/contact'
import { changeInBatches, inBatch } from '@kahani/service-kit/batches'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

const RETENTION_DAYS = 365

/** Copies of the messages from the contact form. */
export function createContactRepository(db: Kysely<Database> | Transaction<Database>) {
  const hasEmail = (email: string) => sql<boolean>`lower(email) = ${canonicalize(email)}`

  return {
    async add(message: Contact): Promise<number> {
      const { id } = await db.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow()
      return id
    },

    find(id: number) {
      return db
        .selectFrom('contact_messages')
        .select(['name', 'email', 'subject', 'message', 'created_at as createdAt'])
        .where('id', '=', id)
        .executeTakeFirst()
    },

    /** Oldest first. */
    listByEmail(email: string) {
      return db
        .selectFrom('contact_messages')
        .select(['name', 'subject', 'message', 'created_at as createdAt'])
        .where(hasEmail(email))
        .orderBy('id')
        .execute()
    },

    async deleteByEmail(email: string): Promise<void> {
      await db.deleteFrom('contact_messages').where(hasEmail(email)).execute()
    },

    async deleteOld(): Promise<void> {
      const isOld = sql<boolean>`created_at < now() - make_interval(days => ${RETENTION_DAYS})`
      await changeInBatches(() =>
        db.deleteFrom('contact_messages').where(inBatch('contact_messages', isOld)).executeTakeFirst(),
      )
    },
  }
}
