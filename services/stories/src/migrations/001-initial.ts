import { createRowCounts, maintainRowCount, SLOT } from '@kahani/listing/row-counts'
import { createWordSearch } from '@kahani/listing/word-search'
import { createNotifications } from '@kahani/service-kit/notifications'
import { createOutbox } from '@kahani/service-kit/outbox'
import { type Kysely, sql } from 'kysely'

/** Partial indexes are for periodic tasks: each holds only the few rows that are due. */
const stories = `
  create table stories (
    id bigint primary key generated always as identity,
    user_id bigint not null,
    idempotency_key text,
    brief jsonb not null,
    brief_hash text not null,
    seed integer not null,
    state text not null default 'writing' check (state in ('writing', 'text_ready', 'failed')),
    attempts integer not null default 0,
    outages integer not null default 0,
    lease_expires_at timestamptz not null default now(),
    postponed boolean not null default false,
    refund_due boolean not null default false,
    refund_attempts integer not null default 0,
    refund_next_attempt_at timestamptz not null default now(),
    refunded_at timestamptz,
    title text,
    bible jsonb,
    illustration_status text not null default 'processing'
      check (illustration_status in ('processing', 'completed', 'partial', 'failed')),
    sheet_ready_at timestamptz,
    illustrations_requested_at timestamptz,
    illustrations_updated_at timestamptz,
    illustrated_at timestamptz,
    photo_key text,
    photo_consent_at timestamptz,
    photo_consent_withdrawn_at timestamptz,
    photo_deleted_at timestamptz,
    photo_deletion_attempts integer not null default 0,
    photo_deletion_next_attempt_at timestamptz not null default now(),
    premium boolean not null default false,
    budget_paise integer not null default 0,
    created_at timestamptz not null default now(),
    constraint stories_one_per_key unique (user_id, idempotency_key)
  );
  create index stories_of_user on stories (user_id, id);
  create index stories_failed on stories (user_id, created_at) where state = 'failed';
  create index stories_lease_expiry on stories (lease_expires_at) where state = 'writing';
  create index stories_refund_due on stories (id) where refund_due;
  create index stories_illustrations_processing on stories (illustrations_updated_at)
    where state = 'text_ready' and illustration_status = 'processing';
  create index stories_with_photo on stories (created_at) where photo_key is not null;
  create index stories_photo_consent on stories (user_id, id) where photo_consent_at is not null;

  create table pages (
    story_id bigint not null references stories on delete cascade,
    page_number integer not null,
    text text not null,
    primary key (story_id, page_number)
  );

  create table pictures (
    id bigint primary key generated always as identity,
    story_id bigint not null references stories on delete cascade,
    page_number integer not null,
    name text not null unique,
    brief jsonb not null,
    state text not null default 'pending' check (state in ('pending', 'completed', 'failed')),
    failure text check (failure in ('refused', 'failed')),
    retries integer not null default 0,
    constraint pictures_one_per_page unique (story_id, page_number)
  );

  create table deletions (
    story_id bigint primary key,
    photo_key text,
    refund_user_id bigint,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now()
  );

  -- When a story of an account failed: its text, or all of its pictures. Apart from the stories, which their owner can delete.
  create table failures (
    user_id bigint not null,
    failed_at timestamptz not null default now()
  );
  create index failures_by_user on failures (user_id, failed_at);
  create function record_failure() returns trigger language plpgsql set search_path from current as $$
  begin
    insert into failures (user_id) values (new.user_id);
    return null;
  end $$;
  create trigger record_failure after update of refund_due on stories
    for each row when (new.refund_due and not old.refund_due) execute function record_failure();`

/** The record of a cost is kept without its story if the story is deleted. */
const aiCalls = `
  create table ai_calls (
    id uuid primary key,
    story_id bigint,
    premium boolean,
    kind text not null,
    page_number integer,
    model text not null,
    outcome text not null check (outcome in ('started', 'answered', 'refused', 'failed')),
    input_tokens integer not null,
    input_image_tokens integer not null,
    output_tokens integer not null,
    images integer not null,
    price_paise integer not null,
    created_at timestamptz not null default now(),
    constraint ai_calls_story foreign key (story_id) references stories on delete set null
  );
  create index ai_calls_by_day on ai_calls (created_at);
  create index ai_calls_of_story on ai_calls (story_id);

  create table ai_costs_by_day (
    day date not null,
    slot smallint not null,
    calls bigint not null,
    unanswered bigint not null,
    images bigint not null,
    input_tokens bigint not null,
    output_tokens bigint not null,
    cost_paise bigint not null,
    free_cost_paise bigint not null,
    primary key (day, slot)
  );`

const SUMS = ['calls', 'unanswered', 'images', 'input_tokens', 'output_tokens', 'cost_paise', 'free_cost_paise']

/** Keeps the sums of `ai_calls` by Indian day and slot. The sign of a row is -1 if it was replaced or deleted. */
const sumCosts = (event: string, transition: string, rows: string) => `
  create function sum_ai_costs_on_${event}() returns trigger language plpgsql set search_path from current as $$
  begin
    insert into ai_costs_by_day as days (day, slot, ${SUMS.join(', ')})
      select
        (created_at at time zone 'Asia/Kolkata')::date,
        ${SLOT},
        sum(sign),
        coalesce(sum(sign) filter (where outcome in ('refused', 'failed')), 0),
        sum(sign * images),
        sum(sign * (input_tokens + input_image_tokens)),
        sum(sign * output_tokens),
        sum(sign * price_paise),
        coalesce(sum(sign * price_paise) filter (where not premium), 0)
      from (${rows}) as rows
      group by 1
      order by 1
      on conflict (day, slot) do update set ${SUMS.map(name => `${name} = days.${name} + excluded.${name}`).join(', ')};
    return null;
  end $$;
  create trigger sum_ai_costs_${event} after ${event} on ai_calls
    referencing ${transition} for each statement execute function sum_ai_costs_on_${event}();`

