import { type Kysely, sql } from 'kysely'

/** The table `mails` of `payments` tracks notifications; this one, of the same name, tracked deliveries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').renameTo('email_deliveries').execute()
  await db.schema.alterTable('email_deliveries').renameColumn('claimed_until', 'lease_expires_at').execute()
  await db.schema.alterTable('email_deliveries').renameColumn('settled_at', 'completed_at').execute()
  await db.schema.alterTable('email_deliveries').dropConstraint('mails_state_check').execute()
  await sql`update email_deliveries set state = 'rejected' where state = 'refused'`.execute(db)
  await db.schema
    .alterTable('email_deliveries')
    .addCheckConstraint('email_deliveries_state_check', sql`state in ('sending', 'sent', 'rejected')`)
    .execute()
  // Postgres 18 names NOT NULL constraints after their table and column too; older versions have fewer constraints here.
  await sql`
    do $$
    declare old_name text;
    begin
      for old_name in
        select conname from pg_constraint where conrelid = 'email_deliveries'::regclass and conname like 'mails\\_%'
      loop
        execute format(
          'alter table email_deliveries rename constraint %I to %I',
          old_name,
          replace(replace(old_name, 'mails_', 'email_deliveries_'), '_claimed_until_', '_lease_expires_at_'));
      end loop;
    end $$
  `.execute(db)
}
