import { type Kysely, sql } from 'kysely'

/**
 * When a story of an account failed: its text, or all of its pictures. Kept by a trigger, and apart from the stories, which
 * their owner can delete.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('failures')
    .addColumn('user_id', 'bigint', col => col.notNull())
    .addColumn('failed_at', 'timestamptz', col => col.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema.createIndex('failures_by_user').on('failures').columns(['user_id', 'failed_at']).execute()
  await sql`
    create function record_failure() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into failures (user_id) values (new.user_id);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger record_failure after update of refund_due on stories
      for each row when (new.refund_due and not old.refund_due) execute function record_failure()`.execute(db)
}
