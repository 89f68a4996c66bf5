import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, GiftsTable } from '../database.ts'

export type NewGift = Pick<
  GiftsTable,
  | 'order_id'
  | 'package_id'
  | 'sender_name'
  | 'recipient_name'
  | 'recipient_email'
  | 'recipient_email_key'
  | 'message'
  | 'deliver_at'
>

const isDue = sql<boolean>`(deliver_at is null or deliver_at <= now())`

export function createGiftRepository(db: Kysely<Database> | Transaction<Database>) {
  const selectSent = (userId: number) =>
    db
      .selectFrom('gifts')
      .innerJoin('orders', 'orders.id', 'gifts.order_id')
      .selectAll('gifts')
      .where('orders.user_id', '=', userId)
      .where('available_at', 'is not', null)

  return {
    async add(gift: NewGift): Promise<void> {
      await db.insertInto('gifts').values(gift).execute()
    },

    /** Marks the gift of a paid order as redeemable. */
    makeAvailable(orderId: number): Promise<{ id: string; isDue: boolean }> {
      return db
        .updateTable('gifts')
        .set({ available_at: sql<Date>`now()` })
        .where('order_id', '=', orderId)
        .returning(['id', isDue.as('isDue')])
        .executeTakeFirstOrThrow()
    },

    /** Locks paid gifts whose day has come, and that nobody redeemed meanwhile. Other processes skip them. */
    async lockDue(limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('gifts')
        .select('id')
        .where('deliver_at', '<=', sql<Date>`now()`)
        .where('delivered_at', 'is', null)
        .where('available_at', 'is not', null)
        .where('redeemed_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .orderBy('deliver_at')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute()
      return rows.map(({ id }) => id)
    },

    async markDelivered(id: string): Promise<void> {
      await db.updateTable('gifts').set({ delivered_at: sql<Date>`now()` }).where('id', '=', id).execute()
    },

    /** @returns whether it is due now */
    async setDeliverAt(id: string, deliverAt: Date | null): Promise<boolean> {
      const row = await db
        .updateTable('gifts')
        .set({ deliver_at: deliverAt })
        .where('id', '=', id)
        .returning(isDue.as('isDue'))
        .executeTakeFirstOrThrow()
      return row.isDue
    },

    /** The paid gifts of an account, newest first. */
    listSent(userId: number, limit: number) {
      return selectSent(userId).orderBy('gifts.order_id', 'desc').limit(limit).execute()
    },

    findSent(userId: number, id: string) {
      return selectSent(userId).where('gifts.id', '=', id).executeTakeFirst()
    },

    /** Locks a paid gift of the account. */
    lockSent(userId: number, id: string) {
      return selectSent(userId).where('gifts.id', '=', id).forUpdate('gifts').executeTakeFirst()
    },

    lockByOrder(orderId: number) {
      return db.selectFrom('gifts').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirstOrThrow()
    },

    lock(id: string) {
      return db.selectFrom('gifts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    },

    async findIdByOrder(orderId: number): Promise<string | null> {
      const row = await db.selectFrom('gifts').select('id').where('order_id', '=', orderId).executeTakeFirst()
      return row?.id ?? null
    },

    find(id: string) {
      return db.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirst()
    },

    async markRedeemed(id: string, userId: number): Promise<void> {
      await db
        .updateTable('gifts')
        .set({ redeemed_by: userId, redeemed_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute()
    },

    async cancelByOrder(orderId: number): Promise<void> {
      await db.updateTable('gifts').set({ cancelled_at: sql<Date>`now()` }).where('order_id', '=', orderId).execute()
    },

    /** Redeemable gifts that were sent to this address, oldest first. One that is sent on a later day is a surprise. */
    listRedeemable(emailKey: string, limit: number) {
      return db
        .selectFrom('gifts')
        .selectAll()
        .where('recipient_email_key', '=', emailKey)
        .where('available_at', 'is not', null)
        .where(isDue)
        .where('redeemed_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .orderBy('available_at')
        .limit(limit)
        .execute()
    },
  }
}
