import { type Expression, type Kysely, sql, type Transaction } from 'kysely'
import type { Database, OrdersTable } from '../database.ts'

export type NewOrder = Pick<OrdersTable, 'user_id' | 'purpose' | 'package_id' | 'amount' | 'currency' | 'receipt'> & {
  provider_order_id: string
}

/** The package that a user bought, or redeemed as a gift, most recently. */
export function latestPackageOf(db: Kysely<Database>, userId: Expression<number>) {
  const bought = db
    .selectFrom('orders')
    .select(['package_id as packageId', 'paid_at as since', 'cancelled_at as cancelledAt'])
    .where('orders.user_id', '=', userId)
    .where('purpose', '=', 'package')
    .where('status', '=', 'paid')
  const redeemed = db
    .selectFrom('gifts')
    .select(['package_id as packageId', 'redeemed_at as since', 'cancelled_at as cancelledAt'])
    .where('redeemed_by', '=', userId)
  return db.selectFrom(bought.unionAll(redeemed).as('packages')).selectAll().orderBy('since', 'desc').limit(1)
}

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

    findByProviderId(providerOrderId: string) {
      return db.selectFrom('orders').selectAll().where('provider_order_id', '=', providerOrderId).executeTakeFirst()
    },

    getById(id: number) {
      return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    },

    /** Locks the order until the transaction ends, so that concurrent settlements of it run one after another. */
    lock(providerOrderId: string) {
      return db
        .selectFrom('orders')
        .selectAll()
        .where('provider_order_id', '=', providerOrderId)
        .forUpdate()
        .executeTakeFirst()
    },

    async markPaid(id: number, paymentId: string): Promise<void> {
      await db
        .updateTable('orders')
        .set({ status: 'paid', payment_id: paymentId, paid_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute()
    },

    async addRefund(refund: { id: string; orderId: number; amount: number; stories: number; printedCopies: number }) {
      const { id, orderId, amount, stories, printedCopies } = refund
      await db
        .insertInto('refunds')
        .values({ id, order_id: orderId, amount, stories, printed_copies: printedCopies })
        .execute()
    },

    hasRefund: async (id: string) =>
      (await db.selectFrom('refunds').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,

    /** Credits that earlier refunds of the order revoked. */
    async revokedCredits(orderId: number) {
      return db
        .selectFrom('refunds')
        .select([
          sql<number>`coalesce(sum(stories), 0)`.as('stories'),
          sql<number>`coalesce(sum(printed_copies), 0)`.as('printedCopies'),
        ])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
    },

    async setRefunded(id: number, refunded: number, cancelledAt: Date | null): Promise<void> {
      await db.updateTable('orders').set({ refunded, cancelled_at: cancelledAt }).where('id', '=', id).execute()
    },

    /** Records a payment that the reconciler refunds. @returns false if it is already recorded */
    async addPaymentToRefund(paymentId: string, orderId: number, amount: number): Promise<boolean> {
      const added = await db
        .insertInto('surplus_payments')
        .values({ payment_id: paymentId, order_id: orderId, amount })
        .onConflict(conflict => conflict.column('payment_id').doNothing())
        .executeTakeFirstOrThrow()
      return added.numInsertedOrUpdatedRows === 1n
    },

    /** Schedules the next check of an unpaid order in 5 seconds. */
    async scheduleCheck(id: number): Promise<void> {
      await db
        .updateTable('orders')
        .set({ next_check_at: sql<Date>`now() + interval '5 seconds'` })
        .where('id', '=', id)
        .where('status', '<>', 'paid')
        .execute()
    },

    /** Number of orders that the user created in the last ten minutes. */
    async countRecent(userId: number): Promise<number> {
      const { count } = await db
        .selectFrom('orders')
        .select(sql<number>`count(*)`.as('count'))
        .where('user_id', '=', userId)
        .where('created_at', '>', sql<Date>`now() - interval '10 minutes'`)
        .executeTakeFirstOrThrow()
      return count
    },

    latestPackage: (userId: number) => latestPackageOf(db, sql.val(userId)).executeTakeFirst(),
  }
}
export type OrderRepository = ReturnType<typeof createOrderRepository>
export type OrderRow = NonNullable<Awaited<ReturnType<OrderRepository['findByProviderId']>>>
