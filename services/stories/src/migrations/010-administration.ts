import { createRowCounts, maintainRowCount, SLOT } from '@kahani/listing/row-counts'
import { createWordSearch } from '@kahani/listing/word-search'
import { type Kysely, sql } from 'kysely'

/** Counts, sums and indexes for administrators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRowCounts(db)
  await maintainRowCount(db, { name: 'readable_stories', table: 'stories', condition: "state = 'text_ready'" })
  await createWordSearch(db, {
    table: 'stories',
    columns: ['title', 'brief'],
    text: "coalesce(title, '') || ' ' || coalesce(brief->>'characterName', '')",
  })
  await maintainDailyCosts(db)
}

const SUMS = ['calls', 'unanswered', 'images', 'input_tokens', 'output_tokens', 'cost_paise', 'free_cost_paise']

/** Sums of `ai_calls` rows by Indian day and slot. `sign` is -1 for rows that are replaced. */
const sumsOf = (rows: string, slot: string) => `
  select
    (created_at at time zone 'Asia/Kolkata')::date,
    ${slot},
    sum(sign),
    coalesce(sum(sign) filter (where outcome in ('refused', 'failed')), 0),
    sum(sign * images),
    sum(sign * (input_tokens + input_image_tokens)),
    sum(sign * output_tokens),
    sum(sign * price_paise),
    coalesce(sum(sign * price_paise) filter (where not premium), 0)
  from (${rows}) as rows
  group by 1
  order by 1`

async function maintainDailyCosts(db: Kysely<unknown>): Promise<void> {
  const raw = (text: string) => sql.raw(text).execute(db)
  await raw(`create table ai_costs_by_day (
    day date not null,
    slot smallint not null,
    ${SUMS.map(name => `${name} bigint not null,`).join('\n')}
    primary key (day, slot))`)
  const columns = `day, slot, ${SUMS.join(', ')}`
  const trigger = async (event: string, transition: string, rows: string) => {
    await raw(`
      create function sum_ai_costs_on_${event}() returns trigger language plpgsql set search_path from current as $$
      begin
        insert into ai_costs_by_day as days (${columns}) ${sumsOf(rows, SLOT)}
          on conflict (day, slot) do update set ${SUMS.map(name => `${name} = days.${name} + excluded.${name}`).join(', ')};
        return null;
      end $$`)
    await raw(`create trigger sum_ai_costs_${event} after ${event} on ai_calls
      referencing ${transition} for each statement execute function sum_ai_costs_on_${event}()`)
  }
  const added = 'select 1 as sign, * from new_rows'
  const removed = 'select -1 as sign, * from old_rows'
  await trigger('insert', 'new table as new_rows', added)
  await trigger('update', 'new table as new_rows old table as old_rows', `${added} union all ${removed}`)
  await trigger('delete', 'old table as old_rows', removed)
  await raw(`insert into ai_costs_by_day (${columns}) ${sumsOf('select 1 as sign, * from ai_calls', '0')}`)
}
