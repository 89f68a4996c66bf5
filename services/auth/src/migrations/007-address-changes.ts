import { type Kysely, sql } from 'kysely'

/** Links that confirm the new address of an account, and the events that are deleted after 90 days, with two more. */
const addressChanges = `
  alter table email_links drop constraint email_links_purpose_check;
  alter table email_links add constraint email_links_purpose_check
    check (purpose in ('verify-email', 'reset-password', 'change-email'));
  alter table email_links add column email text;

  drop index audit_log_expiring;
  create index audit_log_expiring on audit_log (at) where action in (
    'sign-in', 'sign-in-failed', 'sign-out', 'sessions-ended', 'password-changed', 'password-reset', 'email-confirmed',
    'email-changed', 'username-changed', 'passkey-added', 'passkey-removed', 'authenticator-added', 'authenticator-removed',
    'recovery-codes-renewed', 'second-factors-removed'
  ) or action like 'GET /api/admin/%';`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(addressChanges).execute(db)
}
