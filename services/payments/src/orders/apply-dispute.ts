import { isOpenDispute } from '@kahani/contracts/disputes'
import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { createDisputeRepository, type DisputeRow } from '../disputes/dispute-repository.ts'
import type { DisputeReport } from '../provider/payment-details.ts'
import type { OrderRow } from './order-repository.ts'
import { grantOf, type ReversalDeps, reverseOrder } from './reversal.ts'

const describe = ({ status, phase, reason, amount, respond_by: respondBy }: DisputeRow) =>
  JSON.stringify([status, phase, reason, amount, respondBy])

/**
 * Stores what the provider reports about a dispute of a payment of the order, which the caller has locked. Reports can be
 * repeated and arrive in any order: a won, lost or closed dispute stays as it is, and an older report is ignored. A lost
 * dispute of the payment that settled the order reverses the order like a refund, and an open one holds its printed copies
 * (decision 009).
 * @returns whether it changed something
 */
export async function applyDispute(
  trx: Transaction<Database>,
  order: OrderRow,
  report: DisputeReport,
  deps: ReversalDeps,
): Promise<boolean> {
  const disputes = createDisputeRepository(trx)
  const known = await disputes.find(report.id)
  if (known && !isOpenDispute(known.status)) return false
  if (known && isOpenDispute(report.status) && report.reportedAt < known.reported_at) return false

  // The share of an order that is disputed in another currency is not known.
  const amount = report.currency === order.currency ? Math.min(report.amount, order.amount) : order.amount
  const dispute: DisputeRow = {
    id: report.id,
    order_id: order.id,
    payment_id: report.paymentId,
    amount,
    reason: report.reason,
    phase: report.phase,
    status: report.status,
    respond_by: report.respondBy,
    reported_at: report.reportedAt,
    opened_at: report.openedAt,
  }
  await disputes.save(dispute)
  if (known && describe(known) === describe(dispute)) return false

  const { status, phase } = report
  const level = status === 'won' || status === 'closed' ? 'info' : 'warn'
  deps.logger[level]({ orderId: order.id, disputeId: report.id, status, phase, amount }, 'payment disputed')
  if (report.paymentId !== order.payment_id) return true
  const grant = await grantOf(trx, order)
  if (grant) await deps.profiles.invalidate(grant.userId)
  if (status === 'lost') {
    await reverseOrder(trx, order, { id: report.id, amount, cause: 'dispute' }, deps)
  }
  return true
}
