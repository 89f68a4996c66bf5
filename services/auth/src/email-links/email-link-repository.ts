import { changeInBatches, inBatch } from '@kahani/service-kit/batches'
import { type Kysely, type NotNull, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

export type LinkPurpose = 'verify-email' | 'reset-password' | 'change-email'

const LIFETIME_HOURS: Record<LinkPurpose, number> = {
  ...{ 'verify-email': 7 * 24, 'reset-password': 1, 'change-email': 3 * 24 },
}
const now = sql<Date>`now()`

/** Links in emails to accounts. */
export function createEmailLinkRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /** Idempotent per id. @param email the new address that the link confirms */
    async add(id: string, purpose: LinkPurpose, userId: number, email: string | null = null): Promise<void> {
      const expiresAt = sql<Date>`now() + make_interval(hours => ${LIFETIME_HOURS[purpose]})`
      await db
        .insertInto('email_links')
        .values({ id, purpose, user_id: userId, email, expires_at: expiresAt })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },

    /** The user of an unexpired link. */
    async find(purpose: LinkPurpose, id: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('email_links')
        .select('user_id as userId')
        .where('id', '=', id)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row?.userId
    },

    /** The unexpired link to a new address, by its id or its user. */
    findChange: (link: { id: string } | { userId: number }) =>
      db
        .selectFrom('email_links')
        .select(['user_id as userId', 'email', 'expires_at as expiresAt'])
        .where('purpose', '=', 'change-email')
        .where('expires_at', '>', now)
        .$if('id' in link, query => query.where('id', '=', 'id' in link ? link.id : ''))
        .$if('userId' in link, query => query.where('user_id', '=', 'userId' in link ? link.userId : 0))
        .$narrowType<{ email: NotNull }>()
        .executeTakeFirst(),

    /** Deletes all links of a user for a purpose. */
    async deleteAll(purpose: LinkPurpose, userId: number): Promise<void> {
      await db.deleteFrom('email_links').where('purpose', '=', purpose).where('user_id', '=', userId).execute()
    },

    async deleteExpired(): Promise<void> {
      const isExpired = sql<boolean>`expires_at < now()`
      await changeInBatches(() =>
        db.deleteFrom('email_links').where(inBatch('email_links', isExpired)).executeTakeFirst(),
      )
    },
  }
}
