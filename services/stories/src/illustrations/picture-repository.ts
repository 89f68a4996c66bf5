import { randomUUID } from 'node:crypto'
import type { PictureId } from '@kahani/contracts/picture-keys'
import type { IllustrationStatus, PictureFailure } from '@kahani/contracts/stories'
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction, type Updateable } from 'kysely'
import { backOff } from '../back-off.ts'
import type { Database } from '../database.ts'

/** A random file name for the URL of a picture. */
export const newPictureName = () => `${randomUUID()}.png`

/** Whether pictures of a story are being rendered. */
const isUnfinished = sql<SqlBool>`(illustration_status = 'processing' or redraws_pending > 0)`

const PHOTO_DELETION_BACK_OFF = { delaySeconds: 5, maxSeconds: 3_600 }

const COLUMNS = ['id', 'page_number as pageNumber', 'version', 'name', 'brief', 'state', 'failure', 'retries'] as const

export function createPictureRepository(db: Kysely<Database> | Transaction<Database>) {
  /** Claims stories that are being illustrated, those first whose progress is oldest, by marking them as updated now. */
  const takeProcessing = (isDue: RawBuilder<SqlBool>, limit: number) =>
    db
      .updateTable('stories')
      .set({ illustrations_updated_at: sql`now()` })
      .where('id', 'in', eb =>
        eb
          .selectFrom('stories')
          .select('id')
          .where('state', '=', 'text_ready')
          .where(isUnfinished)
          .where(isDue)
          .orderBy('illustrations_updated_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .execute()

  /** Gives a picture a new name. */
  async function replace(storyId: number, pageNumber: number, change: Updateable<Database['pictures']>): Promise<void> {
    const name = newPictureName()
    const picture = await db
      .updateTable('pictures')
      .set({ ...change, name })
      .where('story_id', '=', storyId)
      .where('page_number', '=', pageNumber)
      .returning('version')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('picture_versions')
      .set({ name })
      .where('story_id', '=', storyId)
      .where('page_number', '=', pageNumber)
      .where('version', '=', picture.version)
      .execute()
  }

  return {
    /** A story's pictures, the cover first. */
    listByStory: (storyId: number) =>
      db.selectFrom('pictures').select(COLUMNS).where('story_id', '=', storyId).orderBy('page_number').execute(),

    /** The texts of a story's pages, in order. */
    listPageTexts: async (storyId: number) =>
      (
        await db.selectFrom('pages').select('text').where('story_id', '=', storyId).orderBy('page_number').execute()
      ).map(page => page.text),

    /** A completed picture of one of the user's stories, or another version of one. */
    async findByName(name: string, userId: number): Promise<PictureId | undefined> {
      const findIn = (table: 'pictures' | 'picture_versions') =>
        db
          .selectFrom(table)
          .innerJoin('stories', 'stories.id', `${table}.story_id`)
          .select(['stories.id as storyId', 'page_number as pageNumber', 'version'])
          .where('name', '=', name)
          .where(`${table}.state`, '=', 'completed')
          .where('stories.user_id', '=', userId)
          .executeTakeFirst()
      return (await findIn('pictures')) ?? findIn('picture_versions')
    },

    async markCompleted(storyId: number, pageNumber: number): Promise<void> {
      await db
        .updateTable('pictures')
        .set({ state: 'completed', failure: null })
        .where('story_id', '=', storyId)
        .where('page_number', '=', pageNumber)
        .execute()
    },

    /** Fails one picture if it is pending; a completed picture stays completed. */
    async markFailed(storyId: number, pageNumber: number, failure: PictureFailure): Promise<void> {
      await db
        .updateTable('pictures')
        .set({ state: 'failed', failure })
        .where('story_id', '=', storyId)
        .where('page_number', '=', pageNumber)
        .where('state', '=', 'pending')
        .execute()
    },

    /** Fails all pending pictures of a story. @param retried whether to include those that their owner retried */
    async failPending(storyId: number, { retried }: { retried: boolean }): Promise<void> {
      await db
        .updateTable('pictures')
        .set({ state: 'failed', failure: 'failed' })
        .where('story_id', '=', storyId)
        .where('state', '=', 'pending')
        .$if(!retried, query => query.where('retries', '=', 0))
        .execute()
    },

    /** Sets a failed picture back to pending. @returns false if it has not failed or has reached the limit of retries */
    async retry(storyId: number, pageNumber: number, maxRetries: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('pictures')
        .set(eb => ({ state: 'pending', retries: eb('retries', '+', 1) }))
        .where('story_id', '=', storyId)
        .where('page_number', '=', pageNumber)
        .where('state', '=', 'failed')
        .where('retries', '<', maxRetries)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Gives a picture whose file was replaced a new name: browsers have cached the one before under the old name. */
    rename: (storyId: number, pageNumber: number) => replace(storyId, pageNumber, {}),

    /**
     * Gives a picture whose file was lost a new state, name and number of retries. Under the old name browsers have cached the
     * lost picture.
     */
    replaceLost: (storyId: number, pageNumber: number, state: 'pending' | 'failed') =>
      replace(storyId, pageNumber, { state, failure: state === 'failed' ? 'failed' : null, retries: 0 }),

    countByState: (storyId: number) =>
      db
        .selectFrom('pictures')
        .select([
          sql<number>`count(*)`.as('total'),
          sql<number>`count(*) filter (where state = 'pending')`.as('pending'),
          sql<number>`count(*) filter (where state = 'completed')`.as('completed'),
        ])
        .where('story_id', '=', storyId)
        .executeTakeFirstOrThrow(),

    lockStory: (storyId: number) =>
      db
        .selectFrom('stories')
        .select([
          'id',
          'user_id as userId',
          'title',
          'illustration_status as illustrationStatus',
          'redraws',
          'photo_key as photoKey',
          'refund_due as refundDue',
          'refunded_at as refundedAt',
          'consent_withdrawn_at as consentWithdrawnAt',
        ])
        .where('id', '=', storyId)
        .where('state', '=', 'text_ready')
        .forUpdate()
        .executeTakeFirst(),

    async setStatus(storyId: number, status: IllustrationStatus): Promise<void> {
      await db
        .updateTable('stories')
        .set({
          illustration_status: status,
          illustrations_updated_at: sql`now()`,
          ...(status !== 'processing' && { illustrations_queued_at: null }),
        })
        .where('id', '=', storyId)
        .execute()
    },

    async markSheetReady(storyId: number): Promise<void> {
      await db
        .updateTable('stories')
        .set({ sheet_ready_at: sql`now()`, illustrations_updated_at: sql`now()` })
        .where('id', '=', storyId)
        .execute()
    },

    /**
     * Records that a story's pictures have completed for the first time.
     * @returns whether that took longer than `seconds` since they were requested, or the first attempt to write the story failed
     */
    async markIllustrated(storyId: number, seconds: number): Promise<boolean> {
      const row = await db
        .updateTable('stories')
        .set({ illustrated_at: sql`now()` })
        .where('id', '=', storyId)
        .where('illustrated_at', 'is', null)
        .returning(
          sql<boolean>`attempts > 1 or now() - illustrations_requested_at > make_interval(secs => ${seconds})`.as(
            'late',
          ),
        )
        .executeTakeFirst()
      return row?.late ?? false
    },

    /** Schedules the refund of the story's credit, unless it was refunded already, or the story had pictures before. */
    async markRefundDue(storyId: number): Promise<void> {
      await db
        .updateTable('stories')
        .set({ refund_due: true })
        .where('id', '=', storyId)
        .where('refunded_at', 'is', null)
        .where('illustrated_at', 'is', null)
        .execute()
    },

    /** Restarts the deadline of a story's pictures, which are queued, and sets the story's budget, in paise. */
    async restartDeadline(storyId: number, budgetPaise: number): Promise<void> {
      await db
        .updateTable('stories')
        .set({ illustrations_requested_at: sql`now()`, illustrations_queued_at: sql`now()`, budget_paise: budgetPaise })
        .where('id', '=', storyId)
        .execute()
    },

    /** Claims stories whose pictures are still pending after their deadline, or without consent. */
    takeOverdue: (hours: number, limit: number) =>
      takeProcessing(
        sql`(illustrations_requested_at < now() - make_interval(hours => ${hours}) or consent_withdrawn_at is not null)`,
        limit,
      ),

    /** Claims stories that were queued and are without progress for so long that their jobs may be lost. */
    takeStalled: (seconds: number, limit: number) =>
      takeProcessing(
        sql`((illustrations_queued_at is not null or redraws_pending > 0)
          and illustrations_updated_at < now() - make_interval(secs => ${seconds}))`,
        limit,
      ),

    /** Claims photos past their retention, without consent, or no longer needed: those first that have been due for longest. */
    takePhotosToDelete: (retentionHours: number, limit: number) =>
      db
        .updateTable('stories')
        .set({
          photo_deletion_attempts: sql<number>`photo_deletion_attempts + 1`,
          photo_deletion_next_attempt_at: backOff('photo_deletion_attempts', PHOTO_DELETION_BACK_OFF),
        })
        .where('id', 'in', query =>
          query
            .selectFrom('stories')
            .select('id')
            .where('photo_key', 'is not', null)
            .where('photo_deletion_next_attempt_at', '<=', sql<Date>`now()`)
            .where(eb =>
              eb.or([
                eb('created_at', '<', sql<Date>`now() - make_interval(hours => ${retentionHours})`),
                eb('photo_consent_withdrawn_at', 'is not', null),
                eb('state', '=', 'failed'),
                eb.and([eb('state', '=', 'text_ready'), eb('illustration_status', '<>', 'processing')]),
              ]),
            )
            .orderBy('photo_deletion_next_attempt_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'photo_key as photoKey'])
        .execute(),

    isPhotoInUse: async (photoKey: string): Promise<boolean> =>
      (await db.selectFrom('stories').select('id').where('photo_key', '=', photoKey).executeTakeFirst()) !== undefined,

    /** Records that the photo was deleted. */
    async clearPhoto(storyId: number): Promise<void> {
      await db
        .updateTable('stories')
        .set({ photo_key: null, photo_deleted_at: sql<Date>`now()` })
        .where('id', '=', storyId)
        .where('photo_key', 'is not', null)
        .execute()
    },
  }
}
export type PictureRepository = ReturnType<typeof createPictureRepository>
