import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('user_id', 'bigint', col => col.primaryKey())
    .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(sql`now()`))
    .execute()
  await db.schema
    .createTable('ledger')
    .addColumn('id', 'bigint', col => col.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'bigint', col => col.notNull().references('accounts.user_id'))
    .addColumn('kind', 'text', col => col.notNull().check(sql`kind in ('story', 'printed_copy')`))
    .addColumn('amount', 'integer', col => col.notNull().check(sql`amount <> 0`))
    .addColumn('ref', 'text', col => col.notNull())
    .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('ledger_ref_once', ['ref', 'kind'])
    .execute()
  await db.schema.createIndex('ledger_by_account').on('ledger').columns(['user_id', 'kind']).execute()
  await sql`
    create function ledger_is_append_only() returns trigger language plpgsql as
      $$ begin raise exception 'the ledger is append-only'; end $$
  `.execute(db)
  await sql`
    create trigger ledger_append_only before update or delete on ledger
      for each statement execute function ledger_is_append_only()
  `.execute(db)
}
