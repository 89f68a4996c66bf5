import type { AdminOrder, AdminOrdersQuery, OpenDisputes } from '@kahani/contracts/admin-orders'
import { type Page, toPage } from '@kahani/listing/paging'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { createDisputeRepository, isDisputeOpen } from '../disputes/dispute-repository.ts'
import { readOrderDetails } from '../orders/order-details.ts'

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

/** In this order Postgres reads only as many ids as a page needs. */
const newestFirst = <T extends 'surplus_payments' | 'disputes'>(
  ids: SelectQueryBuilder<Database, T, { order_id: number }>,
) => ids.distinct().orderBy(sql`order_id`, 'desc')

/** All families' orders with their refunds, surplus payments and disputes, for administrators. */
export function createAdminOrders(db: Kysely<Database>) {
  function listOrders(filter: AdminOrdersQuery) {
    const { limit, before, status, purpose, userId, orderNumber, refunded, surplus, dispute } = filter
    let query = db.selectFrom('orders').select(COLUMNS).orderBy('id', 'desc').limit(limit)
    if (before !== undefined) query = query.where('id', '<', before)
    if (status !== undefined) query = query.where('status', '=', status)
    if (purpose !== undefined) query = query.where('purpose', '=', purpose)
    if (userId !== undefined) query = query.where('user_id', '=', userId)
    if (orderNumber !== undefined) query = query.where('receipt', '=', orderNumber)
    if (refunded !== undefined) query = query.where(refunded ? sql<boolean>`refunded > 0` : sql<boolean>`refunded = 0`)
    if (surplus !== undefined) {
      const ids = db.selectFrom('surplus_payments').select('order_id')
      query = surplus
        ? query.where('id', 'in', newestFirst(ids))
        : query.where(sql<boolean>`not exists (select from surplus_payments where order_id = orders.id)`)
    }
    if (dispute !== undefined) {
      const all = db.selectFrom('disputes').select('order_id')
      query = query.where('id', 'in', newestFirst(dispute === 'open' ? all.where(isDisputeOpen) : all))
    }
    return query.execute()
  }

  return {
    async list(filter: AdminOrdersQuery): Promise<Page<AdminOrder>> {
      const rows = await listOrders({ ...filter, limit: filter.limit + 1 })
      const detailsOf = await readOrderDetails(db, rows)
      const orders = rows.map(({ amount, currency, refunded, createdAt, paidAt, ...order }) => ({
        ...order,
        price: { amount, currency },
        refunded: { amount: refunded, currency },
        createdAt: createdAt.toISOString(),
        paidAt: paidAt?.toISOString() ?? null,
        ...detailsOf({ id: order.id, currency }),
      }))
      return toPage(orders, filter.limit, ({ id }) => id)
    },

    async summarizeOpenDisputes(): Promise<OpenDisputes> {
      const { count, respondBy } = await createDisputeRepository(db).summarizeOpen()
      return { count, respondBy: respondBy?.toISOString() ?? null }
    },
  }
}
export type AdminOrders = ReturnType<typeof createAdminOrders>
