import { type Kysely, sql } from 'kysely'

const familyMembers = `
  create table family_members (
    id uuid primary key default gen_random_uuid(),
    user_id bigint not null,
    kind text not null check (kind in ('child', 'friend', 'grown-up', 'pet')),
    name text not null,
    gender text,
    birth_month text,
    relation text,
    pet text,
    look jsonb,
    coat jsonb,
    seed bigint not null,
    consent_at timestamptz,
    consent_source text check (consent_source in ('form', 'terms')),
    consent_notice text,
    consent_provider jsonb,
    keeps_sheet_since timestamptz,
    sheet_age text,
    created_at timestamptz not null default now(),
    constraint family_members_consent check (kind not in ('child', 'friend') or consent_at is not null),
    constraint family_members_sheet check (sheet_age is null or keeps_sheet_since is not null)
  );
  create index family_members_of_user on family_members (user_id, created_at);`

/** Like `tombstones`, whose ids are numbers. */
const tombstones = `
  create table member_tombstones (
    id uuid primary key,
    deleted_at timestamptz not null default now()
  );
  create index member_tombstones_by_time on member_tombstones (deleted_at);`

/** A deletion is of a story or of a sheet. The previous version, which can still run, ignores those without a story. */
const deletions = `
  alter table deletions
    drop constraint deletions_pkey,
    add column id bigint primary key generated always as identity,
    alter column story_id drop not null,
    add constraint deletions_one_per_story unique (story_id),
    add column sheet_of uuid unique,
    add constraint deletions_of_something check (num_nonnulls(story_id, sheet_of) = 1);`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [familyMembers, tombstones, deletions]) await sql.raw(statements).execute(db)
}
