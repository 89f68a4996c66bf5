import type { PictureFailure } from '@kahani/contracts/stories'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'

const COLUMNS = [
  'id',
  'page_number as pageNumber',
  'name',
  'brief',
  'state',
  'failure',
  'redraws',
  'width_px as widthPx',
  'height_px as heightPx',
] as const

/** Whether a story has no picture, and its credit was therefore given back or is about to be. */
export const isRefunded = (story: { drawing: string; refundDue: boolean; refundedAt: Date | null }) =>
  story.drawing === 'failed' && (story.refundDue || story.refundedAt !== null)

export function createPictureRepository(db: Kysely<Database> | Transaction<Database>) {
  return {
    /** A story's pictures, the cover first. */
    of: (storyId: number) =>
      db.selectFrom('pictures').select(COLUMNS).where('story_id', '=', storyId).orderBy('page_number').execute(),

    /** A drawn picture by its name, if it is in a story of the user's. */
    findOf: (name: string, userId: number) =>
      db
        .selectFrom('pictures')
        .innerJoin('stories', 'stories.id', 'pictures.story_id')
        .select(['stories.id as storyId', 'pictures.page_number as pageNumber'])
        .where('pictures.name', '=', name)
        .where('pictures.state', '=', 'drawn')
        .where('stories.user_id', '=', userId)
        .executeTakeFirst(),

    async drawn(storyId: number, pageNumber: number, widthPx: number, heightPx: number): Promise<void> {
      await db
        .updateTable('pictures')
        .set({ state: 'drawn', failure: null, width_px: widthPx, height_px: heightPx })
        .where('story_id', '=', storyId)
        .where('page_number', '=', pageNumber)
        .execute()
    },

    /** Gives up one picture that is awaited; one that is there stays there. */
    async failed(storyId: number, pageNumber: number, failure: PictureFailure): Promise<void> {
      await db
        .updateTable('pictures')
        .set({ state: 'failed', failure })
        .where('story_id', '=', storyId)
        .where('page_number', '=', pageNumber)
        .where('state', '=', 'pending')
        .execute()
    },

    /** Gives up all that are awaited; `spareRedraws` but for those that their owner asked for again. */
    async allFailed(storyId: number, spareRedraws: boolean): Promise<void> {
      await db
        .updateTable('pictures')
        .set({ state: 'failed', failure: 'failed' })
        .where('story_id', '=', storyId)
        .where('state', '=', 'pending')
        .$if(spareRedraws, query => query.where('redraws', '=', 0))
        .execute()
    },

    /** Awaits a picture again that was given up. @returns false where it was not given up, or was asked for too often */
    async redraw(storyId: number, pageNumber: number, most: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('pictures')
        .set(eb => ({ state: 'pending', redraws: eb('redraws', '+', 1) }))
        .where('story_id', '=', storyId)
        .where('page_number', '=', pageNumber)
        .where('state', '=', 'failed')
        .where('redraws', '<', most)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** How a story's pictures stand. */
    count: (storyId: number) =>
      db
        .selectFrom('pictures')
        .select([
          sql<number>`count(*)`.as('total'),
          sql<number>`count(*) filter (where state = 'pending')`.as('pending'),
          sql<number>`count(*) filter (where state = 'drawn')`.as('drawn'),
        ])
        .where('story_id', '=', storyId)
        .executeTakeFirstOrThrow(),

    async lockStory(storyId: number) {
      return db
        .selectFrom('stories')
        .select(['id', 'drawing', 'photo_key as photoKey', 'refund_due as refundDue', 'refunded_at as refundedAt'])
        .where('id', '=', storyId)
        .where('state', '=', 'told')
        .forUpdate()
        .executeTakeFirst()
    },

    async setDrawing(storyId: number, drawing: 'processing' | 'completed' | 'partial' | 'failed'): Promise<void> {
      await db.updateTable('stories').set({ drawing, drawing_moved_at: sql`now()` }).where('id', '=', storyId).execute()
    },

    /** The story's credit is to be given back, once. */
    async makeRefundDue(storyId: number): Promise<void> {
      await db
        .updateTable('stories')
        .set({ refund_due: true })
        .where('id', '=', storyId)
        .where('refunded_at', 'is', null)
        .execute()
    },

    /** Begins the time anew within which a story's pictures must be there, and what they may cost, in paise. */
    async drawingSince(storyId: number, budgetPaise: number): Promise<void> {
      await db
        .updateTable('stories')
        .set({ drawing_since: sql`now()`, budget_paise: budgetPaise })
        .where('id', '=', storyId)
        .execute()
    },

    /** Stories whose pictures have been awaited for too long. */
    overdue: (hours: number, limit: number) =>
      db
        .selectFrom('stories')
        .select('id')
        .where('state', '=', 'told')
        .where('drawing', '=', 'processing')
        .where('drawing_since', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
        .limit(limit)
        .execute(),

    /** Stories whose pictures have not moved for so long that the job may be lost; they count as moved from now. */
    touchStuck: (seconds: number, limit: number) =>
      db
        .updateTable('stories')
        .set({ drawing_moved_at: sql`now()` })
        .where('id', 'in', eb =>
          eb
            .selectFrom('stories')
            .select('id')
            .where('state', '=', 'told')
            .where('drawing', '=', 'processing')
            .where('drawing_moved_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
            .orderBy('drawing_moved_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning('id')
        .execute(),

    /** Photos that have lain for longer than they may, or whose pictures are done. */
    photosToForget: (hours: number, limit: number) =>
      db
        .selectFrom('stories')
        .select(['id', 'photo_key as photoKey'])
        .where('photo_key', 'is not', null)
        .where(eb =>
          eb.or([
            eb('created_at', '<', sql<Date>`now() - make_interval(hours => ${hours})`),
            eb('state', '=', 'failed'),
            eb.and([eb('state', '=', 'told'), eb('drawing', '<>', 'processing')]),
          ]),
        )
        .limit(limit)
        .execute(),

    async photoForgotten(storyId: number): Promise<void> {
      await db.updateTable('stories').set({ photo_key: null }).where('id', '=', storyId).execute()
    },
  }
}
