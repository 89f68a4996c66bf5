import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'

/** Reads everything that is stored about an account, from old to new. */
export function createAccountPaymentsRepository(db: Kysely<Database>, userId: number) {
  return {
    listOrders: () => db.selectFrom('orders').selectAll().where('user_id', '=', userId).orderBy('id').execute(),

    listLedger: () => db.selectFrom('ledger').selectAll().where('user_id', '=', userId).orderBy('id').execute(),

    listSentGifts: () =>
      db
        .selectFrom('gifts')
        .innerJoin('orders', 'orders.id', 'gifts.order_id')
        .selectAll('gifts')
        .select('receipt')
        .where('user_id', '=', userId)
        .orderBy('gifts.created_at')
        .execute(),

    /** @param emailKey null if the account's address is not verified */
    listReceivedGifts: (emailKey: string | null) =>
      db
        .selectFrom('gifts')
        .selectAll()
        .where('available_at', 'is not', null)
        .where(sql<boolean>`(deliver_at is null or deliver_at <= now() or redeemed_at is not null)`)
        .where(eb =>
          eb.or([
            eb('redeemed_by', '=', userId),
            eb.and([eb('recipient_email_key', '=', emailKey), eb('redeemed_by', 'is', null)]),
          ]),
        )
        .orderBy('available_at')
        .execute(),

    listPrintedCopies: () =>
      db
        .selectFrom('printed_copies')
        .leftJoin('orders', 'orders.id', 'printed_copies.order_id')
        .selectAll('printed_copies')
        .select('receipt')
        .where('printed_copies.user_id', '=', userId)
        .orderBy('printed_copies.id')
        .execute(),
  }
}
