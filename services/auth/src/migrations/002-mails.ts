import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('key', 'text', col => col.primaryKey())
    .addColumn('state', 'text', col => col.notNull().check(sql`state in ('sending', 'sent', 'refused')`))
    .addColumn('claimed_until', 'timestamptz', col => col.notNull())
    .addColumn('settled_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(sql`now()`))
    .execute()
}
