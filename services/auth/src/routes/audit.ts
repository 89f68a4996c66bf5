import {
  accountActivitySchema,
  auditLogQuerySchema,
  auditLogSchema,
  recordAuditEntrySchema,
} from '@kahani/contracts/audit-log'
import { pageQuerySchema } from '@kahani/contracts/paging'
import { linkNextPage, toPage } from '@kahani/listing/paging'
import type { App } from '@kahani/service-kit/app'
import type { RecordRead } from '@kahani/service-kit/audit'
import { internalOnly } from '@kahani/service-kit/internal'
import { toActivity } from '../audit/account-activity.ts'
import type { Services } from '../services.ts'
import { currentUser, requireSession } from '../sessions/session-service.ts'

export function auditRoutes(
  app: App,
  { audit, auditLists, requireAdministrator, callers }: Services,
  recordRead: RecordRead,
) {
  const list = {
    onRequest: requireAdministrator(),
    schema: { querystring: auditLogQuerySchema, response: { 200: auditLogSchema } },
  }
  app.get('/api/admin/audit-log', list, async (request, reply) => {
    const { entries, next } = toPage(await auditLists.list(request.query), request.query.limit, ({ id }) => id)
    await recordRead(
      request,
      entries.flatMap(({ userId }) => userId ?? []),
    )
    linkNextPage(request, reply, next)
    return entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
  })

  const activity = {
    onRequest: requireSession,
    schema: { querystring: pageQuerySchema, response: { 200: accountActivitySchema } },
  }
  app.get('/api/account/activity', activity, async (request, reply) => {
    const { limit, before } = request.query
    const rows = await audit.listOfAccount(currentUser(request).userId, limit + 1, before)
    const { entries, next } = toPage(rows, limit, ({ id }) => id)
    linkNextPage(request, reply, next)
    return entries.map(toActivity)
  })

  const record = {
    onRequest: internalOnly(callers, 'stories', 'payments', 'exports'),
    schema: { body: recordAuditEntrySchema },
  }
  app.post('/internal/audit-log', record, async (request, reply) => {
    await audit.add(request.body)
    return reply.code(204).send()
  })
}