const ADDED = 'select 1 as sign, * from new_rows'
const REMOVED = 'select -1 as sign, * from old_rows'

/**
 * What is spent today and reserved for unfinished stories is in one row. Triggers change it when a transaction commits, so that
 * it is locked only for the duration of the commit.
 */
const budget = `
  create table budget_reservations (
    story_id bigint primary key,
    paise bigint not null,
    premium boolean not null
  );
  create table budget_counter (
    id boolean primary key default true check (id),
    day date not null,
    spent_paise bigint not null default 0,
    free_spent_paise bigint not null default 0,
    reserved_paise bigint not null default 0,
    free_reserved_paise bigint not null default 0
  );

  create function indian_day(at timestamptz) returns date language sql immutable
    return (at at time zone 'Asia/Kolkata')::date;

  -- A new day starts with what is reserved, and with nothing spent. Locks the counter, also on the same day.
  create function start_budget_day() returns void language sql set search_path from current as $$
    insert into budget_counter as counter (day) values (indian_day(clock_timestamp()))
      on conflict (id) do update set day = excluded.day, spent_paise = 0, free_spent_paise = 0
      where counter.day < excluded.day
  $$;

  create function count_spent(at timestamptz, paise bigint, premium boolean) returns void
  language plpgsql set search_path from current as $$
  begin
    if paise <> 0 and indian_day(at) = indian_day(clock_timestamp()) then
      perform start_budget_day();
      update budget_counter set
        spent_paise = spent_paise + paise,
        free_spent_paise = free_spent_paise + case when not premium then paise else 0 end
        where day = indian_day(at);
    end if;
  end $$;

  -- Sets the reservation to what the story may still cost. The counter is locked first, as by everything that counts: so there
  -- is no deadlock, and the queries after it see what concurrent transactions did to the same story.
  create function update_reservation(id bigint) returns void language plpgsql set search_path from current as $$
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
        and (state = 'writing' or (state = 'text_ready' and illustration_status = 'processing'))
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

  create function budget_story() returns trigger language plpgsql set search_path from current as $$
  begin
    perform update_reservation(case when tg_op = 'DELETE' then old.id else new.id end);
    return null;
  end $$;
  create constraint trigger budget_story_insert after insert on stories deferrable initially deferred
    for each row when (new.budget_paise > 0) execute function budget_story();
  create constraint trigger budget_story_update after update on stories deferrable initially deferred
    for each row when (
      (old.budget_paise > 0 or new.budget_paise > 0)
      and (old.budget_paise, old.state, old.illustration_status, old.premium)
        is distinct from (new.budget_paise, new.state, new.illustration_status, new.premium)
    ) execute function budget_story();
  create constraint trigger budget_story_delete after delete on stories deferrable initially deferred
    for each row when (old.budget_paise > 0) execute function budget_story();

  create function budget_call() returns trigger language plpgsql set search_path from current as $$
  begin
    if tg_op <> 'INSERT' and old.story_id is not null then
      perform update_reservation(old.story_id);
    end if;
    if tg_op <> 'DELETE' and new.story_id is not null then
      perform update_reservation(new.story_id);
    end if;
    if tg_op <> 'INSERT' then
      perform count_spent(old.created_at, -old.price_paise, old.premium);
    end if;
    if tg_op <> 'DELETE' then
      perform count_spent(new.created_at, new.price_paise, new.premium);
    end if;
    return null;
  end $$;
  create constraint trigger budget_call_insert after insert on ai_calls deferrable initially deferred
    for each row when (new.price_paise > 0) execute function budget_call();
  create constraint trigger budget_call_update after update on ai_calls deferrable initially deferred
    for each row when (
      (old.price_paise > 0 or new.price_paise > 0)
      and (old.price_paise, old.created_at, old.story_id, old.premium)
        is distinct from (new.price_paise, new.created_at, new.story_id, new.premium)
    ) execute function budget_call();
  create constraint trigger budget_call_delete after delete on ai_calls deferrable initially deferred
    for each row when (old.price_paise > 0) execute function budget_call();`

export async function up(db: Kysely<unknown>): Promise<void> {
  const costs = [
    sumCosts('insert', 'new table as new_rows', ADDED),
    sumCosts('update', 'new table as new_rows old table as old_rows', `${ADDED} union all ${REMOVED}`),
    sumCosts('delete', 'old table as old_rows', REMOVED),
  ]
  for (const statements of [stories, aiCalls, ...costs, budget]) await sql.raw(statements).execute(db)
  await createOutbox(db)
  await createNotifications(db)
  await createRowCounts(db)
  await maintainRowCount(db, { name: 'readable_stories', table: 'stories', condition: "state = 'text_ready'" })
  await createWordSearch(db, {
    table: 'stories',
    columns: ['title', 'brief'],
    text: "coalesce(title, '') || ' ' || coalesce(brief->>'characterName', '')",
  })
}
