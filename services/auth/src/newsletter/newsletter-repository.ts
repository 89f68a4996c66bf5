import type { NewsletterDraft } from '@kahani/contracts/newsletter'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

const now = sql<Date>`now()`
const LISTED = 50
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** The key of the notification of one email. */
export const newsletterKey = (newsletterId: number, subscriptionId: string) =>
  `newsletter:${newsletterId}:${subscriptionId}`

export interface NewNewsletter extends NewsletterDraft {
  requestKey: string
  createdBy: number
  recipients: number
}

export function createNewsletterRepository(db: Kysely<Database> | Transaction<Database>) {
  /** Completed notifications are deleted, so those that exist are emails without a result. */
  const countNotifications = (prefix: ReturnType<typeof sql<string>>) =>
    sql<number>`(select count(*)::int from notifications where starts_with(key, ${prefix}))`

  return {
    /** Does nothing if the request was made before. */
    async add({ requestKey, subject, body, createdBy, recipients }: NewNewsletter): Promise<void> {
      await db
        .insertInto('newsletters')
        .values({ request_key: requestKey, subject, body, created_by: createdBy, recipients })
        .onConflict(conflict => conflict.column('request_key').doNothing())
        .execute()
    },

    find(id: number) {
      return db.selectFrom('newsletters').select(['subject', 'body']).where('id', '=', id).executeTakeFirst()
    },

    list(requestKey?: string) {
      const open = countNotifications(sql<string>`'newsletter:' || newsletters.id || ':'`)
      return db
        .selectFrom('newsletters')
        .select(['id', 'subject', 'recipients', 'created_at as createdAt', 'queued_at as queuedAt'])
        .select(sql<number>`queued - ${open}`.as('completed'))
        .$if(requestKey !== undefined, query => query.where('request_key', '=', requestKey ?? ''))
        .orderBy('id', 'desc')
        .limit(LISTED)
        .execute()
    },

    /** The oldest newsletter that is not completely queued, unless another process is queueing it. */
    async lockNext(): Promise<number | undefined> {
      const row = await db
        .selectFrom('newsletters')
        .select('id')
        .where('queued_at', 'is', null)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      return row?.id
    },

    /** Subscriptions that were confirmed before the newsletter was created, and whose email is not queued yet. */
    async listNextRecipients(id: number, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('newsletter_subscriptions')
        .select('id')
        .where('confirmed_at', '<=', eb => eb.selectFrom('newsletters').select('created_at').where('id', '=', id))
        .where('id', '>', eb =>
          eb
            .selectFrom('newsletters')
            .select(newsletter =>
              newsletter.fn.coalesce('last_subscription_id', sql<string>`${FIRST_ID}::uuid`).as('id'),
            )
            .where('id', '=', id),
        )
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(row => row.id)
    },

    /** Emails of all newsletters that are queued and without a result. */
    async countOpen(): Promise<number> {
      const { rows } = await sql<{
        count: number
      }>`select ${countNotifications(sql<string>`'newsletter:'`)} as count`.execute(db)
      return rows[0]?.count ?? 0
    },

    /** Records a batch that was queued. @param complete whether it was the last one */
    async advance(id: number, subscriptionIds: string[], complete: boolean): Promise<void> {
      await db
        .updateTable('newsletters')
        .set(eb => ({
          queued: eb('queued', '+', subscriptionIds.length),
          last_subscription_id: eb.fn.coalesce(eb.val(subscriptionIds.at(-1) ?? null), 'last_subscription_id'),
          ...(complete && { queued_at: now }),
        }))
        .where('id', '=', id)
        .execute()
    },
  }
}
