import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, GiftsTable } from '../database.ts'

export type NewGift = Pick<
  GiftsTable,
  'order_id' | 'package_id' | 'sender_name' | 'recipient_name' | 'recipient_email' | 'recipient_email_key' | 'message'
>

export function createGiftRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    async add(gift: NewGift): Promise<void> {
      await db.insertInto('gifts').values(gift).execute()
    },

    /** Marks the gift of a paid order as redeemable. @returns its id */
    async makeAvailable(orderId: number): Promise<string> {
      const { id } = await db
        .updateTable('gifts')
        .set({ available_at: sql<Date>`now()` })
        .where('order_id', '=', orderId)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    lockByOrder(orderId: number) {
      return db.selectFrom('gifts').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirstOrThrow()
    },

    lock(id: string) {
      return db.selectFrom('gifts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
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

    /** Redeemable gifts that were sent to this address, oldest first. */
    listRedeemable(emailKey: string, limit: number) {
      return db
        .selectFrom('gifts')
        .selectAll()
        .where('recipient_email_key', '=', emailKey)
        .where('available_at', 'is not', null)
        .where('redeemed_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .orderBy('available_at')
        .limit(limit)
        .execute()
    },
  }
}
