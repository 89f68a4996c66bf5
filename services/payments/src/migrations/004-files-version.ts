import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table printed_copies add column if not exists files_version text').execute(db)
}
