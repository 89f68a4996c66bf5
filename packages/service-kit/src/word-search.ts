import { canonicalize } from '@kahani/contracts/accounts-internal'
import { type Kysely, sql } from 'kysely'

// Without ASCII punctuation Postgres splits texts into words only, and finds no email addresses, hosts or paths in them.
const SEPARATORS = '[^A-Za-z0-9\\u0080-\\U0010FFFF]+'
const JS_SEPARATORS = /[^A-Za-z0-9\u0080-\u{10FFFF}]+/u

/**
 * Adds the column `words` with the words of a text, and its index. For migrations: existing ones depend on its SQL.
 * @param text SQL expression of the text
 */
export async function addWords<DB>(db: Kysely<DB>, table: string, text: string): Promise<void> {
  await sql
    .raw(`alter table ${table} add column words tsvector not null generated always as
      (to_tsvector('simple', regexp_replace(normalize(${text}, NFKC), '${SEPARATORS}', ' ', 'g'))) stored`)
    .execute(db)
  // Without the list of pending entries, which every search would scan.
  await sql.raw(`create index ${table}_words on ${table} using gin (words) with (fastupdate = off)`).execute(db)
}

/** SQL condition: each word of `query` begins a word of the column `words`. */
export function matchesWords(query: string) {
  const words = canonicalize(query).split(JS_SEPARATORS).filter(Boolean)
  return sql<boolean>`words @@ to_tsquery('simple', ${words.map(word => `'${word}':*`).join(' & ')})`
}
