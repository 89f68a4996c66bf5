import { runSteps } from '@kahani/service-kit/interval-task'
import type { Logger } from '@kahani/service-kit/logger'
import { requeueNotifications } from '@kahani/service-kit/notifications'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { PaymentProvider } from '../provider/razorpay.ts'
import { deleteExpiredData } from '../retention/delete-expired-data.ts'
import { nextCheck } from './check-schedule.ts'
import type { OrderRow } from './order-repository.ts'
import { settleOrder } from './settlement.ts'

export const RECONCILE_INTERVAL_MS = 5_000
export const CLEANUP_INTERVAL_MS = 60 * 60_000
const BATCH = 20
/** If the provider does not respond, the row is retried when its lease expires. */
const leaseExpiry = sql<Date>`now() + interval '1 minute'`

export interface ReconcilerDeps {
  db: Kysely<Database>
  provider: PaymentProvider
  logger: Logger
  flushOutbox: () => void
}

/** Polls the provider for payments that were not reported to us. Several processes can run it at the same time. */
export function createReconciler({ db, provider, logger, flushOutbox }: ReconcilerDeps) {
  /** Settles the order's payments at the provider. @returns the number of payments that changed something */
  async function reconcile(order: Pick<OrderRow, 'provider_order_id'>): Promise<number> {
    let changes = 0
    for (const details of await provider.fetchOrderPayments(order.provider_order_id)) {
      const result = await db.transaction().execute(trx => settleOrder(trx, details, logger))
      if (result === 'settled') changes++
    }
    if (changes > 0) flushOutbox()
    return changes
  }

  const leaseDueOrders = () =>
    db
      .updateTable('orders')
      .set({ next_check_at: leaseExpiry })
      .where('id', 'in', eb =>
        eb
          .selectFrom('orders')
          .select('id')
          .where('next_check_at', '<=', sql<Date>`now()`)
          .orderBy('next_check_at')
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute()

  async function reconcileOrders(): Promise<void> {
    for (const order of await leaseDueOrders()) {
      try {
        await reconcile(order)
        const next = nextCheck(order.created_at, new Date())
        await db
          .updateTable('orders')
          .set({ next_check_at: next, ...(next === null ? { status: 'expired' } : {}) })
          .where('id', '=', order.id)
          .where('status', '<>', 'paid')
          .execute()
      } catch (err) {
        logger.warn({ err, orderId: order.id }, 'order not reconciled, will retry')
      }
    }
  }

  async function refundPayments(): Promise<void> {
    const due = await db
      .updateTable('surplus_payments')
      .set({ next_try_at: leaseExpiry })
      .where('payment_id', 'in', eb =>
        eb
          .selectFrom('surplus_payments')
          .select('payment_id')
          .where('next_try_at', '<=', sql<Date>`now()`)
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute()
    for (const { payment_id: paymentId, amount, order_id: orderId } of due) {
      try {
        const { payment } = await provider.fetchPayment(paymentId)
        if (payment.refunded < amount) await provider.refund(paymentId, amount - payment.refunded)
        await db
          .updateTable('surplus_payments')
          .set({ next_try_at: null })
          .where('payment_id', '=', paymentId)
          .execute()
        logger.info({ orderId }, 'payment refunded')
      } catch (err) {
        logger.warn({ err, orderId }, 'payment not refunded, will retry')
      }
    }
  }

  const steps = {
    reconcileOrders,
    refundPayments,
    requeueNotifications: () => requeueNotifications(db, 'payments', logger),
  }
  return {
    reconcile,
    /** One periodic run. */
    run: () => runSteps(steps, logger),
    /** Deletes data whose retention period is over. */
    cleanUp: () => deleteExpiredData(db, logger),
  }
}
export type Reconciler = ReturnType<typeof createReconciler>
