import { type Kysely, sql } from 'kysely'

/** What administrators did, and who signed in from where. Rows are only ever added, redacted or expired. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'bigint', col => col.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('at', 'timestamptz', col => col.notNull().defaultTo(sql`now()`))
    .addColumn('action', 'text', col => col.notNull())
    .addColumn('actor_id', 'bigint')
    .addColumn('user_id', 'bigint')
    .addColumn('network', 'text')
    .addColumn('details', 'jsonb', col => col.notNull().defaultTo(sql`'{}'::jsonb`))
    .execute()
  await db.schema.createIndex('audit_log_by_action').on('audit_log').columns(['action', 'id']).execute()
  await db.schema.createIndex('audit_log_by_actor').on('audit_log').columns(['actor_id', 'id']).execute()
  await db.schema.createIndex('audit_log_by_user').on('audit_log').columns(['user_id', 'id']).execute()

  await sql`create index audit_log_sign_ins_by_time on audit_log (at) where action = 'sign-in'`.execute(db)

  await sql`create index audit_log_administration on audit_log (id) where action like '% /api/admin/%'`.execute(db)

  // Retention and the deletion of an account set audit_log.maintenance for their transaction.
  await sql`
    create function reject_audit_change() returns trigger language plpgsql as $$
    begin
      if current_setting('audit_log.maintenance', true) = 'on' then
        return null;
      end if;
      raise exception 'audit_log is append-only';
    end $$
  `.execute(db)
  await sql`
    create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function reject_audit_change()
  `.execute(db)
}
