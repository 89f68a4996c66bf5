import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '@kahani/service-kit/app'
import { HttpError } from '@kahani/service-kit/http-error'
import { z } from 'zod'
import { sendHtml } from '../layout.ts'
import { checkoutPage, OUTCOMES, type Outcome, refusedPage } from './checkout-page.ts'
import type { Payer } from './entities.ts'
import type { MerchantAccount } from './merchant-account.ts'
import { UserError } from './refusal.ts'

const BROWSER = join(import.meta.dirname, 'browser')
// The product's pages may frame it, wherever on this machine they are.
const POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
  'frame-ancestors http://localhost:* http://127.0.0.1:*',
].join('; ')

const opened = z.object({
  key: z.string().optional(),
  amount: z.coerce.number().optional(),
  currency: z.string().optional(),
})
const choice = z.object({
  key: z.string(),
  outcome: z.enum(OUTCOMES),
  email: z.string().max(254).nullable(),
  contact: z.string().max(32).nullable(),
})
const byOrder = z.object({ orderId: z.string() })

/** `checkout.js` for the product's pages, and the dialog that it frames. */
export function checkoutRoutes(app: App, account: MerchantAccount, keyId: string) {
  const payable = (orderId: string, key: string | undefined) => {
    if (key !== keyId) throw new UserError("This checkout was opened with a key that is not the sandbox's.")
    return account.payable(orderId)
  }

  const file = (path: string, name: string, type: string, reach: 'same-origin' | 'cross-origin') => {
    const text = readFileSync(join(BROWSER, name), 'utf8')
    app.get(path, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).headers({ 'cross-origin-resource-policy': reach }).send(text),
    )
  }
  file('/checkout.js', 'checkout.js', 'text/javascript', 'cross-origin')
  file('/checkout/dialog.js', 'dialog.js', 'text/javascript', 'same-origin')
  file('/checkout/dialog.css', 'dialog.css', 'text/css', 'same-origin')

  app.get('/checkout/:orderId', { schema: { params: byOrder, querystring: opened } }, async (request, reply) => {
    const { key = '', amount, currency } = request.query
    try {
      const order = payable(request.params.orderId, key)
      if ((amount ?? order.amount) !== order.amount || (currency ?? order.currency) !== order.currency) {
        throw new UserError("The amount that this checkout was opened with is not the order's.")
      }
      return sendHtml(reply, POLICY, checkoutPage(order, key).text)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      return sendHtml(reply.code(error.statusCode), POLICY, refusedPage(error.message).text)
    }
  })

  const bring = async (outcome: Outcome, orderId: string, payer: Payer) =>
    outcome === 'declined'
      ? { failed: await account.decline(orderId, payer) }
      : { paid: await account.pay(orderId, payer, outcome !== 'paid-unknown') }
  app.post('/checkout/:orderId/payments', { schema: { params: byOrder, body: choice } }, async ({ params, body }) => {
    const { key, outcome, ...payer } = body
    try {
      return await bring(outcome, payable(params.orderId, key).id, payer)
    } catch (error) {
      throw error instanceof UserError ? new HttpError(error.statusCode, 'refused', error.message) : error
    }
  })
}
