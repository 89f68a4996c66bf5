import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('printed_copies').dropColumn('print_file_key').execute()
}
