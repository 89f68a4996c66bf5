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
import type { RecordRead } from '@kahani/service-kit/audit'
import type { NameLookup } from '@kahani/service-kit/name-lookup'
import type { RequireAdministrator } from '@kahani/service-kit/require-administrator'
import { z } from 'zod'
import type { AdminOrders } from '../administration/admin-orders.ts'
import type { AccountRepair } from '../orders/account-repair.ts'
import type { PrintService } from '../prints/print-service.ts'

const printParams = z.object({ id: z.coerce.number().int().positive() })

export interface AdminRouteDeps {
  accounts: AccountRepair
  orders: AdminOrders
  requireAdministrator: RequireAdministrator
  prints: PrintService
  recordRead: RecordRead
  usernames: NameLookup
  titles: NameLookup
}

export function adminRoutes(
  app: App,
  { accounts, orders, requireAdministrator, prints, recordRead, usernames, titles }: AdminRouteDeps,
) {
  const onRequest = requireAdministrator()
  const freshly = requireAdministrator({ fresh: true })
  app.post(
    '/api/admin/fix-story-count',
    { onRequest: freshly, schema: { body: fixStoryCountSchema, response: { 200: fixedStoryCountSchema } } },
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
      const userIds = entries.map(({ userId }) => userId)
      await recordRead(request, userIds)
      const usernameOf = await usernames(userIds, request.id)
      linkNextPage(request, reply, next)
      return entries.map(order => ({ ...order, username: usernameOf(order.userId) }))
    },
  )
  app.get('/api/admin/disputes/open', { onRequest, schema: { response: { 200: openDisputesSchema } } }, () =>
    orders.summarizeOpenDisputes(),
  )
  app.get(
    '/api/admin/printed-copies',
    { onRequest: freshly, schema: { querystring: printedCopiesQuerySchema, response: { 200: printedCopiesSchema } } },
    async (request, reply) => {
      const { entries, next } = await prints.list(request.query)
      const userIds = entries.map(({ userId }) => userId)
      await recordRead(request, userIds)
      const [usernameOf, titleOf] = await Promise.all([
        usernames(userIds, request.id),
        titles(
          entries.map(({ storyId }) => storyId),
          request.id,
        ),
      ])
      linkNextPage(request, reply, next)
      const printedCopies = entries.map(copy => ({
        ...copy,
        username: usernameOf(copy.userId),
        title: titleOf(copy.storyId),
      }))
      return { printedCopies, next }
    },
  )
  app.post(
    '/api/admin/printed-copies/:id/status',
    {
      onRequest: freshly,
      config: { auditedUser: ({ params }) => prints.ownerOf(printParams.parse(params).id) },
      schema: { params: printParams, body: changePrintStatusSchema, response: { 200: printedCopySchema } },
    },
    request => prints.changeStatus(request.params.id, request.body),
  )
}
