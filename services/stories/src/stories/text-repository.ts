import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

/** Earlier wordings that are kept of a page. */
const MAX_EARLIER = 10

/** The texts of a story that its family can change. */
export function createTextRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    listPages: (storyId: number) =>
      db
        .selectFrom('pages')
        .select(['page_number as pageNumber', 'text', 'version'])
        .where('story_id', '=', storyId)
        .orderBy('page_number')
        .execute(),

    /** Earlier wordings, those of a page the newest first. */
    listEarlier: (storyId: number) =>
      db
        .selectFrom('earlier_texts')
        .select(['page_number as pageNumber', 'text'])
        .where('story_id', '=', storyId)
        .orderBy('page_number')
        .orderBy('version', 'desc')
        .execute(),

    lockPage: (storyId: number, pageNumber: number) =>
      db
        .selectFrom('pages')
        .select(['text', 'version'])
        .where('story_id', '=', storyId)
        .where('page_number', '=', pageNumber)
        .forUpdate()
        .executeTakeFirst(),

    /** Replaces the text of a locked page. */
    async replacePage(
      storyId: number,
      pageNumber: number,
      { before, text }: { before: { text: string; version: number }; text: string },
    ): Promise<void> {
      const page = { story_id: storyId, page_number: pageNumber }
      await db
        .insertInto('earlier_texts')
        .values({ ...page, version: before.version, text: before.text })
        .execute()
      await db
        .deleteFrom('earlier_texts')
        .where('story_id', '=', storyId)
        .where('page_number', '=', pageNumber)
        .where('version', '<=', before.version - MAX_EARLIER)
        .execute()
      await db
        .updateTable('pages')
        .set({ text, version: before.version + 1 })
        .where('story_id', '=', storyId)
        .where('page_number', '=', pageNumber)
        .execute()
    },

    async setDetails(storyId: number, { title, dedication }: { title: string; dedication: string }): Promise<void> {
      await db
        .updateTable('stories')
        .set({ title, dedication, details_version: sql<number>`details_version + 1` })
        .where('id', '=', storyId)
        .execute()
    },
  }
}
