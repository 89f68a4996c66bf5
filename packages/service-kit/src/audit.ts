import type { RecordAuditEntry } from '@kahani/contracts/audit-log'
import type { FastifyRequest } from 'fastify'
import { networkOf } from './client-address.ts'
import type { AnyApp } from './error-handler.ts'
import { signedIn } from './identity.ts'
import type { InternalClient } from './internal.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD'])
const ADMINISTRATION = '/api/admin/'

export interface AuditOptions {
  /** The user id of the administrator. */
  actorOf: (request: FastifyRequest) => number
  record: (entry: RecordAuditEntry, requestId: string) => Promise<void>
}

const asId = (value: unknown) => (Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : null)

/**
 * Records every state-changing request below `/api/admin/` before it is executed: method and route, path parameters and the
 * id of the user that it concerns. A request that can't be recorded is not executed.
 */
export function auditAdministration(app: AnyApp, { actorOf, record }: AuditOptions): void {
  app.addHook('preHandler', async request => {
    const { method, routeOptions } = request
    if (SAFE_METHODS.has(method) || !routeOptions.url?.startsWith(ADMINISTRATION)) return
    const { userId: userParameter, ...details } = request.params as Record<string, unknown>
    const { userId = userParameter } = (request.body ?? {}) as { userId?: unknown }
    const entry = {
      action: `${method} ${routeOptions.url}`,
      actorId: actorOf(request),
      userId: asId(userId),
      network: networkOf(request.ip),
      details,
    }
    await record(entry, request.id)
  })
}

/** Records administrators' requests of a service at `auth`, which owns the audit log. */
export const auditAt = (auth: InternalClient): AuditOptions => ({
  actorOf: request => signedIn(request).userId,
  async record(body, requestId) {
    await auth.call('/internal/audit-log', { method: 'POST', body, requestId, timeoutMs: 5_000 })
  },
})
