import type { Kysely } from 'kysely'

/** The result of checking the files for the press, from before the copy was ordered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('printed_copies').addColumn('preflight', 'jsonb').execute()
}
