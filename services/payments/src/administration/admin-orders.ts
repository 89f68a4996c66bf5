import type { AdminOrder, AdminOrdersQuery, OpenDisputes } from '@kahani/contracts/admin-orders'
import { type Page, toPage } from '@kahani/listing/paging'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import { createDisputeRepository, isDisputeOpen, toDispute } from '../disputes/dispute-repository.ts'

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

/** All families' orders with their refunds, surplus payments and disputes, for administrators. */
export function createAdminOrders(db: Kysely<Database>) {
  const disputes = createDisputeRepository(db)

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
      const orderIds = db.selectFrom('surplus_payments').select('order_id')
      query = query.where('id', surplus ? 'in' : 'not in', orderIds)
    }
    if (dispute !== undefined) {
      const all = db.selectFrom('disputes').select('order_id')
      query = query.where('id', 'in', dispute === 'open' ? all.where(isDisputeOpen) : all)
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
      const [refunds, surplusPayments, disputed] =
        ids.length === 0
          ? [[], [], []]
          : await Promise.all([listRefunds(ids), listSurplusPayments(ids), disputes.listOf(ids)])
      const refundsByOrder = Map.groupBy(refunds, ({ orderId }) => orderId)
      const surplusByOrder = Map.groupBy(surplusPayments, ({ orderId }) => orderId)
      const disputesByOrder = Map.groupBy(disputed, row => row.order_id)
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
        disputes: (disputesByOrder.get(order.id) ?? []).map(row => toDispute(row, currency)),
      }))
      return toPage(orders, filter.limit, ({ id }) => id)
    },

    async summarizeOpenDisputes(): Promise<OpenDisputes> {
      const { count, respondBy } = await disputes.summarizeOpen()
      return { count, respondBy: respondBy?.toISOString() ?? null }
    },
  }
}
export type AdminOrders = ReturnType<typeof createAdminOrders>
