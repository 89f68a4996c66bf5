import { z } from 'zod'
import { idSchema } from './ids.ts'
import { pageQuerySchema } from './paging.ts'
import { SECURITY_CHANGES } from './security-changes.ts'

/** The most people whose data an administrator sees at once. */
export const MAX_SHOWN_USERS = 500

/** What an account did, or somebody tried. Deleted with the account, and after 90 days. */
export const ACCOUNT_EVENTS = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'sessions-ended',
  'password-changed',
  'password-reset',
  'email-confirmed',
  'email-changed',
  ...SECURITY_CHANGES,
] as const

/**
 * `GET /api/admin/audit-log`: what administrators read and did, and what happened to accounts, from which network, newest
 * first, paged as described in `paging.ts`.
 */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /**
   * One of `ACCOUNT_EVENTS`, `google-linked`, `role-change`, `account-deleted`, or the method and route of an administrator's
   * request: `POST /api/admin/…`.
   */
  action: z.string(),
  /** Who acted; null for a deleted account and for somebody who is not signed in. */
  actorId: z.number().int().nullable(),
  actorName: z.string().nullish(),
  /** Whose account it concerns. Null for a list. */
  userId: z.number().int().nullable(),
  userName: z.string().nullish(),
  /** The actor's network, such as 203.0.113.0/24. */
  network: z.string().nullable(),
  /** Parameters of the action: ids and values that name nobody. */
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const auditLogQuerySchema = pageQuerySchema.extend({
  kind: z
    .enum(['sign-in', 'sign-in-failed', 'password', 'sessions', 'role-change', 'reads', 'administration'])
    .optional(),
  /** Entries of which the user is the actor or the subject. */
  userId: idSchema.optional(),
})
export type AuditLogQuery = z.output<typeof auditLogQuerySchema>
export const auditLogSchema = z.array(auditEntrySchema)

/**
 * `GET /api/account/activity`: what happened to the account of the session and which administrator saw its data, newest
 * first, paged as described in `paging.ts`.
 */
export const accountActivitySchema = z.array(
  auditEntrySchema.pick({ id: true, at: true, action: true, network: true, details: true }).extend({
    /** The administrator; null for everybody else. */
    staff: z.string().nullable(),
  }),
)
export type AccountActivity = z.infer<typeof accountActivitySchema>[number]

/** `POST /api/admin/users/{id}/role`. Ends the sessions of the user. 409 for the own account. */
export const changeRoleSchema = z.object({ isAdmin: z.boolean() })
export const changedRoleSchema = z.object({ success: z.literal(true), message: z.string() })

/** Body of `POST /internal/audit-log` at `auth`: a request of an administrator that another service is about to answer. */
export const recordAuditEntrySchema = z.object({
  action: z.string(),
  actorId: z.number().int(),
  userId: z.number().int().nullable(),
  /** The people in a list. */
  shownUserIds: z.array(z.number().int()).max(MAX_SHOWN_USERS).optional(),
  network: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export type RecordAuditEntry = z.infer<typeof recordAuditEntrySchema>
