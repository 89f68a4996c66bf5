import { type Kysely, sql } from 'kysely'

const GIFT_DETAILS = ['sender_name', 'recipient_name', 'recipient_email', 'recipient_email_key']

/**
 * Lets personal data be deleted from rows that are kept. In the ledger, only the user id can be replaced, by the negative
 * pseudonym of an erased account, and only rows of such accounts can be deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('erased_at', 'timestamptz').execute()

  await sql`drop trigger ledger_append_only on ledger`.execute(db)
  await sql`
    create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.user_id < 0 then
          return old;
        end if;
        if tg_op = 'UPDATE' and old.user_id > 0 and new.user_id < 0
          and (new.id, new.kind, new.amount, new.created_at) = (old.id, old.kind, old.amount, old.created_at)
          and (new.ref = old.ref or (old.ref, new.ref) = ('signup:' || old.user_id, 'signup:' || new.user_id))
        then
          return new;
        end if;
        raise exception 'the ledger is append-only';
      end $$
  `.execute(db)
  await sql`
    create trigger ledger_append_only before update or delete on ledger
      for each row execute function ledger_is_append_only()
  `.execute(db)

  for (const column of GIFT_DETAILS) {
    await db.schema
      .alterTable('gifts')
      .alterColumn(column, col => col.dropNotNull())
      .execute()
  }
  await db.schema
    .alterTable('gifts')
    .addColumn('erase_recipient', 'boolean', col => col.notNull().defaultTo(false))
    .execute()
}
