import { type Kysely, sql } from 'kysely'

const now = sql`now()`

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'bigint', col => col.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'bigint', col => col.notNull())
    .addColumn('purpose', 'text', col => col.notNull().check(sql`purpose in ('package', 'gift', 'printed_copy')`))
    .addColumn('package_id', 'text', col => col.check(sql`(package_id is null) = (purpose = 'printed_copy')`))
    .addColumn('amount', 'integer', col => col.notNull().check(sql`amount > 0`))
    .addColumn('currency', 'text', col => col.notNull())
    .addColumn('receipt', 'text', col => col.notNull().unique())
    .addColumn('provider_order_id', 'text', col => col.notNull().unique())
    .addColumn('status', 'text', col =>
      col.notNull().defaultTo('open').check(sql`status in ('open', 'paid', 'expired')`),
    )
    .addColumn('payment_id', 'text', col => col.unique().check(sql`(payment_id is not null) = (status = 'paid')`))
    .addColumn('paid_at', 'timestamptz')
    .addColumn('refunded', 'integer', col => col.notNull().defaultTo(0).check(sql`refunded between 0 and amount`))
    .addColumn('cancelled_at', 'timestamptz')
    .addColumn('next_check_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(now))
    .execute()
  await db.schema.createIndex('orders_by_account').on('orders').columns(['user_id', 'created_at']).execute()
  await db.schema
    .createIndex('orders_to_check')
    .on('orders')
    .column('next_check_at')
    .where(sql.ref('next_check_at'), 'is not', null)
    .execute()

  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', col => col.primaryKey())
    .addColumn('order_id', 'bigint', col => col.notNull().references('orders.id'))
    .addColumn('amount', 'integer', col => col.notNull())
    .addColumn('stories', 'integer', col => col.notNull())
    .addColumn('printed_copies', 'integer', col => col.notNull())
    .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(now))
    .execute()

  await db.schema
    .createTable('surplus_payments')
    .addColumn('payment_id', 'text', col => col.primaryKey())
    .addColumn('order_id', 'bigint', col => col.notNull().references('orders.id'))
    .addColumn('amount', 'integer', col => col.notNull())
    .addColumn('next_try_at', 'timestamptz', col => col.defaultTo(now))
    .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(now))
    .execute()

  await db.schema
    .createTable('webhook_events')
    .addColumn('id', 'text', col => col.primaryKey())
    .addColumn('received_at', 'timestamptz', col => col.notNull().defaultTo(now))
    .execute()
  await db.schema.createIndex('webhook_events_by_age').on('webhook_events').column('received_at').execute()

  await db.schema
    .createTable('gifts')
    .addColumn('id', 'uuid', col => col.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('order_id', 'bigint', col => col.notNull().unique().references('orders.id'))
    .addColumn('package_id', 'text', col => col.notNull())
    .addColumn('sender_name', 'text', col => col.notNull())
    .addColumn('recipient_name', 'text', col => col.notNull())
    .addColumn('recipient_email', 'text', col => col.notNull())
    .addColumn('recipient_email_key', 'text', col => col.notNull())
    .addColumn('message', 'text')
    .addColumn('available_at', 'timestamptz')
    .addColumn('redeemed_by', 'bigint')
    .addColumn('redeemed_at', 'timestamptz')
    .addColumn('cancelled_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(now))
    .execute()
  await db.schema.createIndex('gifts_by_recipient').on('gifts').column('recipient_email_key').execute()
  await db.schema.createIndex('gifts_by_redeemer').on('gifts').column('redeemed_by').execute()

  await db.schema
    .createTable('printed_copies')
    .addColumn('id', 'bigint', col => col.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'bigint', col => col.notNull())
    .addColumn('story_id', 'bigint', col => col.notNull())
    .addColumn('order_id', 'bigint', col => col.unique().references('orders.id'))
    .addColumn('idempotency_key', 'text')
    .addColumn('shipping_address', 'text')
    .addColumn('status', 'text', col => col.notNull())
    .addColumn('moves', 'integer', col => col.notNull().defaultTo(0))
    .addColumn('courier', 'text')
    .addColumn('tracking_number', 'text')
    .addColumn('print_file_key', 'text')
    .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(now))
    .addColumn('updated_at', 'timestamptz', col => col.notNull().defaultTo(now))
    .addUniqueConstraint('printed_copies_asked_once', ['user_id', 'idempotency_key'])
    .execute()
  await db.schema.createIndex('printed_copies_by_status').on('printed_copies').columns(['status', 'id']).execute()

  await db.schema
    .createTable('mails')
    .addColumn('id', 'bigint', col => col.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('key', 'text', col => col.notNull().unique())
    .addColumn('subject', 'jsonb', col => col.notNull())
    .addColumn('asked_at', 'timestamptz', col => col.notNull().defaultTo(now))
    .addColumn('settled_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(now))
    .execute()
  await db.schema
    .createIndex('mails_to_settle')
    .on('mails')
    .column('asked_at')
    .where(sql.ref('settled_at'), 'is', null)
    .execute()
}
