import { type Kysely, sql } from 'kysely'

/**
 * Keeps what is spent today and reserved for unfinished stories in one row. Triggers change it when a transaction commits, so
 * that it is locked only for the duration of the commit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const raw = (text: string) => sql.raw(text).execute(db)
  await raw(`create table budget_reservations (
    story_id bigint primary key,
    paise bigint not null,
    premium boolean not null)`)
  await raw(`create table budget_counter (
    id boolean primary key default true check (id),
    day date not null,
    spent_paise bigint not null default 0,
    free_spent_paise bigint not null default 0,
    reserved_paise bigint not null default 0,
    free_reserved_paise bigint not null default 0)`)

  await raw(`
    create function indian_day(at timestamptz) returns date language sql immutable
    return (at at time zone 'Asia/Kolkata')::date`)
  // A new day starts with what is reserved, and with nothing spent. Locks the counter, also on the same day.
  await raw(`
    create function start_budget_day() returns void language sql set search_path from current as $$
      insert into budget_counter as counter (day) values (indian_day(clock_timestamp()))
        on conflict (id) do update set day = excluded.day, spent_paise = 0, free_spent_paise = 0
        where counter.day < excluded.day
    $$`)
  await raw(`
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
    end $$`)
  // Sets the reservation to what the story may still cost. The counter is locked first, as by everything that counts: so there
  // is no deadlock, and the queries after it see what concurrent transactions did to the same story.
  await raw(`
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
    end $$`)

  await raw(`
    create function budget_story() returns trigger language plpgsql set search_path from current as $$
    begin
      perform update_reservation(case when tg_op = 'DELETE' then old.id else new.id end);
      return null;
    end $$`)
  await raw(`
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
    end $$`)
  const trigger = (name: string, event: string, table: string, condition: string, call: string) =>
    raw(`create constraint trigger ${name} after ${event} on ${table} deferrable initially deferred
      for each row when (${condition}) execute function ${call}()`)
  const changed = (columns: string[]) => {
    const row = (name: string) => `(${columns.map(column => `${name}.${column}`).join(', ')})`
    return `${row('old')} is distinct from ${row('new')}`
  }
  const storyColumns = ['budget_paise', 'state', 'illustration_status', 'premium']
  await trigger('budget_story_insert', 'insert', 'stories', 'new.budget_paise > 0', 'budget_story')
  await trigger(
    'budget_story_update',
    'update',
    'stories',
    `(old.budget_paise > 0 or new.budget_paise > 0) and ${changed(storyColumns)}`,
    'budget_story',
  )
  await trigger('budget_story_delete', 'delete', 'stories', 'old.budget_paise > 0', 'budget_story')
  const callColumns = ['price_paise', 'created_at', 'story_id', 'premium']
  await trigger('budget_call_insert', 'insert', 'ai_calls', 'new.price_paise > 0', 'budget_call')
  await trigger(
    'budget_call_update',
    'update',
    'ai_calls',
    `(old.price_paise > 0 or new.price_paise > 0) and ${changed(callColumns)}`,
    'budget_call',
  )
  await trigger('budget_call_delete', 'delete', 'ai_calls', 'old.price_paise > 0', 'budget_call')

  // The triggers lock both tables until the migration is committed, so no change is missed or counted twice.
  await raw(`insert into budget_counter (day, spent_paise, free_spent_paise)
    select indian_day(clock_timestamp()), coalesce(sum(price_paise), 0),
      coalesce(sum(price_paise) filter (where not premium), 0)
    from ai_calls where indian_day(created_at) = indian_day(clock_timestamp())`)
  await raw(`select update_reservation(id) from stories where budget_paise > 0
    and (state = 'writing' or (state = 'text_ready' and illustration_status = 'processing'))`)
}
