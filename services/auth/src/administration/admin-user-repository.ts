import type { SearchQuery } from '@kahani/contracts/paging'
import { toPage } from '@kahani/listing/paging'
import { readRowCount } from '@kahani/listing/row-counts'
import { searchWords } from '@kahani/listing/word-search'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'

const COLUMNS = ['id', 'username', 'email', 'is_admin as isAdmin', 'created_at as createdAt'] as const
const INTEGER = /^\d{1,15}$/

export function createAdminUserRepository(db: Kysely<Database>) {
  const newest = (limit: number, before?: number) =>
    db
      .selectFrom('users')
      .select(COLUMNS)
      .$if(before !== undefined, query => query.where('id', '<', before ?? 0))
      .orderBy('id', 'desc')
      .limit(limit)

  /** Finds words of the username and the email address, and the id. */
  async function search({ q, before, limit }: SearchQuery) {
    const ids = await searchWords(db, 'users', { q, before, limit })
    if (INTEGER.test(q)) ids.push(Number(q))
    return ids.length === 0 ? [] : newest(limit, before).where('id', 'in', ids).execute()
  }

  return {
    count: () => readRowCount(db, 'users'),

    async list(query: SearchQuery) {
      const { q, before, limit } = query
      const rows = await (q === '' ? newest(limit + 1, before).execute() : search({ ...query, limit: limit + 1 }))
      return toPage(rows, limit, user => user.id)
    },
  }
}
export type AdminUserRepository = ReturnType<typeof createAdminUserRepository>
