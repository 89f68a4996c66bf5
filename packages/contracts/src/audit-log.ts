import { z } from 'zod'
import { idSchema } from './ids.ts'
import { pageQuerySchema } from './paging.ts'

/**
 * `GET /api/admin/audit-log`: what administrators did, role changes, and who signed in from which network, newest first,
 * paged as described in `paging.ts`.
 */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** `sign-in`, `role-change`, or the method and route of an administrator's request: `POST /api/admin/…`. */
  action: z.string(),
  /** Who acted; null for a deleted account. */
  actorId: z.number().int().nullable(),
  /** Whose account it concerns. */
  userId: z.number().int().nullable(),
  /** The actor's network, such as 203.0.113.0/24. */
  network: z.string().nullable(),
  /** Parameters of the action: ids and values that name nobody. */
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const auditLogQuerySchema = pageQuerySchema.extend({
  kind: z.enum(['sign-in', 'role-change', 'administration']).optional(),
  /** Entries of which the user is the actor or the subject. */
  userId: idSchema.optional(),
})
export type AuditLogQuery = z.output<typeof auditLogQuerySchema>
export const auditLogSchema = z.array(auditEntrySchema)

/** `POST /api/admin/users/{id}/role`. Ends the sessions of the user. 409 for the own account. */
export const changeRoleSchema = z.object({ isAdmin: z.boolean() })
export const changedRoleSchema = z.object({ success: z.literal(true), message: z.string() })

/** Body of `POST /internal/audit-log` at `auth`: a request of an administrator that another service is about to execute. */
export const recordAuditEntrySchema = z.object({
  action: z.string(),
  actorId: z.number().int(),
  userId: z.number().int().nullable(),
  network: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export type RecordAuditEntry = z.infer<typeof recordAuditEntrySchema>
