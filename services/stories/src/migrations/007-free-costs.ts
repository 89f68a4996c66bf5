import { type Kysely, sql } from 'kysely'

/** Records whose cost a call is, and keeps the record without its story if the story is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('ai_calls').addColumn('premium', 'boolean').execute()
  await sql`update ai_calls set premium = stories.premium from stories where stories.id = story_id`.execute(db)
  await sql`update ai_calls set story_id = null
    where story_id is not null and not exists (select from stories where id = story_id)`.execute(db)
  await db.schema
    .alterTable('ai_calls')
    .addForeignKeyConstraint('ai_calls_story', ['story_id'], 'stories', ['id'], constraint =>
      constraint.onDelete('set null'),
    )
    .execute()
}
