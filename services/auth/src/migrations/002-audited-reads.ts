import { type Kysely, sql } from 'kysely'

/** The people whose data was in a list that an administrator saw. */
const shownUsers = `
  alter table audit_log add column shown_user_ids bigint[] not null default '{}';
  create index audit_log_by_shown_user on audit_log using gin (shown_user_ids) where shown_user_ids <> '{}';

  drop index audit_log_sign_ins_by_time;
  create index audit_log_expiring on audit_log (at) where action in (
    'sign-in', 'sign-in-failed', 'sign-out', 'sessions-ended', 'password-changed', 'password-reset', 'email-confirmed',
    'passkey-added', 'passkey-removed', 'authenticator-added', 'authenticator-removed', 'recovery-codes-renewed',
    'second-factors-removed'
  ) or action like 'GET /api/admin/%';`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(shownUsers).execute(db)
}
