import { type Kysely, sql } from 'kysely'

const secondFactors = `
  -- Identifies the account to authenticators without naming it.
  alter table users add column passkey_handle uuid not null default gen_random_uuid();

  create table passkeys (
    id text primary key,
    user_id bigint not null references users on delete cascade,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  );
  create index passkeys_by_user on passkeys (user_id);

  create table authenticator_apps (
    user_id bigint primary key references users on delete cascade,
    secret bytea not null,
    key_version text not null,
    last_time_step bigint not null,
    created_at timestamptz not null default now()
  );

  create table recovery_codes (
    user_id bigint not null references users on delete cascade,
    code_hash bytea not null,
    primary key (user_id, code_hash)
  );`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(secondFactors).execute(db)
}
