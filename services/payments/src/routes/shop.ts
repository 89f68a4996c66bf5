import {
  checkoutSchema,
  createGiftOrderSchema,
  createOrderSchema,
  createSubscriptionSchema,
  orderSchema,
  subscriptionPlansSchema,
  verifiedSchema,
  verifyPaymentSchema,
} from '@kahani/contracts/shop'
import { paymentMessages as messages } from '@kahani/messages/en/payments'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import { subscriptionsClosed } from '../errors.ts'
import type { OrderService } from '../orders/order-service.ts'
import type { PaymentService } from '../orders/payment-service.ts'

export function shopRoutes(app: App, orders: OrderService, payments: PaymentService, scriptUrl: string) {
  app.get('/api/payments/checkout', { schema: { response: { 200: checkoutSchema } } }, async () => ({ scriptUrl }))

  // Subscriptions are not available yet.
  app.get(
    '/api/subscription-plans',
    { onRequest: requireUser, schema: { response: { 200: subscriptionPlansSchema } } },
    async () => [],
  )
  app.post(
    '/api/create-subscription',
    { onRequest: requireUser, schema: { body: createSubscriptionSchema } },
    async () => {
      throw subscriptionsClosed()
    },
  )

  app.post(
    '/api/create-order',
    { onRequest: requireUser, schema: { body: createOrderSchema, response: { 200: orderSchema } } },
    request => orders.orderPackage(signedIn(request), request.body),
  )
  app.post(
    '/api/create-gift-order',
    { onRequest: requireUser, schema: { body: createGiftOrderSchema, response: { 200: orderSchema } } },
    request => orders.orderGift(signedIn(request), request.body),
  )
  app.post(
    '/api/verify-payment',
    { onRequest: requireUser, schema: { body: verifyPaymentSchema, response: { 200: verifiedSchema } } },
    async request => {
      await payments.verify(signedIn(request).userId, request.body)
      return { success: true as const, message: messages.verified }
    },
  )
}
