import { queueNotification } from '@kahani/service-kit/notifications'
import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { isPseudonym } from '../ledger/pseudonym.ts'
import type { NotificationSubject } from './notification-subject.ts'

/** Queues an email to the account when the transaction commits, once per key. An erased account gets none. */
export async function notifyAccount(
  trx: Transaction<Database>,
  userId: number,
  key: string,
  subject: NotificationSubject,
): Promise<void> {
  if (!isPseudonym(userId)) await queueNotification(trx, 'payments', key, subject)
}
