import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, OrdersTable } from '../database.ts'

export type NewOrder = Pick<OrdersTable, 'user_id' | 'purpose' | 'package_id' | 'amount' | 'currency' | 'receipt'> & {
  provider_order_id: string
}

/** Reads and writes orders. Works on a transaction where one is given. */
export function createOrderRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    async add(order: NewOrder, nextCheckAt: Date): Promise<number> {
      const { id } = await db
        .insertInto('orders')
        .values({ ...order, next_check_at: nextCheckAt })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    byProviderId(providerOrderId: string) {
      return db.selectFrom('orders').selectAll().where('provider_order_id', '=', providerOrderId).executeTakeFirst()
    },

    /** Holds the order until the transaction ends: whoever else settles it waits, and then sees what was done. */
    lock(providerOrderId: string) {
      return db
        .selectFrom('orders')
        .selectAll()
        .where('provider_order_id', '=', providerOrderId)
        .forUpdate()
        .executeTakeFirst()
    },

    async paid(id: number, paymentId: string): Promise<void> {
      await db
        .updateTable('orders')
        .set({ status: 'paid', payment_id: paymentId, paid_at: sql<Date>`now()`, next_check_at: null })
        .where('id', '=', id)
        .execute()
    },

    /** Writes down what the provider has paid back, and what was taken back for it. */
    async addRefund(refund: { id: string; orderId: number; amount: number; stories: number; printedCopies: number }) {
      const { id, orderId, amount, stories, printedCopies } = refund
      await db
        .insertInto('refunds')
        .values({ id, order_id: orderId, amount, stories, printed_copies: printedCopies })
        .execute()
    },

    hasRefund: async (id: string) =>
      (await db.selectFrom('refunds').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,

    /** What refunds have taken back of an order so far. */
    async revocationRef(orderId: number) {
      return db
        .selectFrom('refunds')
        .select([
          sql<number>`coalesce(sum(stories), 0)`.as('stories'),
          sql<number>`coalesce(sum(printed_copies), 0)`.as('printedCopies'),
        ])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
    },

    async refunded(id: number, refunded: number, whole: boolean): Promise<void> {
      await db
        .updateTable('orders')
        .set({ refunded, ...(whole ? { cancelled_at: sql<Date>`now()` } : {}) })
        .where('id', '=', id)
        .execute()
    },

    /** Remembers that an order was paid twice. @returns false where it is known */
    async addSurplus(paymentId: string, orderId: number, amount: number): Promise<boolean> {
      const added = await db
        .insertInto('surplus_payments')
        .values({ payment_id: paymentId, order_id: orderId, amount })
        .onConflict(conflict => conflict.column('payment_id').doNothing())
        .executeTakeFirstOrThrow()
      return added.numInsertedOrUpdatedRows === 1n
    },

    /** Has the provider asked about the order at the next look. */
    async checkSoon(id: number): Promise<void> {
      await db
        .updateTable('orders')
        .set({ next_check_at: sql<Date>`now() + interval '5 seconds'` })
        .where('id', '=', id)
        .where('status', '<>', 'paid')
        .execute()
    },

    /** Orders that an account made within the last ten minutes. */
    async recentCount(userId: number): Promise<number> {
      const { count } = await db
        .selectFrom('orders')
        .select(sql<number>`count(*)`.as('count'))
        .where('user_id', '=', userId)
        .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
        .executeTakeFirstOrThrow()
      return count
    },

    /** The account's package of last: its own, or a gift's. */
    lastPackage(userId: number) {
      const bought = db
        .selectFrom('orders')
        .select(['package_id as packageId', 'paid_at as since', 'cancelled_at as cancelledAt'])
        .where('user_id', '=', userId)
        .where('purpose', '=', 'package')
        .where('status', '=', 'paid')
      const given = db
        .selectFrom('gifts')
        .select(['package_id as packageId', 'redeemed_at as since', 'cancelled_at as cancelledAt'])
        .where('redeemed_by', '=', userId)
      return db
        .selectFrom(bought.unionAll(given).as('packages'))
        .selectAll()
        .orderBy('since', 'desc')
        .limit(1)
        .executeTakeFirst()
    },
  }
}
export type OrderRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createOrderRepository>['byProviderId']>>>
