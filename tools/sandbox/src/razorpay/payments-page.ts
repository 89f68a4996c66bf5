import { isOpenDispute } from '@kahani/contracts/disputes'
import { CURRENCY_EXPONENTS, formatMoney } from '@kahani/contracts/money'
import { html } from '@kahani/service-kit/html'
import { formatTime, type Layout } from '../layout.ts'
import type { Dispute, Payment } from './entities.ts'

const refundable = (payment: Payment) => (payment.captured ? payment.amount - payment.amount_refunded : 0)

const loseWebhook = html`<label><input type="checkbox" name="loseWebhook"> lose the webhook</label>`

/** @param max in the smallest unit of the currency */
function amountForm({ id, currency }: Payment, action: 'Refund' | 'Dispute', max: number) {
  const digits = CURRENCY_EXPONENTS[currency]
  const step = (10 ** -digits).toFixed(digits)
  return html`<form method="post" action="/razorpay/payments/${id}/${action.toLowerCase()}">
<input type="number" name="amount" min="${step}" max="${(max / 10 ** digits).toFixed(digits)}" step="${step}" placeholder="all" aria-label="Amount of ${id}: ${action}; empty for the full amount">
<button>${action}</button>
${loseWebhook}
</form>`
}

const statusForm = ({ id, status }: Dispute) => html`<form method="post" action="/razorpay/disputes/${id}/status">
${status === 'open' ? html`<button name="status" value="under_review">Contest</button>` : html`<button name="status" value="open">Ask for more evidence</button>`}
<button name="status" value="won">Win</button>
<button name="status" value="lost">Lose</button>
<button name="status" value="closed">Close</button>
${loseWebhook}
</form>`

const disputeItem = (dispute: Dispute) => html`<li>
  ${dispute.id}: ${formatMoney(dispute)}, ${dispute.status}
  ${isOpenDispute(dispute.status) ? html`until ${formatTime(new Date(dispute.respond_by * 1000))} ${statusForm(dispute)}` : ''}
</li>`

const row = (payment: Payment, disputes: Dispute[]) => html`<tr>
  <td>${formatTime(new Date(payment.created_at * 1000))}</td>
  <td>${payment.id}<br><small>${payment.order_id}</small></td>
  <td>${formatMoney(payment)}</td>
  <td>${payment.status}</td>
  <td>${payment.amount_refunded ? formatMoney({ amount: payment.amount_refunded, currency: payment.currency }) : ''}</td>
  <td>
    ${refundable(payment) ? amountForm(payment, 'Refund', refundable(payment)) : ''}
    ${payment.captured ? amountForm(payment, 'Dispute', payment.amount) : ''}
    <ul>${disputes.filter(dispute => dispute.payment_id === payment.id).map(disputeItem)}</ul>
  </td>
</tr>`

/** All payments, newest first, with their disputes, and the error of the last change. */
export const paymentsPage = (layout: Layout, payments: Payment[], disputes: Dispute[], error?: string) =>
  layout(
    'Payments',
    'Payments',
    html`<h1>Payments</h1>
${error ? html`<p role="alert">${error}</p>` : ''}
${
  payments.length === 0
    ? html`<p>There are no payments yet.</p>`
    : html`<p>The shop finds a change whose webhook is lost when it checks its paid orders and the list of disputes: daily and
hourly, or when an administrator chooses “Fix Story Count” for the account.</p>
<table>
<thead><tr><th>Made (UTC)</th><th>Payment and order</th><th>Amount</th><th>Status</th><th>Refunded</th><th>Refunds and disputes</th></tr></thead>
<tbody>${payments.map(payment => row(payment, disputes))}</tbody>
</table>`
}`,
  )
