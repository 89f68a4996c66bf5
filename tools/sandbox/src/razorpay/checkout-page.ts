import { formatMoney } from '@kahani/contracts/money'
import { PRODUCT_NAME } from '@kahani/messages/product'
import { type Html, html } from '@kahani/service-kit/html'
import type { Order } from './entities.ts'

/** The outcomes that the user can choose in the dialog. */
export const OUTCOMES = ['paid', 'declined', 'paid-callback-lost', 'paid-webhook-lost'] as const
export type Outcome = (typeof OUTCOMES)[number]

const choices = html`<button type="button" class="primary" data-outcome="paid">Pay</button>
<button type="button" data-outcome="declined">Decline</button>
<h2>What else can happen</h2>
<button type="button" data-outcome="paid-callback-lost" aria-describedby="unheard">Pay and close the browser</button>
<p class="note" id="unheard">The page gets no callback. The shop learns about the payment from a webhook.</p>
<button type="button" data-outcome="paid-webhook-lost" aria-describedby="unknown">Pay, close the browser and lose the webhook</button>
<p class="note" id="unknown">The shop learns about the payment only by querying the API.</p>`

const dialog = (data: { orderId: string; key: string }, content: Html) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Checkout (sandbox)</title>
<link rel="stylesheet" href="/checkout/dialog.css">
<script src="/checkout/dialog.js" defer></script>
</head>
<body>
<main role="dialog" aria-modal="true" aria-labelledby="name" aria-describedby="sandbox" data-order-id="${data.orderId}" data-key="${data.key}">
<p class="sandbox" id="sandbox"><strong>Sandbox.</strong> No money moves, whatever you choose.</p>
<div class="body">
<h1 id="name">${PRODUCT_NAME}</h1>
<p id="description"></p>
${content}
<div id="leave" role="group" aria-label="Leave without paying?" hidden>
<p>Leave without paying?</p>
<button type="button" id="stay">Stay</button>
<button type="button" id="leave-now">Leave</button>
</div>
</div>
<button type="button" id="close" aria-label="Close">×</button>
</main>
</body>
</html>`

/** The dialog for paying an order. */
export const checkoutPage = ({ id, amount, currency }: Order, key: string) =>
  dialog(
    { orderId: id, key },
    html`<p class="amount">${formatMoney({ amount, currency })}</p>
<p role="alert" hidden></p>
${choices}`,
  )

/** The dialog for an order that can't be paid. */
export const errorPage = (reason: string) => dialog({ orderId: '', key: '' }, html`<p role="alert">${reason}</p>`)
