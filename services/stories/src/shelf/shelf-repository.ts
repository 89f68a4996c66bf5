import { COVER } from '@kahani/contracts/illustration'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { STORY_COLUMNS, selectCover } from '../stories/story-repository.ts'

const now = sql<Date>`now()`

/** What families do with the stories on their shelf, and the bin. */
export function createShelfRepository(db: Kysely<Database> | Transaction<Database>) {
  const update = (id: number, userId: number) =>
    db.updateTable('stories').where('id', '=', id).where('user_id', '=', userId).where('state', '=', 'text_ready')

  return {
    /** @returns false if the user has no such story */
    async setFavourite(id: number, userId: number, favourite: boolean): Promise<boolean> {
      const { numUpdatedRows } = await update(id, userId).set({ favourite }).executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** A story that is in the bin keeps its time there. @returns false if the user has no such story */
    async moveToBin(id: number, userId: number): Promise<boolean> {
      const { numUpdatedRows } = await update(id, userId)
        .set({ binned_at: sql<Date>`coalesce(binned_at, now())` })
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** @returns false if the user has no such story */
    async restore(id: number, userId: number): Promise<boolean> {
      const { numUpdatedRows } = await update(id, userId).set({ binned_at: null }).executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** The user's stories in the bin with an id below `before`, newest first. */
    listBin: (userId: number, limit: number, before?: number) =>
      db
        .selectFrom('stories')
        .select(eb => [...STORY_COLUMNS, selectCover(eb)])
        .where('user_id', '=', userId)
        .where('binned_at', 'is not', null)
        .$if(before !== undefined, query => query.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** The user's stories whose pictures are being rendered, newest first. */
    listDrawing: (userId: number) =>
      db
        .selectFrom('stories')
        .select(eb => [
          ...STORY_COLUMNS,
          selectCover(eb),
          sql<number>`(select count(*) from pictures where story_id = stories.id)`.as('total'),
          sql<number>`(select count(*) from pictures where story_id = stories.id and state = 'completed')`.as('drawn'),
        ])
        .where('user_id', '=', userId)
        .where('state', '=', 'text_ready')
        .where('illustration_status', '=', 'processing')
        .where('binned_at', 'is', null)
        .orderBy('id', 'desc')
        .execute(),

    /** Records the page that the user reads. @returns false if the user has no such story on the shelf */
    async recordReading(id: number, userId: number, pageNumber: number): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('readings')
        .columns(['story_id', 'page_number'])
        .expression(
          db
            .selectFrom('pages')
            .innerJoin('stories', 'stories.id', 'pages.story_id')
            .select(['stories.id', 'pages.page_number'])
            .where('stories.id', '=', id)
            .where('stories.user_id', '=', userId)
            .where('stories.binned_at', 'is', null)
            .where('pages.page_number', '=', pageNumber),
        )
        .onConflict(conflict => conflict.column('story_id').doUpdateSet({ page_number: pageNumber, read_at: now }))
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    /** The story in the middle of which the user stopped last, with the picture of that page. */
    findReading: (userId: number) =>
      db
        .selectFrom('readings')
        .innerJoin('stories', 'stories.id', 'readings.story_id')
        .select(eb => [
          ...STORY_COLUMNS,
          selectCover(eb),
          'readings.page_number as pageNumber',
          'readings.read_at as readAt',
          sql<number>`(select count(*) from pages where story_id = stories.id)`.as('pages'),
          sql<{ name: string; version: number } | null>`(select json_build_object('name', name, 'version', version)
            from pictures where story_id = stories.id and page_number = readings.page_number
              and page_number <> ${COVER} and state = 'completed')`.as('picture'),
        ])
        .where('user_id', '=', userId)
        .where('binned_at', 'is', null)
        .where('readings.page_number', '>', 1)
        .where(sql<boolean>`readings.page_number < (select max(page_number) from pages where story_id = stories.id)`)
        .orderBy('readings.read_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** The completed picture of the page where the user stopped in the middle of a story, or else its cover. */
    findFirstPicture: (id: number, userId: number) =>
      db
        .selectFrom('pictures')
        .innerJoin('stories', 'stories.id', 'pictures.story_id')
        .leftJoin('readings', 'readings.story_id', 'stories.id')
        .select(['pictures.page_number as pageNumber', 'pictures.name', 'pictures.version'])
        .where('stories.id', '=', id)
        .where('stories.user_id', '=', userId)
        .where('stories.binned_at', 'is', null)
        .where('pictures.state', '=', 'completed')
        .where(eb =>
          eb.or([
            eb('pictures.page_number', '=', COVER),
            eb.and([
              eb('pictures.page_number', '=', eb.ref('readings.page_number')),
              sql<boolean>`readings.page_number < (select max(page_number) from pages where story_id = stories.id)`,
            ]),
          ]),
        )
        .orderBy('pictures.page_number', 'desc')
        .limit(1)
        .executeTakeFirst(),
  }
}
export type ShelfRepository = ReturnType<typeof createShelfRepository>
