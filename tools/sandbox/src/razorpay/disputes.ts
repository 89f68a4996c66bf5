import { type DisputeStatus, isOpenDispute } from '@kahani/contracts/disputes'
import { type Dispute, newDispute } from './entities.ts'
import { deliveryOf, type EventName } from './events.ts'
import { findById } from './find-by-id.ts'
import { RazorpayError } from './razorpay-error.ts'
import type { AccountData, Store } from './store.ts'

/** Evidence that is rejected opens a dispute again. */
const EVENTS: Record<DisputeStatus, EventName> = {
  open: 'payment.dispute.action_required',
  under_review: 'payment.dispute.under_review',
  won: 'payment.dispute.won',
  lost: 'payment.dispute.lost',
  closed: 'payment.dispute.closed',
}

export interface DisputesDeps {
  store: Store
  /** Changes the data, and then delivers its webhooks. */
  change: <T>(work: (data: AccountData) => T) => Promise<T>
  now: () => number
}

/** The disputes of a merchant's account. `sendWebhook: false` loses the webhook of a change. */
export function createDisputes({ store, change, now }: DisputesDeps) {
  function report(data: AccountData, event: EventName, dispute: Dispute): void {
    const payment = findById(data.payments, dispute.payment_id)
    data.deliveries.push(deliveryOf(event, { payment, dispute }, now()))
  }

  return {
    dispute: (id: string) => findById(store.data.disputes, id),
    /** Newest first. */
    disputes: () => store.data.disputes.toReversed(),

    /** @param amount by default that of the payment */
    openDispute: (paymentId: string, amount: number | undefined, sendWebhook: boolean) =>
      change(data => {
        const payment = findById(data.payments, paymentId)
        if (!payment.captured) throw new RazorpayError('Only a captured payment can be disputed')
        const disputed = amount ?? payment.amount
        if (disputed < 1 || disputed > payment.amount) {
          throw new RazorpayError('The disputed amount must be at most that of the payment', { field: 'amount' })
        }
        const dispute = newDispute(payment, disputed, Math.floor(now() / 1000))
        data.disputes.push(dispute)
        if (sendWebhook) report(data, 'payment.dispute.created', dispute)
        return dispute
      }),

    changeDispute: (id: string, status: DisputeStatus, sendWebhook: boolean) =>
      change(data => {
        const dispute = findById(data.disputes, id)
        if (!isOpenDispute(dispute.status)) throw new RazorpayError(`The dispute is already ${dispute.status}`)
        dispute.status = status
        if (status === 'lost') dispute.amount_deducted = dispute.amount
        if (sendWebhook) report(data, EVENTS[status], dispute)
        return dispute
      }),
  }
}
