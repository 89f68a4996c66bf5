import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('stories')
    .addColumn('photo_consent_withdrawn_at', 'timestamptz')
    .addColumn('photo_deleted_at', 'timestamptz')
    .execute()
  // Photos were deleted when the pictures were done, and after a day at the latest.
  await sql`update stories set photo_deleted_at = least(illustrations_updated_at, created_at + interval '1 day')
    where photo_consent_at is not null and photo_key is null`.execute(db)
  await sql`create index stories_photo_consent on stories (user_id, id) where photo_consent_at is not null`.execute(db)
}
