import { type Kysely, sql } from 'kysely'

/** The Gmail account that sends emails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('gmail_connection')
    .addColumn('id', 'uuid', col => col.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('only_one', 'boolean', col => col.notNull().unique().defaultTo(true).check(sql`only_one`))
    .addColumn('address', 'text', col => col.notNull())
    .addColumn('refresh_token', 'bytea', col => col.notNull())
    .addColumn('key_version', 'text', col => col.notNull())
    .addColumn('connected_by', 'bigint', col => col.references('users.id').onDelete('set null'))
    .addColumn('connected_at', 'timestamptz', col => col.notNull().defaultTo(sql`now()`))
    .addColumn('expired', 'boolean', col => col.notNull().defaultTo(false))
    .addColumn('last_error', 'text')
    .addColumn('last_error_at', 'timestamptz')
    .execute()
  // For the time of the last email that was sent.
  await sql`create index email_deliveries_sent on email_deliveries (completed_at) where state = 'sent'`.execute(db)
}
