import type { App } from '@kahani/service-kit/app'
import { z } from 'zod'
import { collectionOf } from './entities.ts'
import type { MerchantAccount } from './merchant-account.ts'
import { amountField, byId, notesField, receiptField } from './request-fields.ts'

const captureBody = z.object({ amount: amountField, currency: z.string().default('INR') })

const refundBody = z.preprocess(
  body => body ?? {},
  z.object({
    amount: amountField.optional(),
    receipt: receiptField,
    notes: notesField,
    speed: z.enum(['normal', 'optimum']).default('normal'),
  }),
)

/** The payments and refunds API. */
export function paymentsRoutes(api: App, account: MerchantAccount) {
  api.get('/payments/:id', { schema: { params: byId } }, async ({ params }) => account.payment(params.id))
  api.post('/payments/:id/capture', { schema: { params: byId, body: captureBody } }, ({ params, body }) =>
    account.capture(params.id, body.amount, body.currency),
  )
  api.post('/payments/:id/refund', { schema: { params: byId, body: refundBody } }, ({ params, body }) =>
    account.refundPayment(params.id, body),
  )
  api.get('/payments/:id/refunds', { schema: { params: byId } }, async ({ params }) =>
    collectionOf(account.refundsOf(params.id)),
  )
  api.get('/refunds/:id', { schema: { params: byId } }, async ({ params }) => account.refund(params.id))
}
