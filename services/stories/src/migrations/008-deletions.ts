import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deletions')
    .addColumn('story_id', 'bigint', col => col.primaryKey())
    .addColumn('photo_key', 'text')
    .addColumn('refund_user_id', 'bigint')
    .addColumn('next_attempt_at', 'timestamptz', col => col.notNull().defaultTo(sql`now()`))
    .execute()
}
