import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { storyReadyKey } from '../notifications/story-notifications.ts'

/** If an attempt fails, or its process is lost, the next one starts after this time. */
const RETRY_MINUTES = 1

export function createDeletionRepository(db: Kysely<Database> | Transaction<Database>) {
  /** Deletes the rows of stories and records what remains to be done. @returns how many stories were deleted */
  async function deleteStories(condition: { user_id: number; id?: number; state?: 'text_ready' }): Promise<number> {
    const refundUser = sql<number | null>`case when refund_due then user_id end`.as('refund_user_id')
    const records = await db
      .with('deleted', query =>
        query
          .deleteFrom('stories')
          .where(eb => eb.and(condition))
          .returning(['id', 'photo_key', refundUser]),
      )
      .insertInto('deletions')
      .columns(['story_id', 'photo_key', 'refund_user_id'])
      .expression(query => query.selectFrom('deleted').select(['id', 'photo_key', 'refund_user_id']))
      .returning('story_id as storyId')
      .execute()
    if (records.length === 0) return 0
    const keys = records.map(({ storyId }) => storyReadyKey(storyId))
    await db.deleteFrom('notifications').where('key', 'in', keys).execute()
    return records.length
  }

  return {
    /** Deletes a story of the user whose text is ready. */
    deleteStory: (id: number, userId: number) => deleteStories({ id, user_id: userId, state: 'text_ready' }),

    /** Deletes all stories of the user, whatever their state. Their credits are not refunded. */
    async deleteAllOf(userId: number): Promise<void> {
      await deleteStories({ user_id: userId })
      await db.updateTable('deletions').set({ refund_user_id: null }).where('refund_user_id', '=', userId).execute()
    },

    /** Claims due records. */
    takeDue: (limit: number) =>
      db
        .updateTable('deletions')
        .set({ next_attempt_at: sql<Date>`now() + make_interval(mins => ${RETRY_MINUTES})` })
        .where('story_id', 'in', eb =>
          eb
            .selectFrom('deletions')
            .select('story_id')
            .where('next_attempt_at', '<=', sql<Date>`now()`)
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['story_id as storyId', 'photo_key as photoKey', 'refund_user_id as refundUserId'])
        .execute(),

    async complete(storyId: number): Promise<void> {
      await db.deleteFrom('deletions').where('story_id', '=', storyId).execute()
    },
  }
}
export type DueDeletion = Awaited<ReturnType<ReturnType<typeof createDeletionRepository>['takeDue']>>[number]
