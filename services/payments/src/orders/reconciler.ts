import type { Logger } from '@kahani/service-kit/logger'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import { requeueNotifications } from '../notifications/notification-service.ts'
import { createPrintRepository } from '../prints/print-repository.ts'
import type { PaymentProvider } from '../provider/razorpay.ts'
import { nextCheck } from './check-schedule.ts'
import type { OrderRow } from './order-repository.ts'
import { settleOrder } from './settlement.ts'

/** How often a round is made, in ms. */
export const RECONCILE_EVERY_MS = 5_000
/** How often what is old is forgotten, in ms. */
export const FORGET_EVERY_MS = 60 * 60_000
const BATCH = 20
/** Days for which the provider repeats a webhook, and more. */
const EVENT_DAYS = 30
/** Days for which the address of an unpaid copy is kept. */
const ADDRESS_DAYS = 30
/** Whoever claims a row holds it so long; where the provider does not answer, it is tried again after that. */
const claimed = sql<Date>`now() + interval '1 minute'`

export interface ReconcilerParts {
  db: Kysely<Database>
  provider: PaymentProvider
  logger: Logger
  /** Called when something is in the outbox. */
  flushOutbox: () => void
}

/** Asks the provider about what it did not tell us, or we lost. Many processes can do so at once. */
export function createReconciler({ db, provider, logger, flushOutbox }: ReconcilerParts) {
  /** Brings an order in line with what the provider says of it. @returns how many payments changed something */
  async function reconcile(order: Pick<OrderRow, 'provider_order_id'>): Promise<number> {
    let changes = 0
    for (const facts of await provider.factsOfOrder(order.provider_order_id)) {
      const settled = await db.transaction().execute(trx => settleOrder(trx, facts, logger))
      if (settled === 'settled') changes++
    }
    if (changes > 0) flushOutbox()
    return changes
  }

  const claimOrders = () =>
    db
      .updateTable('orders')
      .set({ next_check_at: claimed })
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

  async function checkOrders(): Promise<void> {
    for (const order of await claimOrders()) {
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
        logger.warn({ err, orderId: order.id }, 'an order waits for the provider to say how it stands')
      }
    }
  }

  async function returnSurplus(): Promise<void> {
    const due = await db
      .updateTable('surplus_payments')
      .set({ next_try_at: claimed })
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
        const { payment } = await provider.facts(paymentId)
        if (payment.refunded < amount) await provider.refund(paymentId, amount - payment.refunded)
        await db
          .updateTable('surplus_payments')
          .set({ next_try_at: null })
          .where('payment_id', '=', paymentId)
          .execute()
        logger.info({ orderId }, 'a second payment was sent back')
      } catch (err) {
        logger.warn({ err, orderId }, 'a second payment waits to be sent back')
      }
    }
  }

  async function remindOfMails(): Promise<void> {
    const count = await requeueNotifications(db)
    if (count === 0) return
    logger.warn({ count }, 'mails were not sent for long and are asked for again')
    flushOutbox()
  }

  async function forgetOld(): Promise<void> {
    await db
      .deleteFrom('webhook_events')
      .where('received_at', '<', sql<Date>`now() - make_interval(days => ${EVENT_DAYS})`)
      .execute()
    await createPrintRepository(db).forgetAddresses(ADDRESS_DAYS)
  }

  async function each(...parts: (() => Promise<void>)[]): Promise<void> {
    for (const work of parts) {
      try {
        await work()
      } catch (err) {
        logger.warn({ err, work: work.name }, 'a part of the reconciliation waits for the next round')
      }
    }
  }

  return {
    reconcile,
    /** One round. */
    round: () => each(checkOrders, returnSurplus, remindOfMails),
    /** Drops what need not be known any more. */
    forget: () => each(forgetOld),
  }
}
export type Reconciler = ReturnType<typeof createReconciler>
