import { CURRENCY_CODES } from '@kahani/contracts/money'
import type { App } from '@kahani/service-kit/app'
import { z } from 'zod'
import { collectionOf } from './entities.ts'
import type { MerchantAccount } from './merchant-account.ts'
import { amountField, byId, notesField, pageQuery, receiptField } from './request-fields.ts'

const orderBody = z
  .object({
    amount: amountField.min(100, 'Order amount less than minimum amount allowed'),
    currency: z.enum(CURRENCY_CODES, 'Currency is not supported').default('INR'),
    receipt: receiptField,
    notes: notesField,
    payment_capture: z.union([z.boolean(), z.literal([0, 1, '0', '1'])]).optional(),
    payment: z.object({ capture: z.enum(['automatic', 'manual']) }).optional(),
  })
  .transform(({ payment_capture = true, payment, ...order }) => ({
    ...order,
    autoCapture: payment ? payment.capture === 'automatic' : Boolean(Number(payment_capture)),
  }))

const listQuery = pageQuery.extend({ receipt: z.string().optional() })

/** The orders API. */
export function ordersRoutes(api: App, account: MerchantAccount) {
  api.post('/orders', { schema: { body: orderBody } }, ({ body }) => account.createOrder(body))
  api.get('/orders', { schema: { querystring: listQuery } }, async ({ query }) => collectionOf(account.orders(query)))
  api.get('/orders/:id', { schema: { params: byId } }, async ({ params }) => account.order(params.id))
  api.get('/orders/:id/payments', { schema: { params: byId } }, async ({ params }) =>
    collectionOf(account.paymentsOf(params.id)),
  )
}
