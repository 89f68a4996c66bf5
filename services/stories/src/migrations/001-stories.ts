import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const now = sql`now()`
  await db.schema
    .createTable('stories')
    .addColumn('id', 'bigint', col => col.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'bigint', col => col.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('brief', 'jsonb', col => col.notNull())
    .addColumn('brief_hash', 'text', col => col.notNull())
    .addColumn('seed', 'integer', col => col.notNull())
    .addColumn('state', 'text', col =>
      col.notNull().defaultTo('writing').check(sql`state in ('writing', 'told', 'failed')`),
    )
    .addColumn('attempts', 'integer', col => col.notNull().defaultTo(0))
    .addColumn('claimed_until', 'timestamptz', col => col.notNull().defaultTo(now))
    .addColumn('refund_due', 'boolean', col => col.notNull().defaultTo(false))
    .addColumn('title', 'text')
    .addColumn('bible', 'jsonb')
    .addColumn('drawing', 'text', col =>
      col.notNull().defaultTo('processing').check(sql`drawing in ('processing', 'completed', 'partial', 'failed')`),
    )
    .addColumn('drawing_moved_at', 'timestamptz')
    .addColumn('photo_key', 'text')
    .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(now))
    .addUniqueConstraint('stories_one_per_key', ['user_id', 'idempotency_key'])
    .execute()
  await db.schema.createIndex('stories_of_user').on('stories').columns(['user_id', 'id']).execute()
  // Partial indexes for the recovery task: each holds only the few rows that are due.
  await sql`create index stories_being_written on stories (claimed_until) where state = 'writing'`.execute(db)
  await sql`create index stories_refund_due on stories (id) where refund_due`.execute(db)
  await sql`create index stories_being_drawn on stories (drawing_moved_at) where state = 'told' and drawing = 'processing'`.execute(
    db,
  )
  await sql`create index stories_with_photo on stories (created_at) where photo_key is not null`.execute(db)

  const story = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('story_id', 'bigint', col => col.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('page_number', 'integer', col => col.notNull())
  await story('pages')
    .addColumn('text', 'text', col => col.notNull())
    .addPrimaryKeyConstraint('pages_pkey', ['story_id', 'page_number'])
    .execute()
  await story('pictures')
    .addColumn('id', 'bigint', col => col.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('name', 'text', col => col.notNull().unique())
    .addColumn('brief', 'jsonb', col => col.notNull())
    .addColumn('state', 'text', col =>
      col.notNull().defaultTo('pending').check(sql`state in ('pending', 'drawn', 'failed')`),
    )
    .addColumn('width_px', 'integer')
    .addColumn('height_px', 'integer')
    .addUniqueConstraint('pictures_one_per_page', ['story_id', 'page_number'])
    .execute()
}
