import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import {
  freePrintedCopyAnswerSchema,
  freePrintedCopySchema,
  printedCopyOrderSchema,
  shippingFormSchema,
} from '@kahani/contracts/prints'
import { storyParamsSchema } from '@kahani/contracts/stories'
import type { App } from '@kahani/service-kit/app'
import { signedIn, signedInFirst } from '@kahani/service-kit/identity'
import { z } from 'zod'
import type { OrderDesk } from '../orders/order-desk.ts'
import type { PrintDesk } from '../prints/print-desk.ts'

const attemptSchema = z.looseObject({ [IDEMPOTENCY_HEADER]: z.string().min(8).max(100).optional() })

export function printRoutes(app: App, orders: OrderDesk, prints: PrintDesk) {
  app.post(
    '/api/stories/:id/order-printed-copy',
    {
      onRequest: signedInFirst,
      schema: { params: storyParamsSchema, body: shippingFormSchema, response: { 200: printedCopyOrderSchema } },
    },
    request => orders.orderPrintedCopy(signedIn(request).userId, request.params.id, request.body, request.id),
  )
  const free = {
    params: storyParamsSchema,
    headers: attemptSchema,
    body: freePrintedCopySchema,
    response: { 200: freePrintedCopyAnswerSchema },
  }
  app.post('/api/stories/:id/process-free-printed-copy', { onRequest: signedInFirst, schema: free }, request =>
    prints.orderFree({
      userId: signedIn(request).userId,
      storyId: request.params.id,
      shippingAddress: request.body.shippingAddress,
      key: request.headers[IDEMPOTENCY_HEADER] as string | undefined,
      requestId: request.id,
    }),
  )
}
