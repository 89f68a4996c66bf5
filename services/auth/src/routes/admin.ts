import { adminUsersQuerySchema, adminUsersSchema, dashboardSchema } from '@kahani/contracts/admin'
import { queuesQuerySchema, queuesSchema, retriedJobSchema, retryJobParamsSchema } from '@kahani/contracts/admin-queues'
import { administrationMessages } from '@kahani/messages/en/administration'
import type { App } from '@kahani/service-kit/app'
import { linkNextPage } from '@kahani/service-kit/paging'
import type { AdministrationService } from '../administration/administration-service.ts'
import type { QueueService } from '../administration/queue-service.ts'
import type { requireAdministrator } from '../administration/require-administrator.ts'

export interface AdminRouteDeps {
  onRequest: ReturnType<typeof requireAdministrator>
  administration: AdministrationService
  queues: QueueService
}

export function adminRoutes(app: App, { onRequest, administration, queues }: AdminRouteDeps) {
  app.get('/api/admin/dashboard', { onRequest, schema: { response: { 200: dashboardSchema } } }, request =>
    administration.dashboard(request.id),
  )

  const users = { onRequest, schema: { querystring: adminUsersQuerySchema, response: { 200: adminUsersSchema } } }
  app.get('/api/admin/users', users, async (request, reply) => {
    const { entries, next } = await administration.listUsers(request.query, request.id)
    linkNextPage(request, reply, next)
    return entries
  })

  const queueList = { onRequest, schema: { querystring: queuesQuerySchema, response: { 200: queuesSchema } } }
  app.get('/api/admin/queues', queueList, async (request, reply) => {
    const { next, ...overview } = await queues.overview(request.query)
    linkNextPage(request, reply, next)
    return overview
  })

  const retryJob = { onRequest, schema: { params: retryJobParamsSchema, response: { 200: retriedJobSchema } } }
  app.post('/api/admin/queues/:queue/jobs/:id/retry', retryJob, async request => {
    await queues.retry(request.params.queue, request.params.id)
    return { success: true as const, message: administrationMessages.jobRetried }
  })
}
