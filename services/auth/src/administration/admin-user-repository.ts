import { toPage } from '@kahani/service-kit/paging'
import { readRowCount } from '@kahani/service-kit/row-counts'
import { matchesWords } from '@kahani/service-kit/word-search'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'

const COLUMNS = ['id', 'username', 'email', 'is_admin as isAdmin', 'created_at as createdAt'] as const
const INTEGER = /^\d{1,15}$/

export function createAdminUserRepository(db: Kysely<Database>) {
  return {
    count: () => readRowCount(db, 'users'),

    /** `q` searches words of the username and the email address, and the id. */
    async list({ q, before, limit }: { q: string; before?: number | undefined; limit: number }) {
      let query = db
        .selectFrom('users')
        .select(COLUMNS)
        .orderBy('id', 'desc')
        .limit(limit + 1)
      if (before !== undefined) query = query.where('id', '<', before)
      if (q !== '') {
        query = query.where(eb => eb.or([matchesWords(q), ...(INTEGER.test(q) ? [eb('id', '=', Number(q))] : [])]))
      }
      return toPage(await query.execute(), limit, user => user.id)
    },
  }
}
export type AdminUserRepository = ReturnType<typeof createAdminUserRepository>
