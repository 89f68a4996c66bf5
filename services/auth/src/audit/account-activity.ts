import type { AccountActivity } from '@kahani/contracts/audit-log'
import type { AuditRepository } from './audit-repository.ts'

type Row = Awaited<ReturnType<AuditRepository['listOfAccount']>>[number]

/** An entry as the family sees it: who of the staff acted, but not from where. */
export function toActivity({ id, at, action, actorId, actorName, userId, network, details }: Row): AccountActivity {
  const isOwn = actorId === userId || action === 'sign-in-failed'
  return {
    ...{ id, at: at.toISOString(), action, details },
    network: isOwn ? network : null,
    staff: isOwn ? null : (actorName ?? null),
  }
}
