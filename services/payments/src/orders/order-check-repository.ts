import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { isDisputeOpen } from '../disputes/dispute-repository.ts'
import { type CheckedOrder, isCheckOverdue, nextCheck } from './check-schedule.ts'

const BATCH = 20
/** So few that they are refunded while the lease of a minute lasts: each takes up to three calls of 7 s. */
const SURPLUS_BATCH = 2
/**
 * When a row is tried again if nothing else is recorded about this attempt, because it failed or its process was killed:
 * after a minute, then after delays that double, up to four hours.
 */
const retryTime = sql<Date>`now() + interval '1 minute' * power(2, least(failed_checks, 8))`
const oneMoreFailure = sql<number>`failed_checks + 1`
const HOUR_FROM_NOW = sql<Date>`now() + interval '1 hour'`

/** When orders are checked, and surplus payments refunded. Several processes can lease rows at the same time. */
export function createOrderCheckRepository(db: Kysely<Database> | Transaction<Database>) {
  async function load(id: number) {
    return db
      .selectFrom('orders')
      .select(['status', 'created_at', 'changed_at'])
      .select(eb =>
        eb
          .exists(eb.selectFrom('disputes').select('id').whereRef('order_id', '=', 'orders.id').where(isDisputeOpen))
          .$castTo<boolean>()
          .as('disputed'),
      )
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  }

  /** Does nothing if the order changed since it was loaded. Without a next check, an unpaid order expires. */
  async function schedule(id: number, order: CheckedOrder, next: Date | null): Promise<void> {
    await db
      .updateTable('orders')
      .set({ next_check_at: next, failed_checks: 0 })
      .$if(next === null && order.status !== 'paid', query => query.set({ status: 'expired' }))
      .where('id', '=', id)
      .where('status', '=', order.status)
      .where('changed_at', 'is not distinct from', order.changed_at)
      .execute()
  }

  return {
    /** Leases a batch of due orders: unpaid ones first, because their families are waiting. */
    leaseDue: () =>
      db
        .updateTable('orders')
        .set({ next_check_at: retryTime, failed_checks: oneMoreFailure })
        .where('id', 'in', eb =>
          eb
            .selectFrom('orders')
            .select('id')
            .where('next_check_at', '<=', sql<Date>`now()`)
            .orderBy(sql`status = 'paid'`)
            .orderBy('next_check_at')
            .limit(BATCH)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'provider_order_id'])
        .execute(),

    /** Schedules the next check after a successful one. */
    async completeCheck(id: number): Promise<void> {
      const order = await load(id)
      await schedule(id, order, nextCheck(order, new Date()))
    },

    /** Gives up an order whose last check is long due. @returns whether it did */
    async giveUpOverdue(id: number): Promise<boolean> {
      const order = await load(id)
      const overdue = isCheckOverdue(order, new Date())
      if (overdue) await schedule(id, order, null)
      return overdue
    },

    /** Schedules the checks of a paid order that changed just now. */
    async restart(id: number): Promise<void> {
      const changedAt = new Date()
      const order = { ...(await load(id)), changed_at: changedAt }
      await db
        .updateTable('orders')
        .set({ changed_at: changedAt, next_check_at: nextCheck(order, changedAt), failed_checks: 0 })
        .where('id', '=', id)
        .execute()
    },

    leaseSurplusPayments: () =>
      db
        .updateTable('surplus_payments')
        .set({ next_try_at: retryTime, failed_checks: oneMoreFailure })
        .where('payment_id', 'in', eb =>
          eb
            .selectFrom('surplus_payments')
            .select('payment_id')
            .where('next_try_at', '<=', sql<Date>`now()`)
            .orderBy('next_try_at')
            .limit(SURPLUS_BATCH)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['payment_id as paymentId', 'order_id as orderId', 'amount'])
        .execute(),

    async completeSurplusPayment(paymentId: string): Promise<void> {
      await db.updateTable('surplus_payments').set({ next_try_at: null }).where('payment_id', '=', paymentId).execute()
    },

    /** While the payment is disputed, it is not refunded. */
    async holdSurplusPayment(paymentId: string): Promise<void> {
      await db
        .updateTable('surplus_payments')
        .set({ next_try_at: HOUR_FROM_NOW, failed_checks: 0 })
        .where('payment_id', '=', paymentId)
        .execute()
    },
  }
}
