import { type Kysely, sql } from 'kysely'

/** What a family changes in a finished book: texts with the number of their version, and other versions of pictures. */
const changes = `
  alter table stories
    add column dedication text,
    add column details_version integer not null default 0,
    add column redraws integer not null default 0,
    add column redraws_pending integer not null default 0;
  create index stories_redraws_pending on stories (illustrations_updated_at) where redraws_pending > 0;

  alter table pages add column version integer not null default 0;
  create table earlier_texts (
    story_id bigint not null,
    page_number integer not null,
    version integer not null,
    text text not null,
    primary key (story_id, page_number, version),
    foreign key (story_id, page_number) references pages on delete cascade
  );

  alter table pictures
    add column version integer not null default 0,
    add column title text;
  create table picture_versions (
    story_id bigint not null,
    page_number integer not null,
    version integer not null,
    name text not null unique,
    brief jsonb not null,
    change jsonb,
    title text,
    state text not null default 'pending' check (state in ('pending', 'completed', 'failed')),
    failure text check (failure in ('refused', 'failed')),
    replaces integer,
    created_at timestamptz not null default now(),
    primary key (story_id, page_number, version),
    foreign key (story_id, page_number) references pictures (story_id, page_number) on delete cascade
  );
  create unique index picture_versions_one_pending on picture_versions (story_id, page_number) where state = 'pending';`

/** As in 001, but the estimated cost is also reserved while another version of a picture is rendered. */
const budget = `
  create or replace function update_reservation(id bigint) returns void
  language plpgsql set search_path from current as $$
  declare
    before budget_reservations;
    after budget_reservations;
  begin
    if not exists (select from stories where stories.id = update_reservation.id and budget_paise > 0)
        and not exists (select from budget_reservations where story_id = update_reservation.id) then
      return;
    end if;
    perform start_budget_day();
    select * into before from budget_reservations where story_id = update_reservation.id;
    select stories.id, greatest(budget_paise - coalesce(sum(price_paise), 0), 0), stories.premium into after
      from stories left join ai_calls on ai_calls.story_id = stories.id
      where stories.id = update_reservation.id
        and (state = 'writing' or (state = 'text_ready' and (illustration_status = 'processing' or redraws_pending > 0)))
      group by stories.id;
    delete from budget_reservations where story_id = before.story_id;
    if after.paise > 0 then
      insert into budget_reservations values (after.*);
    end if;
    update budget_counter set
      reserved_paise = reserved_paise + coalesce(after.paise, 0) - coalesce(before.paise, 0),
      free_reserved_paise = free_reserved_paise + case when not after.premium then after.paise else 0 end
        - case when not before.premium then before.paise else 0 end;
  end $$;
  drop trigger budget_story_update on stories;
  create constraint trigger budget_story_update after update on stories deferrable initially deferred
    for each row when (
      (old.budget_paise > 0 or new.budget_paise > 0)
      and (old.budget_paise, old.state, old.illustration_status, old.redraws_pending, old.premium)
        is distinct from (new.budget_paise, new.state, new.illustration_status, new.redraws_pending, new.premium)
    ) execute function budget_story();`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [changes, budget]) await sql.raw(statements).execute(db)
}
