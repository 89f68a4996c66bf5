import type { KeptData } from '@kahani/contracts/account-deletion'
import { BATCH_SIZE, changeInBatches, inBatch } from '@kahani/service-kit/batches'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
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
/** The emails of a gift contain its details. That of a later day is not queued yet. */
const emailsSent = sql<boolean>`(delivered_at is not null or deliver_at is null or redeemed_at is not null
    or cancelled_at is not null)
  and not exists (
    select from notifications
      where key in ('gift:' || gifts.id, 'gift-receipt:' || gifts.id) and completed_at is null)`
const hasAddress = sql<boolean>`(shipping_address is not null or tracking_number is not null)`

/** Deletes what is no longer needed. The rows that accounting needs stay, without personal data. */
export function createRetentionRepository(db: Kysely<Database> | Transaction<Database>) {
  const deleteRows = (table: 'webhook_events' | 'notifications' | 'accounts', matches: RawBuilder<boolean>) =>
    changeInBatches(() => db.deleteFrom(table).where(inBatch(table, matches)).executeTakeFirst())
  const deleteGiftDetails = (matches: RawBuilder<boolean>) =>
    changeInBatches(() => db.updateTable('gifts').set(NO_DETAILS).where(inBatch('gifts', matches)).executeTakeFirst())
  const deleteAddresses = (matches: RawBuilder<boolean>) =>
    changeInBatches(() =>
      db
        .updateTable('printed_copies')
        .set({ shipping_address: null, tracking_number: null, title: null })
        .where(inBatch('printed_copies', matches))
        .executeTakeFirst(),
    )

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

    deleteWebhookEvents: (days: number) => deleteRows('webhook_events', sql<boolean>`received_at < ${daysAgo(days)}`),

    deleteCompletedNotifications: (days: number) =>
      deleteRows('notifications', sql<boolean>`completed_at < ${daysAgo(days)}`),

    deleteErasedUserIds: (days: number) => deleteRows('accounts', sql<boolean>`erased_at < ${daysAgo(days)}`),

    /** Details of gifts whose order was not paid in time. A later payment is refunded. */
    deleteUnpaidGiftDetails: (days: number) =>
      deleteGiftDetails(sql<boolean>`available_at is null and recipient_email is not null
        and created_at < ${daysAgo(days)}
        and exists (select from orders where orders.id = order_id and status = 'expired')`),

    /** Details of gifts that were redeemed or refunded. */
    deleteClosedGiftDetails: (days: number) =>
      deleteGiftDetails(sql<boolean>`coalesce(redeemed_at, cancelled_at) < ${daysAgo(days)}
        and (recipient_email is not null or sender_name is not null) and ${emailsSent}`),

    /** Details of gifts whose recipient was erased. The link still redeems them. */
    deleteErasedRecipients: () =>
      deleteGiftDetails(sql<boolean>`erase_recipient and recipient_email is not null and available_at is not null
        and ${emailsSent}`),

    /** Addresses of copies that were not paid for. */
    deleteUnpaidAddresses: (days: number) =>
      deleteAddresses(sql<boolean>`status = 'unpaid' and shipping_address is not null
        and created_at < ${daysAgo(days)}`),

    /** Addresses of copies that left the printer. */
    deleteShippedAddresses: (days: number) =>
      deleteAddresses(sql<boolean>`status in ('shipped', 'delivered', 'returned', 'cancelled') and ${hasAddress}
        and updated_at < ${daysAgo(days)}`),

    /** Addresses of erased accounts, once the copy is delivered or cancelled, and `days` after the erasure at the latest. */
    deleteErasedAddresses: (days: number) =>
      deleteAddresses(sql<boolean>`user_id < 0 and ${hasAddress}
        and (status in ('unpaid', 'delivered', 'cancelled') or exists (
          select from accounts where accounts.user_id = printed_copies.user_id and created_at < ${daysAgo(days)}))`),

    /**
     * A batch of orders of erased accounts: paid ones when the law allows it, unless their gift can still be redeemed; others
     * after `unpaidDays`, when a late payment has certainly arrived.
     * @returns whether there may be more
     */
    async deleteErasedOrders(unpaidDays: number): Promise<boolean> {
      const expired = await db
        .selectFrom('orders')
        .select('id')
        .where('user_id', '<', 0)
        .where(
          sql<boolean>`(
            status <> 'paid' and created_at < ${daysAgo(unpaidDays)}
            or status = 'paid' and paid_at < now() - interval '8 years'
              and ${keptUntil} < (now() at time zone 'Asia/Kolkata')::date)`,
        )
        .where(
          sql<boolean>`not exists (select from gifts where order_id = orders.id
            and available_at is not null and redeemed_at is null and cancelled_at is null)`,
        )
        .limit(BATCH_SIZE)
        .execute()
      if (expired.length === 0) return false
      const ids = expired.map(({ id }) => id)
      for (const table of ['refunds', 'disputes', 'surplus_payments', 'gifts', 'printed_copies'] as const) {
        await db.deleteFrom(table).where('order_id', 'in', ids).execute()
      }
      await db.deleteFrom('orders').where('id', 'in', ids).execute()
      return expired.length === BATCH_SIZE
    },

    /**
     * The credits of a batch of erased accounts that no order or gift refers to.
     * @param pseudonym of one account
     * @returns whether there may be more
     */
    async deleteErasedAccounts(pseudonym?: number): Promise<boolean> {
      const accounts = await db
        .selectFrom('accounts')
        .select('user_id')
        .where('user_id', '<', 0)
        .$if(pseudonym !== undefined, query => query.where('user_id', '=', pseudonym ?? 0))
        .where(sql<boolean>`not exists (select from orders where orders.user_id = accounts.user_id)`)
        .where(sql<boolean>`not exists (select from gifts where redeemed_by = accounts.user_id)`)
        .limit(BATCH_SIZE)
        .execute()
      if (accounts.length === 0) return false
      const ids = accounts.map(account => account.user_id)
      for (const table of ['printed_copies', 'ledger', 'accounts'] as const) {
        await db.deleteFrom(table).where('user_id', 'in', ids).execute()
      }
      return accounts.length === BATCH_SIZE
    },
  }
}
