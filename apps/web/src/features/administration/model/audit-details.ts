import type { AuditEntry } from '@kahani/contracts/audit-log'
import { adminAuditLogMessages as messages } from '@kahani/messages/en/admin-audit-log'

/** The details of an entry as text, without those that are unknown. */
export const auditDetails = (details: AuditEntry['details']): { name: string; value: string }[] =>
  Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ({ name: messages.details[name] ?? name, value: textOf(value) }))

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  return typeof value === 'string' ? value : JSON.stringify(value)
}
