import { CURRENCY_EXPONENTS, formatMoney } from '@kahani/contracts/money'
import { html } from '@kahani/service-kit/html'
import { type Layout, shownTime } from '../layout.ts'
import type { Payment } from './entities.ts'

const left = (payment: Payment) => (payment.captured ? payment.amount - payment.amount_refunded : 0)

function refundForm(payment: Payment) {
  const digits = CURRENCY_EXPONENTS[payment.currency]
  const most = (left(payment) / 10 ** digits).toFixed(digits)
  const step = (10 ** -digits).toFixed(digits)
  return html`<form method="post" action="/razorpay/payments/${payment.id}/refund">
<input type="number" name="amount" min="1" max="${most}" step="${step}" placeholder="all" aria-label="Amount to refund of ${payment.id}; all of it where it is empty">
<button>Refund</button>
</form>`
}

const row = (payment: Payment) => html`<tr>
  <td>${shownTime(new Date(payment.created_at * 1000))}</td>
  <td>${payment.id}<br><small>${payment.order_id}</small></td>
  <td>${formatMoney(payment)}</td>
  <td>${payment.status}</td>
  <td>${payment.amount_refunded ? formatMoney({ amount: payment.amount_refunded, currency: payment.currency }) : ''}</td>
  <td>${left(payment) ? refundForm(payment) : ''}</td>
</tr>`

/** All payments, newest first, and why the last wish was not met. */
export const paymentsPage = (layout: Layout, payments: Payment[], problem?: string) =>
  layout(
    'Payments',
    'Payments',
    html`<h1>Payments</h1>
${problem ? html`<p role="alert">${problem}</p>` : ''}
${
  payments.length === 0
    ? html`<p>Nobody has paid yet.</p>`
    : html`<table>
<thead><tr><th>Made (UTC)</th><th>Payment and order</th><th>Amount</th><th>Status</th><th>Refunded</th><th></th></tr></thead>
<tbody>${payments.map(row)}</tbody>
</table>`
}`,
  )
