import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import {
  freePrintedCopyAnswerSchema,
  freePrintedCopySchema,
  printedCopyOrderSchema,
  shippingFormSchema,
} from '@kahani/contracts/prints'
import { storyParamsSchema } from '@kahani/contracts/stories'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import { z } from 'zod'
import type { OrderService } from '../orders/order-service.ts'
import type { PrintService } from '../prints/print-service.ts'

const headersSchema = z.looseObject({ [IDEMPOTENCY_HEADER]: z.string().min(8).max(100).optional() })

export function printRoutes(app: App, orders: OrderService, prints: PrintService) {
  app.post(
    '/api/stories/:id/order-printed-copy',
    {
      onRequest: requireUser,
      schema: { params: storyParamsSchema, body: shippingFormSchema, response: { 200: printedCopyOrderSchema } },
    },
    request => orders.orderPrintedCopy(signedIn(request).userId, request.params.id, request.body, request.id),
  )
  const freeSchema = {
    params: storyParamsSchema,
    headers: headersSchema,
    body: freePrintedCopySchema,
    response: { 200: freePrintedCopyAnswerSchema },
  }
  app.post('/api/stories/:id/process-free-printed-copy', { onRequest: requireUser, schema: freeSchema }, request =>
    prints.orderFree({
      userId: signedIn(request).userId,
      storyId: request.params.id,
      shippingAddress: request.body.shippingAddress,
      idempotencyKey: request.headers[IDEMPOTENCY_HEADER] as string | undefined,
      requestId: request.id,
    }),
  )
}
