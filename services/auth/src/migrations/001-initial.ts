import { createRowCounts, maintainRowCount } from '@kahani/listing/row-counts'
import { createWordSearch } from '@kahani/listing/word-search'
import { createNotifications } from '@kahani/service-kit/notifications'
import { createOutbox } from '@kahani/service-kit/outbox'
import { type Kysely, sql } from 'kysely'

const accounts = `
  create table users (
    id bigint primary key generated always as identity,
    username text not null,
    username_key text not null unique,
    email text not null,
    email_key text not null unique,
    password_hash text,
    is_admin boolean not null default false,
    email_verified_at timestamptz,
    created_at timestamptz not null default now()
  );

  create table user_identities (
    provider text not null,
    subject text not null,
    user_id bigint not null references users on delete cascade,
    created_at timestamptz not null default now(),
    primary key (provider, subject),
    constraint user_identities_one_per_provider unique (user_id, provider)
  );

  create table email_links (
    id uuid primary key default gen_random_uuid(),
    purpose text not null check (purpose in ('verify-email', 'reset-password')),
    user_id bigint not null references users on delete cascade,
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  );
  create index email_links_by_user on email_links (user_id, purpose);
  create index email_links_by_expiry on email_links (expires_at);

  create table account_deletions (
    user_id bigint primary key,
    username text not null,
    email text not null,
    email_verified boolean not null default false,
    kept jsonb not null,
    requested_at timestamptz not null default now(),
    lease_expires_at timestamptz not null default now()
  );`

/** Rows are only ever added. Retention and the deletion of an account set audit_log.maintenance for their transaction. */
const auditLog = `
  create table audit_log (
    id bigint primary key generated always as identity,
    at timestamptz not null default now(),
    action text not null,
    actor_id bigint,
    user_id bigint,
    network text,
    details jsonb not null default '{}'
  );
  create index audit_log_by_action on audit_log (action, id);
  create index audit_log_by_actor on audit_log (actor_id, id);
  create index audit_log_by_user on audit_log (user_id, id);
  create index audit_log_sign_ins_by_time on audit_log (at) where action = 'sign-in';
  create index audit_log_administration on audit_log (id) where action like '% /api/admin/%';

  create function reject_audit_change() returns trigger language plpgsql as $$
  begin
    if current_setting('audit_log.maintenance', true) = 'on' then
      return null;
    end if;
    raise exception 'audit_log is append-only';
  end $$;
  create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function reject_audit_change();`

const email = `
  create table email_deliveries (
    key text primary key,
    state text not null check (state in ('sending', 'sent', 'rejected')),
    lease_expires_at timestamptz not null,
    completed_at timestamptz,
    created_at timestamptz not null default now()
  );
  -- For the time of the last email that was sent.
  create index email_deliveries_sent on email_deliveries (completed_at) where state = 'sent';

  create table gmail_connection (
    id uuid primary key default gen_random_uuid(),
    only_one boolean not null unique default true check (only_one),
    address text not null,
    refresh_token bytea not null,
    key_version text not null,
    connected_by bigint references users on delete set null,
    connected_at timestamptz not null default now(),
    expired boolean not null default false,
    last_error text,
    last_error_at timestamptz
  );

  create table newsletter_subscriptions (
    id uuid primary key,
    email text not null,
    email_key text not null unique,
    confirm_id uuid not null unique default gen_random_uuid(),
    requested_at timestamptz not null default now(),
    confirmed_at timestamptz
  );
  create index newsletter_subscriptions_pending on newsletter_subscriptions (requested_at) where confirmed_at is null;

  create table newsletters (
    id bigint primary key generated always as identity,
    request_key text not null unique,
    subject text not null,
    body text not null,
    created_by bigint references users on delete set null,
    created_at timestamptz not null default now(),
    recipients integer not null,
    queued integer not null default 0,
    last_subscription_id uuid,
    queued_at timestamptz
  );
  create index newsletters_to_queue on newsletters (id) where queued_at is null;

  create table contact_messages (
    id bigint primary key generated always as identity,
    name text not null,
    email text not null,
    subject text not null,
    message text not null,
    created_at timestamptz not null default now()
  );
  create index contact_messages_by_time on contact_messages (created_at);`

/** For the deletion of an account. */
const notificationIndexes = `
  create index notifications_by_user on notifications ((subject ->> 'userId'));
  create index notifications_by_email on notifications ((subject ->> 'emailKey'));`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const tables of [accounts, auditLog, email]) await sql.raw(tables).execute(db)
  await createOutbox(db)
  await createNotifications(db)
  await sql.raw(notificationIndexes).execute(db)
  await createRowCounts(db)
  await maintainRowCount(db, { name: 'users', table: 'users' })
  await createWordSearch(db, { table: 'users', columns: ['username', 'email'], text: "username || ' ' || email" })
}
