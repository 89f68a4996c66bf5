import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('stories')
    .addColumn('premium', 'boolean', col => col.notNull().defaultTo(false))
    .addColumn('photo_consent_at', 'timestamptz')
    .addColumn('budget_paise', 'integer', col => col.notNull().defaultTo(0))
    .addColumn('drawing_since', 'timestamptz')
    .addColumn('refunded_at', 'timestamptz')
    .execute()
  await sql`update stories set drawing_since = created_at where state = 'told'`.execute(db)
  await sql`create index stories_failed on stories (user_id, created_at) where state = 'failed'`.execute(db)

  await db.schema
    .alterTable('pictures')
    .addColumn('failure', 'text', col => col.check(sql`failure in ('refused', 'failed')`))
    .addColumn('redraws', 'integer', col => col.notNull().defaultTo(0))
    .execute()
  await sql`update pictures set failure = 'failed' where state = 'failed'`.execute(db)

  const calls = db.schema
    .createTable('ai_calls')
    .addColumn('id', 'uuid', col => col.primaryKey())
    // No foreign key: the record of the cost outlives the story.
    .addColumn('story_id', 'bigint')
    .addColumn('kind', 'text', col => col.notNull())
    .addColumn('page_number', 'integer')
    .addColumn('model', 'text', col => col.notNull())
    .addColumn('outcome', 'text', col =>
      col.notNull().check(sql`outcome in ('begun', 'answered', 'refused', 'failed')`),
    )
    .addColumn('created_at', 'timestamptz', col => col.notNull().defaultTo(sql`now()`))
    .addColumn('ended_at', 'timestamptz')
  await ['input_tokens', 'input_image_tokens', 'output_tokens', 'images', 'price_paise']
    .reduce((table, name) => table.addColumn(name, 'integer', col => col.notNull()), calls)
    .execute()
  await db.schema.createIndex('ai_calls_by_day').on('ai_calls').column('created_at').execute()
  await db.schema.createIndex('ai_calls_of_story').on('ai_calls').column('story_id').execute()
}
