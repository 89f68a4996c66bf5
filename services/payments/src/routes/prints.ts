import { IDEMPOTENCY_HEADER } from '@kahani/contracts/headers'
import { idSchema } from '@kahani/contracts/ids'
import { pageQuerySchema } from '@kahani/contracts/paging'
import {
  accountPrintedCopiesSchema,
  cancelPrintedCopiesSchema,
  deletedStoryPrintsSchema,
  freePrintedCopyAnswerSchema,
  freePrintedCopySchema,
  orderPrintedCopySchema,
  printedCopyOrderSchema,
  storyPrintedCopiesSchema,
} from '@kahani/contracts/prints'
import { storyParamsSchema } from '@kahani/contracts/stories'
import { linkNextPage } from '@kahani/listing/paging'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import { internalOnly } from '@kahani/service-kit/internal'
import type { InternalCallers } from '@kahani/service-kit/internal-credentials'
import type { NameLookup } from '@kahani/service-kit/name-lookup'
import { z } from 'zod'
import type { CancelCopies } from '../orders/copy-cancellation.ts'
import type { OrderService } from '../orders/order-service.ts'
import type { PrintService } from '../prints/print-service.ts'

const printedCopyParamsSchema = z.object({ id: idSchema })
const headersSchema = z.looseObject({ [IDEMPOTENCY_HEADER]: z.string().min(8).max(100).optional() })

export interface PrintRouteDeps {
  orders: OrderService
  prints: PrintService
  cancelCopies: CancelCopies
  /** Titles of stories. */
  titles: NameLookup
  callers: InternalCallers
}

export function printRoutes(app: App, { orders, prints, cancelCopies, titles, callers }: PrintRouteDeps) {
  app.post(
    '/api/stories/:id/order-printed-copy',
    {
      onRequest: requireUser,
      schema: { params: storyParamsSchema, body: orderPrintedCopySchema, response: { 200: printedCopyOrderSchema } },
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
      seenVersion: request.body.filesVersion,
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

  app.get(
    '/api/account/printed-copies',
    {
      onRequest: requireUser,
      schema: { querystring: pageQuerySchema, response: { 200: accountPrintedCopiesSchema } },
    },
    async (request, reply) => {
      const { entries, next } = await prints.listOf(signedIn(request).userId, request.query)
      const titleOf = await titles(
        entries.map(({ storyId }) => storyId),
        request.id,
      )
      linkNextPage(request, reply, next)
      return entries.map(copy => {
        const current = titleOf(copy.storyId)
        return { ...copy, title: copy.title ?? current ?? null, inLibrary: current !== undefined }
      })
    },
  )
  app.post(
    '/api/account/printed-copies/:id/cancel',
    { onRequest: requireUser, schema: { params: printedCopyParamsSchema } },
    async (request, reply) => {
      await cancelCopies({ userId: signedIn(request).userId, ids: [request.params.id] })
      return reply.code(204).send()
    },
  )

  const fromStories = internalOnly(callers, 'stories')
  app.post(
    '/internal/stories/:id/printed-copies/cancel',
    { onRequest: fromStories, schema: { params: storyParamsSchema, body: cancelPrintedCopiesSchema } },
    async (request, reply) => {
      const { userId, copyIds: ids } = request.body
      await cancelCopies({ userId, storyId: request.params.id, ids })
      return reply.code(204).send()
    },
  )
  app.post(
    '/internal/stories/:id/deletion',
    { onRequest: fromStories, schema: { params: storyParamsSchema, response: { 200: deletedStoryPrintsSchema } } },
    async request => ({ printFilesNeeded: await prints.completeStoryDeletion(request.params.id) }),
  )
}
