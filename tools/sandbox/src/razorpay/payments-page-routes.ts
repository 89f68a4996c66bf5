import { DISPUTE_STATUSES } from '@kahani/contracts/disputes'
import { CURRENCY_EXPONENTS } from '@kahani/contracts/money'
import type { App } from '@kahani/service-kit/app'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Layout, sendPage } from '../layout.ts'
import type { MerchantAccount } from './merchant-account.ts'
import { paymentsPage } from './payments-page.ts'
import { RazorpayError } from './razorpay-error.ts'
import { byId } from './request-fields.ts'

/** A checkbox of a form is absent if it is not checked. */
const sendWebhook = z
  .literal('on')
  .optional()
  .transform(loseWebhook => loseWebhook === undefined)
const amountForm = z
  .object({
    amount: z.union([z.literal('').transform(() => undefined), z.coerce.number()]),
    loseWebhook: sendWebhook,
  })
  .transform(({ amount, loseWebhook }) => ({ amount, sendWebhook: loseWebhook }))
const statusForm = z
  .object({ status: z.enum(DISPUTE_STATUSES), loseWebhook: sendWebhook })
  .transform(({ status, loseWebhook }) => ({ status, sendWebhook: loseWebhook }))

/** A page with all payments, which can be refunded and disputed there. */
export function paymentsPageRoutes(app: App, account: MerchantAccount, layout: Layout) {
  const render = (error?: string) => paymentsPage(layout, account.payments(), account.disputes(), error)
  app.get('/razorpay', async (_request, reply) => sendPage(reply, render()))

  async function change(reply: FastifyReply, work: () => Promise<unknown>) {
    try {
      await work()
      return reply.redirect('/razorpay', 303)
    } catch (error) {
      if (!(error instanceof RazorpayError)) throw error
      return sendPage(reply.code(error.statusCode), render(error.message))
    }
  }
  const subunits = (paymentId: string, amount: number | undefined) =>
    amount && Math.round(amount * 10 ** CURRENCY_EXPONENTS[account.payment(paymentId).currency])

  const amountSchema = { params: byId, body: amountForm }
  app.post('/razorpay/payments/:id/refund', { schema: amountSchema }, ({ params: { id }, body }, reply) =>
    change(reply, async () => {
      const amount = subunits(id, body.amount)
      await account.refundPayment(id, { amount, receipt: null, notes: [], speed: 'normal' }, body.sendWebhook)
    }),
  )
  app.post('/razorpay/payments/:id/dispute', { schema: amountSchema }, ({ params: { id }, body }, reply) =>
    change(reply, async () => account.openDispute(id, subunits(id, body.amount), body.sendWebhook)),
  )
  const statusSchema = { params: byId, body: statusForm }
  app.post('/razorpay/disputes/:id/status', { schema: statusSchema }, ({ params: { id }, body }, reply) =>
    change(reply, () => account.changeDispute(id, body.status, body.sendWebhook)),
  )
}
