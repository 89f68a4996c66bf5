import type { AdminOrder, AdminOrdersQuery } from '@kahani/contracts/admin-orders'
import { type Page, toPage } from '@kahani/service-kit/paging'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'

const COLUMNS = [
  'id',
  'receipt as orderNumber',
  'user_id as userId',
  'purpose',
  'package_id as packageId',
  'status',
  'amount',
  'currency',
  'refunded',
  'created_at as createdAt',
  'paid_at as paidAt',
] as const

/** All families' orders with their refunds and surplus payments, for administrators. */
export function createAdminOrders(db: Kysely<Database>) {
  function listOrders({ limit, before, status, purpose, userId, orderNumber, refunded, surplus }: AdminOrdersQuery) {
    let query = db.selectFrom('orders').select(COLUMNS).orderBy('id', 'desc').limit(limit)
    if (before !== undefined) query = query.where('id', '<', before)
    if (status !== undefined) query = query.where('status', '=', status)
    if (purpose !== undefined) query = query.where('purpose', '=', purpose)
    if (userId !== undefined) query = query.where('user_id', '=', userId)
    if (orderNumber !== undefined) query = query.where('receipt', '=', orderNumber)
    if (refunded !== undefined) query = query.where(refunded ? sql<boolean>`refunded > 0` : sql<boolean>`refunded = 0`)
    if (surplus !== undefined) {
      const orderIds = db.selectFrom('surplus_payments').select('order_id')
      query = query.where('id', surplus ? 'in' : 'not in', orderIds)
    }
    return query.execute()
  }

  const listRefunds = (orderIds: number[]) =>
    db
      .selectFrom('refunds')
      .select([
        'id',
        'order_id as orderId',
        'amount',
        'stories',
        'printed_copies as printedCopies',
        'created_at as createdAt',
      ])
      .where('order_id', 'in', orderIds)
      .orderBy('created_at')
      .execute()

  const listSurplusPayments = (orderIds: number[]) =>
    db
      .selectFrom('surplus_payments')
      .select([
        'payment_id as id',
        'order_id as orderId',
        'amount',
        sql<boolean>`next_try_at is null`.as('refunded'),
        'created_at as createdAt',
      ])
      .where('order_id', 'in', orderIds)
      .orderBy('created_at')
      .execute()

  return {
    async list(filter: AdminOrdersQuery): Promise<Page<AdminOrder>> {
      const rows = await listOrders({ ...filter, limit: filter.limit + 1 })
      const ids = rows.map(({ id }) => id)
      const [refunds, surplusPayments] =
        ids.length === 0 ? [[], []] : await Promise.all([listRefunds(ids), listSurplusPayments(ids)])
      const refundsByOrder = Map.groupBy(refunds, ({ orderId }) => orderId)
      const surplusByOrder = Map.groupBy(surplusPayments, ({ orderId }) => orderId)
      const orders = rows.map(({ amount, currency, refunded, createdAt, paidAt, ...order }) => ({
        ...order,
        price: { amount, currency },
        refunded: { amount: refunded, currency },
        createdAt: createdAt.toISOString(),
        paidAt: paidAt?.toISOString() ?? null,
        refunds: (refundsByOrder.get(order.id) ?? []).map(refund => ({
          id: refund.id,
          amount: { amount: refund.amount, currency },
          stories: refund.stories,
          printedCopies: refund.printedCopies,
          createdAt: refund.createdAt.toISOString(),
        })),
        surplusPayments: (surplusByOrder.get(order.id) ?? []).map(payment => ({
          id: payment.id,
          amount: { amount: payment.amount, currency },
          refunded: payment.refunded,
          createdAt: payment.createdAt.toISOString(),
        })),
      }))
      return toPage(orders, filter.limit, ({ id }) => id)
    },
  }
}
export type AdminOrders = ReturnType<typeof createAdminOrders>
