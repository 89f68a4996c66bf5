import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const now = sql`now()`
  await db.schema
    .createTable('newsletter_subscriptions')
    .addColumn('id', 'uuid', col => col.primaryKey())
    .addColumn('email', 'text', col => col.notNull())
    .addColumn('email_key', 'text', col => col.notNull().unique())
    .addColumn('confirm_id', 'uuid', col => col.notNull().unique().defaultTo(sql`gen_random_uuid()`))
    .addColumn('requested_at', 'timestamptz', col => col.notNull().defaultTo(now))
    .addColumn('confirmed_at', 'timestamptz')
    .execute()
  await sql`
    create index newsletter_subscriptions_pending on newsletter_subscriptions (requested_at) where confirmed_at is null
  `.execute(db)

  await db.schema
    .createTable('newsletters')
    .addColumn('id', 'bigint', col => col.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('request_key', 'text', col => col.notNull().unique())
    .addColumn('subject', 'text', col => col.notNull())
    .addColumn('body', 'text', col => col.notNull())
    .addColumn('created_by', 'bigint', col => col.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(now))
    .addColumn('recipients', 'integer', col => col.notNull())
    .addColumn('queued', 'integer', col => col.notNull().defaultTo(0))
    .addColumn('last_subscription_id', 'uuid')
    .addColumn('queued_at', 'timestamptz')
    .execute()
  await sql`create index newsletters_to_queue on newsletters (id) where queued_at is null`.execute(db)
}
