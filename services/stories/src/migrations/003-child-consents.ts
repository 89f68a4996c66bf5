import { type Kysely, sql } from 'kysely'

/**
 * Stories from before, and those that the previous version still adds, were requested under the terms, and their notice was not
 * recorded. Their photos had the checkbox of the form.
 */
const childConsents = `
  alter table stories
    add column consent_source text not null default 'terms' check (consent_source in ('form', 'terms')),
    add column consent_notice text,
    add column consent_provider jsonb,
    add column consent_withdrawn_at timestamptz,
    add column photo_consent_source text not null default 'form' check (photo_consent_source in ('form', 'terms'));`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(childConsents).execute(db)
}
