import { type Kysely, sql } from 'kysely'

/** Disputes of payments, and the repeated checks of paid orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('disputes')
    .addColumn('id', 'text', col => col.primaryKey())
    .addColumn('order_id', 'bigint', col => col.notNull().references('orders.id'))
    .addColumn('payment_id', 'text', col => col.notNull())
    .addColumn('amount', 'integer', col => col.notNull())
    .addColumn('reason', 'text', col => col.notNull())
    .addColumn('phase', 'text', col => col.notNull())
    .addColumn('status', 'text', col => col.notNull())
    .addColumn('respond_by', 'timestamptz')
    .addColumn('reported_at', 'timestamptz', col => col.notNull())
    .addColumn('opened_at', 'timestamptz', col => col.notNull())
    .execute()
  await db.schema.createIndex('disputes_of_order').on('disputes').column('order_id').execute()
  await db.schema.createIndex('disputes_of_payment').on('disputes').column('payment_id').execute()
  await sql`create index disputes_open on disputes (respond_by) where status in ('open', 'under_review')`.execute(db)

  await db.schema.alterTable('orders').addColumn('changed_at', 'timestamptz').execute()
  for (const table of ['orders', 'surplus_payments']) {
    await db.schema
      .alterTable(table)
      .addColumn('failed_checks', 'integer', col => col.notNull().defaultTo(0))
      .execute()
  }
}
