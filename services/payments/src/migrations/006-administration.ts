import { createRowCounts, maintainRowCount } from '@kahani/listing/row-counts'
import { type Kysely, sql } from 'kysely'

/** Counts and indexes for administrators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('paid_at', 'timestamptz').execute()
  await sql`
    update accounts set paid_at = grants.first_at
    from (
      select user_id, min(created_at) as first_at from ledger
      where kind = 'story' and (ref like 'order:%' or ref like 'gift:%')
      group by user_id
    ) as grants
    where grants.user_id = accounts.user_id
  `.execute(db)
  await createRowCounts(db)
  await maintainRowCount(db, { name: 'paid_accounts', table: 'accounts', condition: 'paid_at is not null' })

  await db.schema.createIndex('orders_by_status').on('orders').columns(['status', 'id']).execute()
  await db.schema.createIndex('orders_by_purpose').on('orders').columns(['purpose', 'id']).execute()
  await sql`create index orders_refunded on orders (id) where refunded > 0`.execute(db)
  await db.schema.createIndex('refunds_of_order').on('refunds').column('order_id').execute()
  await sql`create index printed_copies_ordered on printed_copies (id) where status <> 'unpaid'`.execute(db)
}
