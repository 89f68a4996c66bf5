import { canonicalize } from '@kahani/contracts/accounts-internal'
import { readRowCount } from '@kahani/listing/row-counts'
import { changeInBatches, inBatch } from '@kahani/service-kit/batches'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

const now = sql<Date>`now()`
/** A request that is not confirmed within this time is deleted. */
const CONFIRM_DAYS = 7
const oldestPending = sql<Date>`now() - make_interval(days => ${CONFIRM_DAYS})`

export function createSubscriptionRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /** Stores a request, or renews it. @returns the id of the subscription of the address */
    async request(id: string, email: string): Promise<string> {
      const row = await db
        .insertInto('newsletter_subscriptions')
        .values({ id, email, email_key: canonicalize(email) })
        .onConflict(conflict => conflict.column('email_key').doUpdateSet({ requested_at: now }))
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    find(id: string) {
      return db
        .selectFrom('newsletter_subscriptions')
        .select(['email', 'confirm_id as confirmId', 'confirmed_at as confirmedAt'])
        .where('id', '=', id)
        .executeTakeFirst()
    },

    findByEmail(email: string) {
      return db
        .selectFrom('newsletter_subscriptions')
        .select(['requested_at as requestedAt', 'confirmed_at as confirmedAt'])
        .where('email_key', '=', canonicalize(email))
        .executeTakeFirst()
    },

    /** @returns whether the link is valid: that of a pending request, or of a subscription that it has confirmed before */
    async confirm(confirmId: string): Promise<boolean> {
      const row = await db
        .updateTable('newsletter_subscriptions')
        .set(eb => ({ confirmed_at: eb.fn.coalesce('confirmed_at', now) }))
        .where('confirm_id', '=', confirmId)
        .where(eb => eb.or([eb('confirmed_at', 'is not', null), eb('requested_at', '>', oldestPending)]))
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute()
    },

    async deleteByEmail(email: string): Promise<void> {
      await db.deleteFrom('newsletter_subscriptions').where('email_key', '=', canonicalize(email)).execute()
    },

    /** Confirmed subscriptions. */
    count: () => readRowCount(db, 'newsletter_subscribers'),

    async deleteUnconfirmed(): Promise<void> {
      const isUnconfirmed = sql<boolean>`confirmed_at is null and requested_at <= ${oldestPending}`
      await changeInBatches(() =>
        db
          .deleteFrom('newsletter_subscriptions')
          .where(inBatch('newsletter_subscriptions', isUnconfirmed))
          .executeTakeFirst(),
      )
    },
  }
}
