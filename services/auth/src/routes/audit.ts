import { auditLogQuerySchema, auditLogSchema, recordAuditEntrySchema } from '@kahani/contracts/audit-log'
import { linkNextPage, toPage } from '@kahani/listing/paging'
import type { App } from '@kahani/service-kit/app'
import { auditAdministration } from '@kahani/service-kit/audit'
import { internalOnly } from '@kahani/service-kit/internal'
import type { Services } from '../services.ts'
import { currentUser } from '../sessions/session-service.ts'

export function auditRoutes(app: App, { audit, requireAdministrator: onRequest, callers }: Services) {
  auditAdministration(app, { actorOf: request => currentUser(request).userId, record: audit.add })

  const list = { onRequest, schema: { querystring: auditLogQuerySchema, response: { 200: auditLogSchema } } }
  app.get('/api/admin/audit-log', list, async (request, reply) => {
    const { entries, next } = toPage(await audit.list(request.query), request.query.limit, ({ id }) => id)
    linkNextPage(request, reply, next)
    return entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
  })

  const record = { onRequest: internalOnly(callers, 'stories', 'payments'), schema: { body: recordAuditEntrySchema } }
  app.post('/internal/audit-log', record, async (request, reply) => {
    await audit.add(request.body)
    return reply.code(204).send()
  })
}
