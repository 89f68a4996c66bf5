import type { Kysely } from 'kysely'

/** When the character sheet of a story was rendered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('stories').addColumn('sheet_ready_at', 'timestamptz').execute()
}
