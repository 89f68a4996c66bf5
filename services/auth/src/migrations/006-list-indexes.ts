import { maintainRowCount } from '@kahani/listing/row-counts'
import { type Kysely, sql } from 'kysely'

/** For kinds of entries that are rare among sign-ins, and for the addresses of deleted accounts. */
const indexes = `
  create index if not exists audit_log_reads on audit_log (id) where action like 'GET /api/admin/%';
  create index if not exists audit_log_changes on audit_log (id)
    where (action like '% /api/admin/%' or action = 'GET /auth/gmail/callback') and not action like 'GET /api/admin/%';
  create index if not exists audit_log_passwords on audit_log (id) where action in ('password-changed', 'password-reset');
  create index if not exists audit_log_sessions on audit_log (id) where action in ('sign-out', 'sessions-ended');
  create index if not exists users_administrators on users (id) where is_admin;
  create index if not exists contact_messages_by_email on contact_messages (lower(email));`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(indexes).execute(db)
  await maintainRowCount(db, {
    name: 'newsletter_subscribers',
    table: 'newsletter_subscriptions',
    condition: 'confirmed_at is not null',
  })
}
