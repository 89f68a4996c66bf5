import { type Kysely, sql } from 'kysely'

/** What a story told, for later stories of the same child; null for stories of a provider and those from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table stories add column told jsonb').execute(db)
}
