import { type Dispute, OPEN_DISPUTE_STATUSES } from '@kahani/contracts/disputes'
import type { CurrencyCode } from '@kahani/contracts/money'
import { type ExpressionBuilder, type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

export type DisputeRow = Insertable<Database['disputes']>

export const toDispute = (row: Selectable<Database['disputes']>, currency: CurrencyCode): Dispute => ({
  id: row.id,
  paymentId: row.payment_id,
  amount: { amount: row.amount, currency },
  reason: row.reason,
  phase: row.phase,
  status: row.status,
  respondBy: row.respond_by?.toISOString() ?? null,
  openedAt: row.opened_at.toISOString(),
})

export const isDisputeOpen = (eb: ExpressionBuilder<Database, 'disputes'>) =>
  eb('disputes.status', 'in', [...OPEN_DISPUTE_STATUSES])

/** The ref of the grant of an order, or of its gift. */
export const grantRefOf = sql<string>`coalesce('gift:' || gifts.id, 'order:' || orders.id)`

/** The orders whose payment is disputed, with their gifts. A dispute of a surplus payment doesn't count. */
export const selectDisputedOrders = (db: Pick<ExpressionBuilder<Database, never>, 'selectFrom'>) =>
  db
    .selectFrom('disputes')
    .innerJoin('orders', 'orders.payment_id', 'disputes.payment_id')
    .leftJoin('gifts', 'gifts.order_id', 'orders.id')
    .where(isDisputeOpen)

export function createDisputeRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    find: (id: string) => db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst(),

    async save(dispute: DisputeRow): Promise<void> {
      await db
        .insertInto('disputes')
        .values(dispute)
        .onConflict(conflict => conflict.column('id').doUpdateSet(dispute))
        .execute()
    },

    listOpenOf: (orderId: number) =>
      db
        .selectFrom('disputes')
        .select('id')
        .where('order_id', '=', orderId)
        .where(isDisputeOpen)
        .orderBy('id')
        .execute(),

    /** Refs of the account's grants whose payment is disputed. */
    async listDisputedGrants(userId: number): Promise<string[]> {
      const rows = await selectDisputedOrders(db)
        .select(grantRefOf.as('ref'))
        .where(eb => eb(eb.fn.coalesce('gifts.redeemed_by', 'orders.user_id'), '=', userId))
        .execute()
      return rows.map(({ ref }) => ref)
    },

    /** Whether a dispute of the payment is open, and the amount of the lost ones. */
    summarizeOf: (paymentId: string) =>
      db
        .selectFrom('disputes')
        .select(eb => [
          eb.fn.countAll<number>().filterWhere(isDisputeOpen).as('open'),
          sql<number>`coalesce(sum(amount) filter (where status = 'lost'), 0)`.as('lostAmount'),
        ])
        .where('payment_id', '=', paymentId)
        .executeTakeFirstOrThrow(),

    /** The number of open disputes, and the next deadline of one that has not been contested. */
    summarizeOpen: () =>
      db
        .selectFrom('disputes')
        .select(eb => [
          eb.fn.countAll<number>().as('count'),
          eb.fn.min('respond_by').filterWhere(sql<boolean>`status = 'open' and respond_by > now()`).as('respondBy'),
        ])
        .where(isDisputeOpen)
        .executeTakeFirstOrThrow(),
  }
}
