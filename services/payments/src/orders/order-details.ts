import type { CurrencyCode } from '@kahani/contracts/money'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import { toDispute } from '../disputes/dispute-repository.ts'

interface Order {
  id: number
  currency: CurrencyCode
}

/** Reads the refunds, surplus payments and disputes of orders, each from old to new. @returns those of one of the orders */
export async function readOrderDetails(db: Kysely<Database>, orders: Order[]) {
  const ofOrders = sql<boolean>`order_id = any(${orders.map(({ id }) => id)})`
  const [refunds, surplusPayments, disputes] = await Promise.all([
    db.selectFrom('refunds').selectAll().where(ofOrders).orderBy('created_at').execute(),
    db.selectFrom('surplus_payments').selectAll().where(ofOrders).orderBy('created_at').execute(),
    db.selectFrom('disputes').selectAll().where(ofOrders).orderBy('opened_at').execute(),
  ])
  return ({ id: orderId, currency }: Order) => {
    const isOfOrder = (row: { order_id: number }) => row.order_id === orderId
    return {
      refunds: refunds.filter(isOfOrder).map(refund => ({
        id: refund.id,
        amount: { amount: refund.amount, currency },
        stories: refund.stories,
        printedCopies: refund.printed_copies,
        createdAt: refund.created_at.toISOString(),
      })),
      surplusPayments: surplusPayments.filter(isOfOrder).map(payment => ({
        id: payment.payment_id,
        amount: { amount: payment.amount, currency },
        refunded: payment.next_try_at === null,
        createdAt: payment.created_at.toISOString(),
      })),
      disputes: disputes.filter(isOfOrder).map(row => toDispute(row, currency)),
    }
  }
}
