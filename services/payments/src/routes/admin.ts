import { fixedStoryCountSchema, fixStoryCountSchema } from '@kahani/contracts/admin'
import {
  changePrintStatusSchema,
  printedCopiesQuerySchema,
  printedCopiesSchema,
  printedCopySchema,
} from '@kahani/contracts/prints'
import type { App } from '@kahani/service-kit/app'
import { requireAdmin } from '@kahani/service-kit/identity'
import { z } from 'zod'
import type { AccountRepair } from '../orders/account-repair.ts'
import type { PrintService } from '../prints/print-service.ts'

const printParams = z.object({ id: z.coerce.number().int().positive() })

export function adminRoutes(app: App, accounts: AccountRepair, prints: PrintService) {
  const onRequest = requireAdmin

  app.post(
    '/api/admin/fix-story-count',
    { onRequest, schema: { body: fixStoryCountSchema, response: { 200: fixedStoryCountSchema } } },
    async request => ({
      success: true as const,
      message: await accounts.repair(request.body.userId, request.id),
    }),
  )
  app.get(
    '/api/admin/printed-copies',
    { onRequest, schema: { querystring: printedCopiesQuerySchema, response: { 200: printedCopiesSchema } } },
    request => prints.list(request.query),
  )
  app.post(
    '/api/admin/printed-copies/:id/status',
    { onRequest, schema: { params: printParams, body: changePrintStatusSchema, response: { 200: printedCopySchema } } },
    request => prints.changeStatus(request.params.id, request.body),
  )
}
