import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '@kahani/service-kit/app'
import { HttpError } from '@kahani/service-kit/http-error'
import { z } from 'zod'
import { sendHtml } from '../layout.ts'
import { checkoutPage, errorPage, OUTCOMES, type Outcome } from './checkout-page.ts'
import type { Payer } from './entities.ts'
import type { MerchantAccount } from './merchant-account.ts'
import { RazorpayError } from './razorpay-error.ts'

const BROWSER = join(import.meta.dirname, 'browser')
// Pages of the product on any port of this machine may frame it.
const POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
  'frame-ancestors http://localhost:* http://127.0.0.1:*',
].join('; ')

const openQuery = z.object({
  key: z.string().optional(),
  amount: z.coerce.number().optional(),
  currency: z.string().optional(),
})
const paymentBody = z.object({
  key: z.string(),
  outcome: z.enum(OUTCOMES),
  email: z.string().max(254).nullable(),
  contact: z.string().max(32).nullable(),
})
const byOrder = z.object({ orderId: z.string() })

/** Serves `checkout.js` for the pages of the product, and the dialog that it opens in a frame. */
export function checkoutRoutes(app: App, account: MerchantAccount, keyId: string) {
  const payable = (orderId: string, key: string | undefined) => {
    if (key !== keyId)
      throw new RazorpayError('This checkout was opened with a key that does not belong to the sandbox.')
    return account.payable(orderId)
  }

  const serveFile = (path: string, name: string, type: string, policy: 'same-origin' | 'cross-origin') => {
    const text = readFileSync(join(BROWSER, name), 'utf8')
    app.get(path, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).headers({ 'cross-origin-resource-policy': policy }).send(text),
    )
  }
  serveFile('/checkout.js', 'checkout.js', 'text/javascript', 'cross-origin')
  serveFile('/checkout/dialog.js', 'dialog.js', 'text/javascript', 'same-origin')
  serveFile('/checkout/dialog.css', 'dialog.css', 'text/css', 'same-origin')

  app.get('/checkout/:orderId', { schema: { params: byOrder, querystring: openQuery } }, async (request, reply) => {
    const { key = '', amount, currency } = request.query
    try {
      const order = payable(request.params.orderId, key)
      if ((amount ?? order.amount) !== order.amount || (currency ?? order.currency) !== order.currency) {
        throw new RazorpayError('The amount of this checkout does not match the order.')
      }
      return sendHtml(reply, POLICY, checkoutPage(order, key).text)
    } catch (error) {
      if (!(error instanceof RazorpayError)) throw error
      return sendHtml(reply.code(error.statusCode), POLICY, errorPage(error.message).text)
    }
  })

  const applyOutcome = async (outcome: Outcome, orderId: string, payer: Payer) =>
    outcome === 'declined'
      ? { failed: await account.decline(orderId, payer) }
      : { paid: await account.pay(orderId, payer, outcome !== 'paid-webhook-lost') }
  app.post(
    '/checkout/:orderId/payments',
    { schema: { params: byOrder, body: paymentBody } },
    async ({ params, body }) => {
      const { key, outcome, ...payer } = body
      try {
        return await applyOutcome(outcome, payable(params.orderId, key).id, payer)
      } catch (error) {
        throw error instanceof RazorpayError ? new HttpError(error.statusCode, 'refused', error.message) : error
      }
    },
  )
}
