import { fixedStoryCountSchema, fixStoryCountSchema } from '@kahani/contracts/admin'
import { adminOrdersQuerySchema, adminOrdersSchema, openDisputesSchema } from '@kahani/contracts/admin-orders'
import {
  changePrintStatusSchema,
  printedCopiesQuerySchema,
  printedCopiesSchema,
  printedCopySchema,
} from '@kahani/contracts/prints'
import { linkNextPage } from '@kahani/listing/paging'
import type { App } from '@kahani/service-kit/app'
import type { requireAdministratorAt } from '@kahani/service-kit/require-administrator'
import { z } from 'zod'
import type { AdminOrders } from '../administration/admin-orders.ts'
import type { AccountRepair } from '../orders/account-repair.ts'
import type { PrintService } from '../prints/print-service.ts'

const printParams = z.object({ id: z.coerce.number().int().positive() })

export interface AdminRouteDeps {
  accounts: AccountRepair
  orders: AdminOrders
  /** Admits administrators only. */
  onRequest: ReturnType<typeof requireAdministratorAt>
  prints: PrintService
}

export function adminRoutes(app: App, { accounts, orders, onRequest, prints }: AdminRouteDeps) {
  app.post(
    '/api/admin/fix-story-count',
    { onRequest, schema: { body: fixStoryCountSchema, response: { 200: fixedStoryCountSchema } } },
    async request => ({
      success: true as const,
      message: await accounts.repair(request.body.userId, request.id),
    }),
  )
  app.get(
    '/api/admin/orders',
    { onRequest, schema: { querystring: adminOrdersQuerySchema, response: { 200: adminOrdersSchema } } },
    async (request, reply) => {
      const { entries, next } = await orders.list(request.query)
      linkNextPage(request, reply, next)
      return entries
    },
  )
  app.get('/api/admin/disputes/open', { onRequest, schema: { response: { 200: openDisputesSchema } } }, () =>
    orders.summarizeOpenDisputes(),
  )
  app.get(
    '/api/admin/printed-copies',
    { onRequest, schema: { querystring: printedCopiesQuerySchema, response: { 200: printedCopiesSchema } } },
    async (request, reply) => {
      const { entries, next } = await prints.list(request.query)
      linkNextPage(request, reply, next)
      return { printedCopies: entries, next }
    },
  )
  app.post(
    '/api/admin/printed-copies/:id/status',
    { onRequest, schema: { params: printParams, body: changePrintStatusSchema, response: { 200: printedCopySchema } } },
    request => prints.changeStatus(request.params.id, request.body),
  )
}
