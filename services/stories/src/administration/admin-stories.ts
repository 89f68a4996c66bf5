import { type AdminStory, RECENT_STORIES } from '@kahani/contracts/admin'
import type { SearchQuery } from '@kahani/contracts/paging'
import { type Page, toPage } from '@kahani/listing/paging'
import { readRowCount } from '@kahani/listing/row-counts'
import { searchWords } from '@kahani/listing/word-search'
import { type Kysely, sql } from 'kysely'
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
  const newest = (limit: number, before?: number) =>
    db
      .selectFrom('stories')
      .select(COLUMNS)
      .$if(before !== undefined, query => query.where('id', '<', before ?? 0))
      .orderBy('id', 'desc')
      .limit(limit)
  type Row = Awaited<ReturnType<ReturnType<typeof newest>['execute']>>[number]
  const toAdminStory = ({ brief, createdAt, ...story }: Row): AdminStory => ({
    ...story,
    characterName: brief.characterName,
    theme: themeOf(brief),
    createdAt: createdAt.toISOString(),
  })

  /** Finds words of the title and the name, and the ids of stories and users. */
  async function search({ q, before, limit }: SearchQuery) {
    const ids = await searchWords(db, 'stories', { q, before, limit })
    if (INTEGER.test(q)) {
      const ofUser = await newest(limit, before).where('user_id', '=', Number(q)).execute()
      ids.push(Number(q), ...ofUser.map(({ id }) => id))
    }
    return ids.length === 0 ? [] : newest(limit, before).where('id', 'in', ids).execute()
  }

  return {
    async list(query: SearchQuery): Promise<Page<AdminStory>> {
      const { q, before, limit } = query
      const rows = await (q === '' ? newest(limit + 1, before).execute() : search({ ...query, limit: limit + 1 }))
      return toPage(rows.map(toAdminStory), limit, story => story.id)
    },

    /** Titles and owners, by id. The title is null while there is no text. */
    async describe(ids: number[]) {
      const rows = await db
        .selectFrom('stories')
        .select(['id', 'title', 'user_id as userId'])
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .execute()
      return new Map(rows.map(({ id, ...story }) => [id, story]))
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
