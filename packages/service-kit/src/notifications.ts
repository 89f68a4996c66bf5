import { type OutgoingEmail, outgoingEmailSchema } from '@kahani/contracts/emails'
import { type EmailJobPayload, type EmailSource, QUEUES } from '@kahani/contracts/jobs'
import { type ColumnType, type Generated, type Kysely, sql, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { App } from './app.ts'
import type { CreatedAt, Id } from './database.ts'
import { HttpError } from './http-error.ts'
import { internalOnly } from './internal.ts'
import type { InternalCallers } from './internal-credentials.ts'
import { addToOutbox, type WithOutbox } from './outbox.ts'

/** Emails that a service requests. `auth` delivers them. */
export interface NotificationsTable<Subject> {
  id: Id
  /** Unique per event, so that an event is notified once. */
  key: string
  /** Ids of the rows that the email is rendered from when it is sent. */
  subject: ColumnType<Subject, string, never>
  /** When it was last queued. */
  queued_at: Generated<Date>
  /** When `auth` reported that it was sent or rejected. */
  completed_at: Date | null
  created_at: CreatedAt
}
export interface WithNotifications<Subject = unknown> extends WithOutbox {
  notifications: NotificationsTable<Subject>
}
type SubjectOf<DB> = DB extends WithNotifications<infer Subject> ? Subject : never

/** For migrations: existing ones depend on its SQL. */
export async function createNotifications<DB>(db: Kysely<DB>): Promise<void> {
  await sql`
    create table notifications (
      id bigint primary key generated always as identity,
      key text not null unique,
      subject jsonb not null,
      queued_at timestamptz not null default now(),
      completed_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index notifications_to_complete on notifications (queued_at) where completed_at is null`.execute(db)
}

const emailJob = (source: EmailSource, notificationId: number) => ({
  queue: QUEUES.email,
  name: 'mail',
  payload: { source, mailId: notificationId } satisfies EmailJobPayload,
  jobId: `mail-${source}-${notificationId}`,
})

/** Queues an email when the transaction commits, once per key. */
export async function queueNotification<DB extends WithNotifications>(
  transaction: Transaction<DB>,
  source: EmailSource,
  key: string,
  subject: SubjectOf<DB>,
): Promise<void> {
  const trx = transaction as unknown as Transaction<WithNotifications>
  const row = await trx
    .insertInto('notifications')
    .values({ key, subject: JSON.stringify(subject) })
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await addToOutbox(trx, emailJob(source, row.id))
}

/** A notification without a completion report for this long is queued again, because its job may be lost. */
const REQUEUE_AFTER_MINUTES = 3
const BATCH = 50

/** Queues overdue notifications again. A job that is still queued is not duplicated. */
export function requeueNotifications<DB extends WithNotifications>(
  database: Kysely<DB>,
  source: EmailSource,
  logger: Logger,
): Promise<void> {
  const db = database as unknown as Kysely<WithNotifications>
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
    for (const { id } of rows) await addToOutbox(trx, emailJob(source, id))
    if (rows.length > 0) logger.warn({ count: rows.length }, 'overdue notifications queued again')
  })
}

const GONE = 'notification_gone'
/** 404: there is nothing left to send, because its subject was deleted. A missing route is a 404 with another code. */
export const notificationGone = () => new HttpError(404, GONE, 'There is no such notification.')
export const isNotificationGone = (error: unknown) => error instanceof HttpError && error.code === GONE

/** Loads and completes notifications for `auth`. */
export interface NotificationSource {
  /** @throws `notificationGone` */
  find(id: number): Promise<OutgoingEmail>
  /** Records that the email was sent or rejected, so that it is not queued again. */
  complete(id: number): Promise<void>
}

/** @param build returns the recipient and the content of a notification's email */
export function createNotificationSource<DB extends WithNotifications>(
  database: Kysely<DB>,
  build: (subject: SubjectOf<DB>) => Promise<OutgoingEmail>,
): NotificationSource {
  const db = database as unknown as Kysely<WithNotifications>
  return {
    async find(id) {
      const row = await db.selectFrom('notifications').select('subject').where('id', '=', id).executeTakeFirst()
      if (!row) throw notificationGone()
      return build(row.subject as SubjectOf<DB>)
    },
    async complete(id) {
      await db
        .updateTable('notifications')
        .set({ completed_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('completed_at', 'is', null)
        .execute()
    },
  }
}

/** Registers the two routes that `auth` calls: one for the content of an email, one to report its completion. */
export function notificationRoutes(app: App, notifications: NotificationSource, callers: InternalCallers): void {
  const onRequest = internalOnly(callers, 'auth')
  const params = z.object({ id: z.coerce.number().int().positive() })
  app.get(
    '/internal/notifications/:id',
    { onRequest, schema: { params, response: { 200: outgoingEmailSchema } } },
    request => notifications.find(request.params.id),
  )
  app.post('/internal/notifications/:id/completed', { onRequest, schema: { params } }, async (request, reply) => {
    await notifications.complete(request.params.id)
    return reply.code(204).send()
  })
}
