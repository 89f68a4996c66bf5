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

/** All families' orders with their refunds, for administrators. */
export function createAdminOrders(db: Kysely<Database>) {
  function listOrders({ limit, before, status, purpose, userId, orderNumber, refunded }: AdminOrdersQuery) {
    let query = db.selectFrom('orders').select(COLUMNS).orderBy('id', 'desc').limit(limit)
    if (before !== undefined) query = query.where('id', '<', before)
    if (status !== undefined) query = query.where('status', '=', status)
    if (purpose !== undefined) query = query.where('purpose', '=', purpose)
    if (userId !== undefined) query = query.where('user_id', '=', userId)
    if (orderNumber !== undefined) query = query.where('receipt', '=', orderNumber)
    if (refunded !== undefined) query = query.where(refunded ? sql<boolean>`refunded > 0` : sql<boolean>`refunded = 0`)
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

  return {
    async list(filter: AdminOrdersQuery): Promise<Page<AdminOrder>> {
      const rows = await listOrders({ ...filter, limit: filter.limit + 1 })
      const refundedIds = rows.filter(({ refunded }) => refunded > 0).map(({ id }) => id)
      const refunds = refundedIds.length === 0 ? [] : await listRefunds(refundedIds)
      const refundsByOrder = Map.groupBy(refunds, ({ orderId }) => orderId)
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
      }))
      return toPage(orders, filter.limit, ({ id }) => id)
    },
  }
}
export type AdminOrders = ReturnType<typeof createAdminOrders>
