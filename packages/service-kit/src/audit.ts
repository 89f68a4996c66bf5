import type { RecordAuditEntry } from '@kahani/contracts/audit-log'
import type { FastifyRequest } from 'fastify'
import { networkOf } from './client-address.ts'
import type { AnyApp } from './error-handler.ts'
import { signedIn } from './identity.ts'
import type { InternalClient } from './internal.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD'])
const ADMINISTRATION = '/api/admin/'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Finds the user that a change concerns, if neither its path nor its body contains the id. */
    auditedUser?: (request: FastifyRequest) => Promise<number | null>
  }
}

export interface AuditOptions {
  /** The user id of the administrator. */
  actorOf: (request: FastifyRequest) => number
  record: (entry: RecordAuditEntry, requestId: string) => Promise<void>
}

/**
 * Records that an administrator is about to see data of families. Call it before the response: what can't be recorded is
 * not shown.
 * @param subject the user, or the users in a list
 */
export type RecordRead = (request: FastifyRequest, subject: number | readonly number[]) => Promise<void>

const asId = (value: unknown) => (Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : null)

/**
 * Records every state-changing request below `/api/admin/` before it is executed: method and route, path parameters, the
 * status that it sets, and the id of the user that it concerns. A request that can't be recorded is not executed.
 */
export function auditAdministration(app: AnyApp, { actorOf, record }: AuditOptions): RecordRead {
  const describe = (request: FastifyRequest, details: Record<string, unknown>) => ({
    action: `${request.method} ${request.routeOptions.url}`,
    actorId: actorOf(request),
    network: networkOf(request.ip),
    details,
  })

  app.addHook('preHandler', async request => {
    const { method, routeOptions } = request
    if (SAFE_METHODS.has(method) || !routeOptions.url?.startsWith(ADMINISTRATION)) return
    const { userId: userParameter, ...params } = request.params as Record<string, unknown>
    // Without a schema, a body may contain anything, and the route ignores it.
    const body = (routeOptions.schema?.body ? request.body : {}) as { userId?: unknown; status?: unknown }
    const { status } = body
    const found = asId(userParameter ?? body.userId) ?? (await routeOptions.config.auditedUser?.(request)) ?? null
    const details = { ...params, ...(typeof status === 'string' && { status }) }
    await record({ ...describe(request, details), userId: found }, request.id)
  })

  return async function recordRead(request, subject) {
    const entry = describe(request, request.params as Record<string, unknown>)
    const subjects =
      typeof subject === 'number' ? { userId: subject } : { userId: null, shownUserIds: [...new Set(subject)] }
    await record({ ...entry, ...subjects }, request.id)
  }
}

/** Records administrators' requests of a service at `auth`, which owns the audit log. */
export const auditAt = (auth: InternalClient): AuditOptions => ({
  actorOf: request => signedIn(request).userId,
  async record(body, requestId) {
    await auth.call('/internal/audit-log', { method: 'POST', body, requestId, timeoutMs: 5_000 })
  },
})
