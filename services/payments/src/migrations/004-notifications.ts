import { type Kysely, sql } from 'kysely'

/** The table `mails` of `auth` tracks deliveries; this one, of the same name, tracked what to notify users about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').renameTo('notifications').execute()
  await db.schema.alterTable('notifications').renameColumn('asked_at', 'queued_at').execute()
  await db.schema.alterTable('notifications').renameColumn('settled_at', 'completed_at').execute()
  await sql`alter index mails_to_settle rename to notifications_to_complete`.execute(db)
  await sql`alter sequence mails_id_seq rename to notifications_id_seq`.execute(db)
  // Postgres 18 names NOT NULL constraints after their table and column too; older versions have fewer constraints here.
  await sql`
    do $$
    declare old_name text;
    begin
      for old_name in
        select conname from pg_constraint where conrelid = 'notifications'::regclass and conname like 'mails\\_%'
      loop
        execute format(
          'alter table notifications rename constraint %I to %I',
          old_name,
          replace(replace(old_name, 'mails_', 'notifications_'), '_asked_at_', '_queued_at_'));
      end loop;
    end $$
  `.execute(db)
}
