import { type Kysely, sql } from 'kysely'

/** Outages apart from attempts, and back-off for what a periodic task could not do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const now = sql`now()`
  await db.schema
    .alterTable('stories')
    .addColumn('outages', 'integer', col => col.notNull().defaultTo(0))
    .addColumn('postponed', 'boolean', col => col.notNull().defaultTo(false))
    .addColumn('refund_attempts', 'integer', col => col.notNull().defaultTo(0))
    .addColumn('refund_next_attempt_at', 'timestamptz', col => col.notNull().defaultTo(now))
    .addColumn('photo_deletion_attempts', 'integer', col => col.notNull().defaultTo(0))
    .addColumn('photo_deletion_next_attempt_at', 'timestamptz', col => col.notNull().defaultTo(now))
    .execute()
  await db.schema
    .alterTable('deletions')
    .addColumn('attempts', 'integer', col => col.notNull().defaultTo(0))
    .execute()
}
