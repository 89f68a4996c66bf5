import { randomUUID } from 'node:crypto'
import type { SecurityChange } from '@kahani/contracts/security-changes'
import { queueNotification } from '@kahani/service-kit/notifications'
import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { createAuditRepository } from './audit-repository.ts'
import type { Client } from './client.ts'

/** Who changes an account, from which session. */
export interface Actor {
  userId: number
  sessionId: string
  client: Client
}

/** Records a change of how an account is protected, and notifies its user. */
export async function recordSecurityChange(
  trx: Transaction<Database>,
  change: SecurityChange,
  { userId: actorId, client: { network, device } }: Actor,
  userId: number,
): Promise<void> {
  await createAuditRepository(trx).add({ action: change, actorId, userId, network, details: { device } })
  const subject = { kind: 'security-changed', userId, change, at: new Date().toISOString() } as const
  await queueNotification(trx, 'auth', `security-changed:${randomUUID()}`, subject)
}
