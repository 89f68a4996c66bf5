import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

/** Removes from this schema what names an account. */
export function createErasureRepository(trx: Transaction<Database>) {
  const ordersOf = (userId: number) => trx.selectFrom('orders').select('id').where('user_id', '=', userId)

  return {
    /** Locks the rows in the order in which settlements and redemptions lock them, which take the account last. */
    async lockRows(userId: number, emailKey: string | null): Promise<void> {
      await ordersOf(userId).orderBy('id').forUpdate().execute()
      // Each part is found by its index, which a condition with `or` is not.
      const gifts = trx.selectFrom('gifts').select('id')
      const ids = gifts
        .where('order_id', 'in', ordersOf(userId))
        .union(gifts.where('redeemed_by', '=', userId))
        .union(gifts.where('recipient_email_key', '=', emailKey))
      await gifts.where('id', 'in', ids).orderBy('id').forUpdate().execute()
      await trx
        .selectFrom('printed_copies')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id')
        .forUpdate()
        .execute()
    },

    async expireOpenOrders(userId: number): Promise<void> {
      await trx
        .updateTable('orders')
        .set({ status: 'expired' })
        .where('user_id', '=', userId)
        .where('status', '=', 'open')
        .execute()
    },

    /** Copies whose printing has not begun. */
    listUnprintedCopies(userId: number) {
      return trx
        .selectFrom('printed_copies')
        .select(['id', 'user_id', 'order_id'])
        .where('user_id', '=', userId)
        .where('status', '=', 'placed')
        .orderBy('id')
        .execute()
    },

    /** Deletes the emails to the account, sent or not. Emails of gifts go to others, and stay. */
    async deleteNotifications(userId: number): Promise<void> {
      await sql`
        delete from notifications where key in (
          select 'receipt:' || id from orders where user_id = ${userId}
          union all
          select 'gift-receipt:' || gifts.id from gifts join orders on orders.id = order_id where user_id = ${userId}
          union all
          select 'print:' || id || ':' || change from printed_copies, generate_series(0, moves) as change
            where user_id = ${userId}
          union all
          select 'refund:' || refunds.id from refunds join orders on orders.id = order_id where user_id = ${userId}
          union all
          select 'paid-twice:' || surplus_payments.payment_id
            from surplus_payments join orders on orders.id = order_id where user_id = ${userId}
        )
      `.execute(trx)
    },

    /** Deletes the name and message of the sender; of gifts that nobody can redeem, also the recipient. */
    async eraseSentGifts(userId: number): Promise<void> {
      await trx
        .updateTable('gifts')
        .set({
          sender_name: null,
          message: null,
          erase_recipient: sql<boolean>`erase_recipient or redeemed_at is not null or cancelled_at is not null`,
        })
        .where('order_id', 'in', ordersOf(userId))
        .execute()
      await trx
        .updateTable('gifts')
        .set({ recipient_name: null, recipient_email: null, recipient_email_key: null })
        .where('order_id', 'in', ordersOf(userId))
        .where('available_at', 'is', null)
        .execute()
    },

    async markReceivedGifts(userId: number, emailKey: string | null): Promise<void> {
      await trx
        .updateTable('gifts')
        .set({ erase_recipient: true })
        .where(eb => eb.or([eb('redeemed_by', '=', userId), eb('recipient_email_key', '=', emailKey)]))
        .execute()
    },

    /** Marks the account as erased. Its rows get the pseudonym. */
    async replaceUserId(userId: number, pseudonym: number): Promise<void> {
      await sql`
        insert into accounts (user_id) select ${pseudonym}
          where exists (select from ledger where user_id = ${userId})
            or exists (select from orders where user_id = ${userId})
      `.execute(trx)
      await sql`
        update ledger set
          user_id = ${pseudonym},
          ref = case ref when ${`signup:${userId}`} then ${`signup:${pseudonym}`} else ref end
        where user_id = ${userId}
      `.execute(trx)
      await trx.updateTable('orders').set({ user_id: pseudonym }).where('user_id', '=', userId).execute()
      await trx.updateTable('gifts').set({ redeemed_by: pseudonym }).where('redeemed_by', '=', userId).execute()
      await trx
        .updateTable('printed_copies')
        .set({ user_id: pseudonym, idempotency_key: null })
        .where('user_id', '=', userId)
        .execute()
      await trx
        .updateTable('accounts')
        .set({ erased_at: sql<Date>`now()`, paid_at: null })
        .where('user_id', '=', userId)
        .execute()
    },
  }
}
