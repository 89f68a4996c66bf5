import { CURRENCY_EXPONENTS } from '@kahani/contracts/money'
import type { App } from '@kahani/service-kit/app'
import { z } from 'zod'
import { type Layout, sendPage } from '../layout.ts'
import type { MerchantAccount } from './merchant-account.ts'
import { paymentsPage } from './payments-page.ts'
import { RazorpayError } from './razorpay-error.ts'
import { byId } from './request-fields.ts'

const refundForm = z.object({ amount: z.union([z.literal('').transform(() => undefined), z.coerce.number()]) })

/** A page with all payments, which can be refunded there. */
export function paymentsPageRoutes(app: App, account: MerchantAccount, layout: Layout) {
  app.get('/razorpay', async (_request, reply) => sendPage(reply, paymentsPage(layout, account.payments())))

  const schema = { params: byId, body: refundForm }
  app.post('/razorpay/payments/:id/refund', { schema }, async ({ params, body }, reply) => {
    try {
      const { currency } = account.payment(params.id)
      const amount = body.amount && Math.round(body.amount * 10 ** CURRENCY_EXPONENTS[currency])
      await account.refundPayment(params.id, { amount, receipt: null, notes: [], speed: 'normal' })
      return reply.redirect('/razorpay', 303)
    } catch (error) {
      if (!(error instanceof RazorpayError)) throw error
      return sendPage(reply.code(error.statusCode), paymentsPage(layout, account.payments(), error.message))
    }
  })
}
