import { adminUsersQuerySchema, adminUsersSchema, dashboardSchema } from '@kahani/contracts/admin'
import { queuesQuerySchema, queuesSchema, retriedJobSchema, retryJobParamsSchema } from '@kahani/contracts/admin-queues'
import { changedRoleSchema, changeRoleSchema } from '@kahani/contracts/audit-log'
import { linkNextPage } from '@kahani/listing/paging'
import { administrationMessages } from '@kahani/messages/en/administration'
import type { App } from '@kahani/service-kit/app'
import type { RecordRead } from '@kahani/service-kit/audit'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { actorOf, currentUser } from '../sessions/session-service.ts'

const userParams = z.object({ userId: z.coerce.number().int().positive() })

export function adminRoutes(app: App, services: Services, recordRead: RecordRead) {
  const { requireAdministrator, administration, queues, roles, sessions, secondFactors } = services
  const onRequest = requireAdministrator()
  app.get('/api/admin/dashboard', { onRequest, schema: { response: { 200: dashboardSchema } } }, async request => {
    const dashboard = await administration.dashboard(request.id)
    await recordRead(
      request,
      dashboard.recentStories.map(({ userId }) => userId),
    )
    return dashboard
  })

  const users = { onRequest, schema: { querystring: adminUsersQuerySchema, response: { 200: adminUsersSchema } } }
  app.get('/api/admin/users', users, async (request, reply) => {
    const { entries, next } = await administration.listUsers(request.query, request.id)
    await recordRead(
      request,
      entries.map(({ id }) => id),
    )
    linkNextPage(request, reply, next)
    return entries
  })

  const changeRole = {
    onRequest: requireAdministrator({ fresh: true }),
    schema: { params: userParams, body: changeRoleSchema, response: { 200: changedRoleSchema } },
  }
  app.post('/api/admin/users/:userId/role', changeRole, async request => {
    const { userId } = request.params
    const { username, isAdmin } = await roles.change(currentUser(request).userId, userId, request.body.isAdmin)
    return { success: true as const, message: administrationMessages.roleChanged(username, isAdmin) }
  })

  const endSessions = { onRequest, schema: { params: userParams } }
  app.delete('/api/admin/users/:userId/sessions', endSessions, async (request, reply) => {
    await sessions.endAllDevices(request.params.userId, null)
    return reply.code(204).send()
  })

  // For a user who lost them, after support has made sure who is asking.
  const removeFactors = { onRequest: requireAdministrator({ fresh: true }), schema: { params: userParams } }
  app.delete('/api/admin/users/:userId/second-factors', removeFactors, async (request, reply) => {
    await secondFactors.removeAll(actorOf(request), request.params.userId)
    return reply.code(204).send()
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
