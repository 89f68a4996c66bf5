import { createRowCounts, maintainRowCount } from '@kahani/listing/row-counts'
import { createWordSearch } from '@kahani/listing/word-search'
import type { Kysely } from 'kysely'

/** The number of users, and their search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRowCounts(db)
  await maintainRowCount(db, { name: 'users', table: 'users' })
  await createWordSearch(db, { table: 'users', columns: ['username', 'email'], text: "username || ' ' || email" })
}
