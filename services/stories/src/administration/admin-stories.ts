import { type AdminStory, RECENT_STORIES } from '@kahani/contracts/admin'
import { type Page, toPage } from '@kahani/service-kit/paging'
import { readRowCount } from '@kahani/service-kit/row-counts'
import { matchesWords } from '@kahani/service-kit/word-search'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { themeOf } from '../stories/story-view.ts'

const COLUMNS = [
  'id',
  'title',
  'brief',
  'user_id as userId',
  'premium as isPremium',
  'created_at as createdAt',
  'state',
] as const

const INTEGER = /^\d{1,15}$/

/** All families' stories, for administrators. */
export function createAdminStories(db: Kysely<Database>) {
  const newest = (limit: number) => db.selectFrom('stories').select(COLUMNS).orderBy('id', 'desc').limit(limit)
  type Row = Awaited<ReturnType<ReturnType<typeof newest>['execute']>>[number]
  const toAdminStory = ({ brief, createdAt, ...story }: Row): AdminStory => ({
    ...story,
    characterName: brief.characterName,
    theme: themeOf(brief),
    createdAt: createdAt.toISOString(),
  })

  return {
    /** `q` searches words, and the ids of stories and users. */
    async list({
      q,
      before,
      limit,
    }: {
      q: string
      before?: number | undefined
      limit: number
    }): Promise<Page<AdminStory>> {
      let query = newest(limit + 1)
      if (before !== undefined) query = query.where('id', '<', before)
      if (q !== '') {
        const id = INTEGER.test(q) ? Number(q) : null
        query = query.where(eb =>
          eb.or([matchesWords(q), ...(id === null ? [] : [eb('id', '=', id), eb('user_id', '=', id)])]),
        )
      }
      return toPage((await query.execute()).map(toAdminStory), limit, story => story.id)
    },

    async overview(): Promise<{ storyCount: number; recentStories: AdminStory[] }> {
      const [storyCount, rows] = await Promise.all([
        readRowCount(db, 'readable_stories'),
        newest(RECENT_STORIES).where('state', '=', 'text_ready').execute(),
      ])
      return { storyCount, recentStories: rows.map(toAdminStory) }
    },
  }
}
export type AdminStories = ReturnType<typeof createAdminStories>
