import { type EmailJobPayload, QUEUES } from '@kahani/contracts/jobs'
import { addToOutbox } from '@kahani/service-kit/outbox'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { NotificationSubject } from './notification-subject.ts'

const emailJob = (notificationId: number) => ({
  queue: QUEUES.email,
  name: 'mail',
  payload: { source: 'payments', mailId: notificationId } satisfies EmailJobPayload,
  jobId: `mail-payments-${notificationId}`,
})

/** Queues an email when the transaction commits, once per key. */
export async function queueNotification(
  trx: Transaction<Database>,
  key: string,
  subject: NotificationSubject,
): Promise<void> {
  const row = await trx
    .insertInto('notifications')
    .values({ key, subject: JSON.stringify(subject) })
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await addToOutbox(trx, emailJob(row.id))
}

/** A notification without a completion report for this long is queued again, because its job may be lost. */
const REQUEUE_AFTER_MINUTES = 10
const BATCH = 50

/** Queues overdue notifications again. A job that is still queued is not duplicated. @returns how many were queued */
export function requeueNotifications(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async trx => {
    const rows = await trx
      .updateTable('notifications')
      .set({ queued_at: sql<Date>`now()` })
      .where('id', 'in', eb =>
        eb
          .selectFrom('notifications')
          .select('id')
          .where('completed_at', 'is', null)
          .where('queued_at', '<', sql<Date>`now() - make_interval(mins => ${REQUEUE_AFTER_MINUTES})`)
          .orderBy('queued_at')
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .execute()
    for (const { id } of rows) await addToOutbox(trx, emailJob(id))
    return rows.length
  })
}
