import { BIN_DAYS } from '@kahani/contracts/shelf'
import { addTombstones } from '@kahani/service-kit/tombstones'
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import { backOff } from '../back-off.ts'
import type { Database } from '../database.ts'
import { storyFailedKey, storyReadyKey } from '../notifications/story-notifications.ts'

/** If an attempt fails, or its process is lost, the next one starts after this time, which doubles with each attempt. */
const RETRY_SECONDS = 60
const MAX_RETRY_SECONDS = 3_600

/** The time of a story in the bin is over. */
const isExpired = sql<boolean>`binned_at < now() - make_interval(days => ${BIN_DAYS})`

type Condition = (eb: ExpressionBuilder<Database, 'stories'>) => Expression<SqlBool>
type MemberCondition = (eb: ExpressionBuilder<Database, 'family_members'>) => Expression<SqlBool>

export function createDeletionRepository(db: Kysely<Database> | Transaction<Database>) {
  /** Deletes the rows of stories and records what remains to be done. @returns how many stories were deleted */
  async function deleteStories(condition: Condition): Promise<number> {
    const refundUser = sql<number | null>`case when refund_due then user_id end`.as('refund_user_id')
    const records = await db
      .with('deleted', query => query.deleteFrom('stories').where(condition).returning(['id', 'photo_key', refundUser]))
      .insertInto('deletions')
      .columns(['story_id', 'photo_key', 'refund_user_id'])
      .expression(query => query.selectFrom('deleted').select(['id', 'photo_key', 'refund_user_id']))
      .returning('story_id as storyId')
      .$narrowType<{ storyId: number }>()
      .execute()
    if (records.length === 0) return 0
    await addTombstones(
      db,
      records.map(({ storyId }) => storyId),
    )
    const keys = records.flatMap(({ storyId }) => [storyReadyKey(storyId), storyFailedKey(storyId)])
    await db.deleteFrom('notifications').where(sql<boolean>`key = any(${keys})`).execute()
    return records.length
  }

  /** Has the kept sheets of members deleted. */
  async function deleteSheets(memberIds: string[]): Promise<void> {
    if (memberIds.length === 0) return
    await db
      .insertInto('deletions')
      .values(memberIds.map(id => ({ sheet_of: id })))
      .onConflict(conflict =>
        conflict.column('sheet_of').doUpdateSet({ next_attempt_at: sql<Date>`now()`, attempts: 0 }),
      )
      .execute()
  }

  /** Deletes saved members with their sheets. @returns how many */
  async function deleteMembers(condition: MemberCondition): Promise<number> {
    const members = await db.deleteFrom('family_members').where(condition).returning(['id', 'kind']).execute()
    if (members.length === 0) return 0
    await deleteSheets(members.filter(({ kind }) => kind === 'child').map(({ id }) => id))
    await db
      .insertInto('member_tombstones')
      .values(members.map(({ id }) => ({ id })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return members.length
  }

  return {
    deleteSheets,

    /** Deletes a saved member of the user. @returns false if there is none */
    deleteMember: async (id: string, userId: number): Promise<boolean> =>
      (await deleteMembers(eb => eb.and({ id, user_id: userId }))) > 0,

    /** Whether the user has a story that can be deleted. */
    async hasStory(id: number, userId: number): Promise<boolean> {
      const story = await db
        .selectFrom('stories')
        .select('id')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('state', '=', 'text_ready')
        .executeTakeFirst()
      return story !== undefined
    },

    /** Deletes a story of the user whose text is ready. */
    deleteStory: (id: number, userId: number) =>
      deleteStories(eb => eb.and({ id, user_id: userId, state: 'text_ready' })),

    /** Stories whose time in the bin is over, those first that have been there for longest. */
    listExpired: (limit: number) =>
      db
        .selectFrom('stories')
        .select(['id', 'user_id as userId'])
        .where(isExpired)
        .orderBy('binned_at')
        .limit(limit)
        .execute(),

    /** Deletes a story whose time in the bin is over. */
    deleteExpired: (id: number) => deleteStories(eb => eb.and([eb('id', '=', id), isExpired])),

    /** Deletes a story that attempt number `attempts` is writing. @returns false if it is not */
    deleteUnpaid: async (id: number, attempts: number): Promise<boolean> =>
      (await deleteStories(eb => eb.and({ id, attempts, state: 'writing' }))) > 0,

    /** Deletes a story without text, and has its credit refunded. */
    async deleteUnfinished(id: number): Promise<void> {
      await db
        .updateTable('stories')
        .set({ refund_due: true })
        .where('id', '=', id)
        .where('state', '=', 'writing')
        .execute()
      for (const state of ['writing', 'failed'] as const) await deleteStories(eb => eb.and({ id, state }))
    },

    /** Deletes the family and all stories of the user, whatever their state. Their credits are not refunded. */
    async deleteAllOf(userId: number): Promise<void> {
      await deleteMembers(eb => eb('user_id', '=', userId))
      await deleteStories(eb => eb('user_id', '=', userId))
      await db.updateTable('deletions').set({ refund_user_id: null }).where('refund_user_id', '=', userId).execute()
      await db.deleteFrom('failures').where('user_id', '=', userId).execute()
    },

    /** Deletes stories that were deleted before and that a restored backup has brought back. @returns how many */
    repeat: (): Promise<number> =>
      deleteStories(eb => eb('id', 'in', eb.selectFrom('tombstones').select('tombstones.id'))),

    /** The same for members of families. Consents to keep sheets are withdrawn: they may have been since. @returns how many members */
    async repeatOfFamilies(): Promise<number> {
      const deleted = await deleteMembers(eb =>
        eb('id', 'in', eb.selectFrom('member_tombstones').select('member_tombstones.id')),
      )
      const withdrawn = await db
        .updateTable('family_members')
        .set({ keeps_sheet_since: null, sheet_age: null })
        .where('keeps_sheet_since', 'is not', null)
        .returning('id')
        .execute()
      await deleteSheets(withdrawn.map(({ id }) => id))
      return deleted
    },

    /** Whether a sheet is kept of the member, which does not change until the transaction ends. */
    async lockSheet(memberId: string): Promise<boolean> {
      const member = await db
        .selectFrom('family_members')
        .select('sheet_age')
        .where('id', '=', memberId)
        .forUpdate()
        .executeTakeFirst()
      return member?.sheet_age != null
    },

    /** Claims due records, and counts the attempt. */
    takeDue: (limit: number) =>
      db
        .updateTable('deletions')
        .set({
          attempts: sql<number>`attempts + 1`,
          next_attempt_at: backOff('attempts', { delaySeconds: RETRY_SECONDS, maxSeconds: MAX_RETRY_SECONDS }),
        })
        .where('id', 'in', eb =>
          eb
            .selectFrom('deletions')
            .select('id')
            .where('next_attempt_at', '<=', sql<Date>`now()`)
            .orderBy('next_attempt_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning([
          'id',
          'story_id as storyId',
          'sheet_of as sheetOf',
          'photo_key as photoKey',
          'refund_user_id as refundUserId',
          'attempts',
        ])
        .execute(),

    async complete(id: number): Promise<void> {
      await db.deleteFrom('deletions').where('id', '=', id).execute()
    },
  }
}
export type DueDeletion = Awaited<ReturnType<ReturnType<typeof createDeletionRepository>['takeDue']>>[number]
