import { type Kysely, sql } from 'kysely'

/** Accounts whose data the other services still have to delete. A row is deleted when they have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_deletions')
    .addColumn('user_id', 'bigint', col => col.primaryKey())
    .addColumn('username', 'text', col => col.notNull())
    .addColumn('email', 'text', col => col.notNull())
    .addColumn('kept', 'jsonb', col => col.notNull())
    .addColumn('requested_at', 'timestamptz', col => col.notNull().defaultTo(sql`now()`))
    .addColumn('lease_expires_at', 'timestamptz', col => col.notNull().defaultTo(sql`now()`))
    .execute()
  await sql`create index notifications_by_user on notifications ((subject ->> 'userId'))`.execute(db)
  await sql`create index notifications_by_email on notifications ((subject ->> 'emailKey'))`.execute(db)
}
