import { type Kysely, sql } from 'kysely'

/**
 * Favourites, the bin, and where families stopped reading. Every page that is turned changes a row, so the last are in a table
 * of their own: each change of a story leaves entries in the indexes of periodic tasks.
 */
const shelf = `
  alter table stories
    add column favourite boolean not null default false,
    add column binned_at timestamptz;
  create index if not exists stories_in_bin on stories (binned_at) where binned_at is not null;

  create table readings (
    story_id bigint primary key references stories on delete cascade,
    page_number integer not null,
    read_at timestamptz not null default now()
  );`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(shelf).execute(db)
}
