import { CURRENCY_EXPONENTS, formatMoney } from '@kahani/contracts/money'
import { html } from '@kahani/service-kit/html'
import { formatTime, type Layout } from '../layout.ts'
import type { Payment } from './entities.ts'

const refundable = (payment: Payment) => (payment.captured ? payment.amount - payment.amount_refunded : 0)

function refundForm(payment: Payment) {
  const digits = CURRENCY_EXPONENTS[payment.currency]
  const max = (refundable(payment) / 10 ** digits).toFixed(digits)
  const step = (10 ** -digits).toFixed(digits)
  return html`<form method="post" action="/razorpay/payments/${payment.id}/refund">
<input type="number" name="amount" min="1" max="${max}" step="${step}" placeholder="all" aria-label="Amount to refund of ${payment.id}; empty for the full amount">
<button>Refund</button>
</form>`
}

const row = (payment: Payment) => html`<tr>
  <td>${formatTime(new Date(payment.created_at * 1000))}</td>
  <td>${payment.id}<br><small>${payment.order_id}</small></td>
  <td>${formatMoney(payment)}</td>
  <td>${payment.status}</td>
  <td>${payment.amount_refunded ? formatMoney({ amount: payment.amount_refunded, currency: payment.currency }) : ''}</td>
  <td>${refundable(payment) ? refundForm(payment) : ''}</td>
</tr>`

/** All payments, newest first, and the error of the last refund. */
export const paymentsPage = (layout: Layout, payments: Payment[], error?: string) =>
  layout(
    'Payments',
    'Payments',
    html`<h1>Payments</h1>
${error ? html`<p role="alert">${error}</p>` : ''}
${
  payments.length === 0
    ? html`<p>There are no payments yet.</p>`
    : html`<table>
<thead><tr><th>Made (UTC)</th><th>Payment and order</th><th>Amount</th><th>Status</th><th>Refunded</th><th></th></tr></thead>
<tbody>${payments.map(row)}</tbody>
</table>`
}`,
  )
