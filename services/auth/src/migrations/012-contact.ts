import { type Kysely, sql } from 'kysely'

/** Copies of the messages from the contact form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'bigint', col => col.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('name', 'text', col => col.notNull())
    .addColumn('email', 'text', col => col.notNull())
    .addColumn('subject', 'text', col => col.notNull())
    .addColumn('message', 'text', col => col.notNull())
    .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema.createIndex('contact_messages_by_time').on('contact_messages').column('created_at').execute()
}
