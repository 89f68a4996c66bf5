import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import {
  cancelPrintedCopiesSchema,
  deletedStoryPrintsSchema,
  freePrintedCopyAnswerSchema,
  freePrintedCopySchema,
  printedCopyOrderSchema,
  shippingFormSchema,
  storyPrintedCopiesSchema,
} from '@kahani/contracts/prints'
import { storyParamsSchema } from '@kahani/contracts/stories'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import { internalOnly } from '@kahani/service-kit/internal'
import type { InternalCallers } from '@kahani/service-kit/internal-credentials'
import { z } from 'zod'
import type { CancelCopies } from '../orders/copy-cancellation.ts'
import type { OrderService } from '../orders/order-service.ts'
import type { PrintService } from '../prints/print-service.ts'

const headersSchema = z.looseObject({ [IDEMPOTENCY_HEADER]: z.string().min(8).max(100).optional() })

export interface PrintRouteDeps {
  orders: OrderService
  prints: PrintService
  cancelCopies: CancelCopies
  callers: InternalCallers
}

export function printRoutes(app: App, { orders, prints, cancelCopies, callers }: PrintRouteDeps) {
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
  app.get(
    '/api/stories/:id/printed-copies',
    { onRequest: requireUser, schema: { params: storyParamsSchema, response: { 200: storyPrintedCopiesSchema } } },
    async request => ({ printedCopies: await prints.listOpenOf(signedIn(request).userId, request.params.id) }),
  )

  const fromStories = internalOnly(callers, 'stories')
  app.post(
    '/internal/stories/:id/printed-copies/cancel',
    { onRequest: fromStories, schema: { params: storyParamsSchema, body: cancelPrintedCopiesSchema } },
    async (request, reply) => {
      const { userId, copyIds } = request.body
      await cancelCopies(userId, request.params.id, copyIds)
      return reply.code(204).send()
    },
  )
  app.post(
    '/internal/stories/:id/deletion',
    { onRequest: fromStories, schema: { params: storyParamsSchema, response: { 200: deletedStoryPrintsSchema } } },
    async request => ({ printFilesNeeded: await prints.completeStoryDeletion(request.params.id) }),
  )
}
