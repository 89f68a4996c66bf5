import { runSteps } from '@kahani/service-kit/interval-task'
import type { Logger } from '@kahani/service-kit/logger'
import { requeueNotifications } from '@kahani/service-kit/notifications'
import type { ChangedProfiles } from '@kahani/service-kit/profile-cache'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { createDisputeRepository } from '../disputes/dispute-repository.ts'
import { deliverDueGifts } from '../gifts/gift-delivery.ts'
import type { DisputeReport, PaymentDetails } from '../provider/payment-details.ts'
import type { PaymentProvider } from '../provider/razorpay.ts'
import { deleteExpiredData } from '../retention/delete-expired-data.ts'
import { createOrderCheckRepository } from './order-check-repository.ts'
import type { OrderRow } from './order-repository.ts'
import { type SettlementResult, settleOrder } from './settlement.ts'

export const RECONCILE_INTERVAL_MS = 5_000
export const CLEANUP_INTERVAL_MS = 60 * 60_000
/** Deadlines of disputes are days. */
export const DISPUTES_INTERVAL_MS = 60 * 60_000
/** How far back unreported disputes are looked for: longer than this service is ever down. */
const RECENT_DISPUTES_MS = 30 * 24 * 60 * 60_000

export interface ReconcilerDeps {
  db: Kysely<Database>
  provider: PaymentProvider
  profiles: ChangedProfiles
  logger: Logger
  flushOutbox: () => void
}

/**
 * Polls the provider for payments, refunds and disputes that were not reported to us. Several processes can run it at the
 * same time.
 */
export function createReconciler({ db, provider, profiles, logger, flushOutbox }: ReconcilerDeps) {
  const checks = createOrderCheckRepository(db)
  const disputes = createDisputeRepository(db)

  async function settle(details: PaymentDetails): Promise<SettlementResult> {
    const result = await db.transaction().execute(trx => settleOrder(trx, details, { logger, profiles }))
    if (result === 'settled') flushOutbox()
    return result
  }

  /** The order of a dispute is that of its payment. */
  const settleDispute = async (dispute: DisputeReport): Promise<SettlementResult> =>
    settle({ ...(await provider.fetchPayment(dispute.paymentId)), disputes: [dispute] })

  /**
   * Settles the order's payments and open disputes at the provider.
   * @param recent disputes of any orders, if they are known already
   * @returns the number of payments and disputes that changed something
   */
  async function reconcile(
    { id, provider_order_id: providerOrderId }: Pick<OrderRow, 'id' | 'provider_order_id'>,
    recent: DisputeReport[] = [],
  ): Promise<number> {
    const results: SettlementResult[] = []
    for (const details of await provider.fetchOrderPayments(providerOrderId)) {
      const reported = recent.filter(({ paymentId }) => paymentId === details.payment.id)
      results.push(await settle({ ...details, disputes: reported }))
    }
    for (const dispute of await disputes.listOpenOf(id)) {
      results.push(await settleDispute(await provider.fetchDispute(dispute.id)))
    }
    return results.filter(result => result === 'settled').length
  }

  async function reconcileOrders(): Promise<void> {
    for (const order of await checks.leaseDue()) {
      try {
        await reconcile(order)
        await checks.completeCheck(order.id)
      } catch (err) {
        const givenUp = await checks.giveUpOverdue(order.id)
        logger.warn({ err, orderId: order.id }, givenUp ? 'order not reconciled' : 'order not reconciled, will retry')
      }
    }
  }

  const fetchRecentDisputes = () => provider.fetchDisputes(new Date(Date.now() - RECENT_DISPUTES_MS))

  async function reconcileDisputes(): Promise<void> {
    for (const dispute of await fetchRecentDisputes()) {
      try {
        const known = await disputes.find(dispute.id)
        if (known?.status !== dispute.status) await settleDispute(dispute)
      } catch (err) {
        logger.warn({ err, disputeId: dispute.id }, 'dispute not reconciled, will retry')
      }
    }
  }

  async function refundPayments(): Promise<void> {
    for (const { paymentId, orderId, amount } of await checks.leaseSurplusPayments()) {
      try {
        const { open, lostAmount } = await disputes.summarizeOf(paymentId)
        if (open > 0) {
          await checks.holdSurplusPayment(paymentId)
          continue
        }
        const { payment } = await provider.fetchPayment(paymentId)
        const due = amount - payment.refunded - lostAmount
        if (due > 0) await provider.refund(paymentId, due)
        await checks.completeSurplusPayment(paymentId)
        logger.info({ orderId, lostAmount }, 'payment refunded')
      } catch (err) {
        logger.warn({ err, orderId }, 'payment not refunded, will retry')
      }
    }
  }

  const steps = {
    reconcileOrders,
    refundPayments,
    deliverGifts: () => deliverDueGifts(db, flushOutbox),
    requeueNotifications: () => requeueNotifications(db, 'payments', logger),
  }
  return {
    reconcile,
    fetchRecentDisputes,
    /** One periodic run. */
    run: () => runSteps(steps, logger),
    /** Finds disputes that no webhook reported. */
    findUnreported: () => runSteps({ reconcileDisputes }, logger),
    /** Deletes data whose retention period is over. */
    cleanUp: () => deleteExpiredData(db, logger),
  }
}
export type Reconciler = ReturnType<typeof createReconciler>
