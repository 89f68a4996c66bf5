import { type Kysely, sql } from 'kysely'

/** Null for accounts from before, for the seeded administrator, and for accounts that the previous version creates. */
const acceptedTerms = `
  alter table users add column terms_version text, add column adult_confirmed_at timestamptz;`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(acceptedTerms).execute(db)
}
