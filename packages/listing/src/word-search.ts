import { canonicalize } from '@kahani/contracts/accounts-internal'
import { type Kysely, type RawBuilder, sql } from 'kysely'

// Without ASCII punctuation Postgres splits texts into words only, and finds no email addresses, hosts or paths in them.
const SEPARATORS = '[^A-Za-z0-9\\u0080-\\U0010FFFF]+'
const JS_SEPARATORS = /[^A-Za-z0-9\u0080-\u{10FFFF}]+/u

/** The words of `q`, of which the last may be incomplete; null if it contains none. */
function toQuery(q: string) {
  const words = canonicalize(q).split(JS_SEPARATORS).filter(Boolean)
  return words.length === 0 ? null : sql`to_tsquery('simple', ${`${words.map(word => `'${word}'`).join(' & ')}:*`})`
}

/** Whether a text contains the words of `q`, without an index. */
export function matchesWords(text: RawBuilder<string>, q: string): RawBuilder<boolean> {
  const query = toQuery(q)
  if (query === null) return sql<boolean>`false`
  return sql`to_tsvector('simple', regexp_replace(normalize(${text}, NFKC), ${SEPARATORS}, ' ', 'g')) @@ ${query}`
}

/**
 * Indexes the words of a text of each row, in a table of its own: its rows are short, and other changes of `table` do not
 * touch the index. For migrations: existing ones depend on its SQL.
 * @param columns the columns that the text is made of
 * @param text SQL expression of the text
 */
export async function createWordSearch<DB>(
  db: Kysely<DB>,
  { table, columns, text }: { table: string; columns: string[]; text: string },
): Promise<void> {
  const raw = (statement: string) => sql.raw(statement).execute(db)
  const words = `to_tsvector('simple', regexp_replace(normalize(${text}, NFKC), '${SEPARATORS}', ' ', 'g'))`
  await raw(`create table ${table}_words (
    id bigint primary key references ${table} (id) on delete cascade,
    words tsvector not null)`)
  await raw(`
    create function index_${table}_words() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into ${table}_words (id, words) select id, ${words} from (select new.*) as changed
        on conflict (id) do update set words = excluded.words;
      return null;
    end $$`)
  await raw(`create trigger index_${table}_words after insert or update of ${columns.join(', ')} on ${table}
    for each row execute function index_${table}_words()`)
  await raw(`insert into ${table}_words (id, words) select id, ${words} from ${table}`)
  // Without the list of pending entries, which every search would scan.
  await raw(`create index ${table}_words_index on ${table}_words using gin (words) with (fastupdate = off)`)
  // Postgres assumes that the beginning of a word matches 2 % of all rows, and would scan the table for a rare one.
  await raw(`
    create function find_${table}(query tsquery) returns table (id bigint) language sql stable
      set search_path from current set enable_seqscan = off
      as $$ select id from ${table}_words where words @@ query $$`)
}

/** Rows that are searched without the index, newest first: faster for words that many rows have. */
const RECENT_ROWS = 5_000

/**
 * Ids of rows that contain the words of `q`, newest first. The last word may be incomplete.
 * @param before returns lower ids only
 */
export async function searchWords<DB>(
  db: Kysely<DB>,
  table: string,
  { q, before = Number.MAX_SAFE_INTEGER, limit }: { q: string; before?: number | undefined; limit: number },
): Promise<number[]> {
  const query = toQuery(q)
  if (query === null) return []
  const { rows: recent } = await sql<{ id: number }>`
    select id from (
      select id, words from ${sql.table(`${table}_words`)} where id < ${before} order by id desc limit ${RECENT_ROWS}
    ) as recent
    where words @@ ${query} order by id desc limit ${limit}`.execute(db)
  if (recent.length === limit) return recent.map(({ id }) => id)
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.id(`find_${table}`)}(${query}) where id < ${before} order by id desc limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
