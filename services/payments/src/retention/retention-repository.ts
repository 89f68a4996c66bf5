import type { KeptData } from '@kahani/contracts/account-deletion'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`

/**
 * The last day on which a paid order is kept: the end of the eighth financial year (April to March) after the one of its
 * payment, or of its last refund or lost dispute.
 */
const keptUntil = sql<Date>`make_date(
  extract(year from
    greatest(orders.paid_at, (select max(created_at) from refunds where order_id = orders.id))
    at time zone 'Asia/Kolkata' + interval '9 months'
  )::integer + 8, 3, 31)`

const NO_DETAILS = {
  sender_name: null,
  recipient_name: null,
  recipient_email: null,
  recipient_email_key: null,
  message: null,
}
/** The emails of a gift contain its details. */
const emailsSent = sql<boolean>`not exists (
  select from notifications
    where key in ('gift:' || gifts.id, 'gift-receipt:' || gifts.id) and completed_at is null)`
const hasAddress = sql<boolean>`(shipping_address is not null or tracking_number is not null)`

/** Deletes what is no longer needed. The rows that accounting needs stay, without personal data. */
export function createRetentionRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /** What remains of an account if it is erased now. */
    async summarizeKept(userId: number): Promise<KeptData> {
      const orders = await db
        .selectFrom('orders')
        .select([
          sql<number>`count(*)`.as('count'),
          sql<string | null>`to_char(max(${keptUntil}), 'YYYY-MM-DD')`.as('keptUntil'),
        ])
        .where('user_id', '=', userId)
        .where('status', '=', 'paid')
        .executeTakeFirstOrThrow()
      const copies = await db
        .selectFrom('printed_copies')
        .select([
          sql<number>`count(*) filter (where status in ('processing', 'shipped', 'returned'))`.as('inTransit'),
          sql<number>`count(*) filter (where status = 'placed')`.as('unprinted'),
        ])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return {
        orders: orders.count,
        printedCopiesInTransit: copies.inTransit,
        printedCopiesCancelled: copies.unprinted,
        keptUntil: orders.keptUntil,
      }
    },

    async deleteWebhookEvents(days: number): Promise<void> {
      await db.deleteFrom('webhook_events').where('received_at', '<', daysAgo(days)).execute()
    },

    async deleteCompletedNotifications(days: number): Promise<void> {
      await db.deleteFrom('notifications').where('completed_at', '<', daysAgo(days)).execute()
    },

    async deleteErasedUserIds(days: number): Promise<void> {
      await db.deleteFrom('accounts').where('erased_at', '<', daysAgo(days)).execute()
    },

    /** Details of gifts whose order was not paid in time. A later payment is refunded. */
    async deleteUnpaidGiftDetails(days: number): Promise<void> {
      await db
        .updateTable('gifts')
        .set(NO_DETAILS)
        .where('available_at', 'is', null)
        .where('recipient_email', 'is not', null)
        .where('created_at', '<', daysAgo(days))
        .where(sql<boolean>`exists (select from orders where orders.id = order_id and status = 'expired')`)
        .execute()
    },

    /** Details of gifts that were redeemed or refunded. */
    async deleteClosedGiftDetails(days: number): Promise<void> {
      await db
        .updateTable('gifts')
        .set(NO_DETAILS)
        .where(eb => eb(eb.fn.coalesce('redeemed_at', 'cancelled_at'), '<', daysAgo(days)))
        .where(eb => eb.or([eb('recipient_email', 'is not', null), eb('sender_name', 'is not', null)]))
        .where(emailsSent)
        .execute()
    },

    /** Details of gifts whose recipient was erased. The link still redeems them. */
    async deleteErasedRecipients(): Promise<void> {
      await db
        .updateTable('gifts')
        .set(NO_DETAILS)
        .where('erase_recipient', '=', true)
        .where('recipient_email', 'is not', null)
        .where('available_at', 'is not', null)
        .where(emailsSent)
        .execute()
    },

    /** Addresses of copies that left the printer. */
    async deleteShippedAddresses(days: number): Promise<void> {
      await db
        .updateTable('printed_copies')
        .set({ shipping_address: null, tracking_number: null })
        .where('status', 'in', ['shipped', 'delivered', 'returned', 'cancelled'])
        .where(hasAddress)
        .where('updated_at', '<', daysAgo(days))
        .execute()
    },

    /** Addresses of erased accounts, once the copy is delivered or cancelled, and `days` after the erasure at the latest. */
    async deleteErasedAddresses(days: number): Promise<void> {
      const erasedBefore = sql<boolean>`exists (
        select from accounts where accounts.user_id = printed_copies.user_id and created_at < ${daysAgo(days)})`
      await db
        .updateTable('printed_copies')
        .set({ shipping_address: null, tracking_number: null })
        .where('user_id', '<', 0)
        .where(hasAddress)
        .where(eb => eb.or([eb('status', 'in', ['unpaid', 'delivered', 'cancelled']), erasedBefore]))
        .execute()
    },

    /**
     * Orders of erased accounts: paid ones when the law allows it, unless their gift can still be redeemed; others after
     * `unpaidDays`, when a late payment has certainly arrived.
     */
    async deleteErasedOrders(unpaidDays: number): Promise<void> {
      const expired = await db
        .selectFrom('orders')
        .select('id')
        .where('user_id', '<', 0)
        .where(
          sql<boolean>`case status when 'paid' then ${keptUntil} < (now() at time zone 'Asia/Kolkata')::date
            else created_at < ${daysAgo(unpaidDays)} end`,
        )
        .where(
          sql<boolean>`not exists (select from gifts where order_id = orders.id
            and available_at is not null and redeemed_at is null and cancelled_at is null)`,
        )
        .execute()
      if (expired.length === 0) return
      const ids = expired.map(({ id }) => id)
      for (const table of ['refunds', 'disputes', 'surplus_payments', 'gifts', 'printed_copies'] as const) {
        await db.deleteFrom(table).where('order_id', 'in', ids).execute()
      }
      await db.deleteFrom('orders').where('id', 'in', ids).execute()
    },

    /** The credits of erased accounts that no order or gift refers to. */
    async deleteErasedAccounts(): Promise<void> {
      const accounts = await db
        .selectFrom('accounts')
        .select('user_id')
        .where('user_id', '<', 0)
        .where(sql<boolean>`not exists (select from orders where orders.user_id = accounts.user_id)`)
        .where(sql<boolean>`not exists (select from gifts where redeemed_by = accounts.user_id)`)
        .execute()
      if (accounts.length === 0) return
      const ids = accounts.map(account => account.user_id)
      for (const table of ['printed_copies', 'ledger', 'accounts'] as const) {
        await db.deleteFrom(table).where('user_id', 'in', ids).execute()
      }
    },
  }
}
