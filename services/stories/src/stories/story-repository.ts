import { COVER, type StoryDraft } from '@kahani/contracts/illustration'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, StoredBrief } from '../database.ts'
import { newPictureName } from '../illustrations/picture-repository.ts'

export interface NewStory {
  userId: number
  idempotencyKey: string | null
  brief: StoredBrief
  briefHash: string
  seed: number
  photoKey: string | null
  /** Whether the family consented to the use of the photo. */
  photoConsent: boolean
  premium: boolean
  budgetPaise: number
}

const COLUMNS = [
  'id',
  'user_id as userId',
  'brief',
  'brief_hash as briefHash',
  'seed',
  'state',
  'attempts',
  'title',
  'bible',
  'illustration_status as illustrationStatus',
  'photo_key as photoKey',
  'premium',
  'refund_due as refundDue',
  'refunded_at as refundedAt',
  'created_at as createdAt',
] as const

/** Lifetime of a lease that is not renewed. */
export const LEASE_SECONDS = 15
const now = sql<Date>`now()`
const leaseExpiry = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`

export function createStoryRepository(db: Kysely<Database> | Transaction<Database>) {
  const cover = (eb: { ref: (column: 'stories.id') => unknown }) =>
    sql<string | null>`(select name from pictures where story_id = ${eb.ref('stories.id')}
      and page_number = ${COVER} and state = 'completed')`.as('coverName')

  return {
    /** Inserts a story, leased to the caller; null if the idempotency key was used before. */
    insert: async (story: NewStory) =>
      (await db
        .insertInto('stories')
        .values({
          user_id: story.userId,
          idempotency_key: story.idempotencyKey,
          brief: JSON.stringify(story.brief),
          brief_hash: story.briefHash,
          seed: story.seed,
          photo_key: story.photoKey,
          photo_consent_at: story.photoConsent ? sql<Date>`now()` : null,
          premium: story.premium,
          budget_paise: story.budgetPaise,
          attempts: 1,
          lease_expires_at: leaseExpiry,
        })
        .onConflict(on => on.constraint('stories_one_per_key').doNothing())
        .returning(COLUMNS)
        .executeTakeFirst()) ?? null,

    find: (id: number) => db.selectFrom('stories').select(COLUMNS).where('id', '=', id).executeTakeFirst(),

    findByKey: (userId: number, key: string) =>
      db
        .selectFrom('stories')
        .select(COLUMNS)
        .where('user_id', '=', userId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst(),

    /** Takes over a story whose lease expired. */
    takeOver: (id: number) =>
      db
        .updateTable('stories')
        .set(eb => ({ lease_expires_at: leaseExpiry, attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('state', '=', 'writing')
        .where('lease_expires_at', '<', sql<Date>`now()`)
        .returning(COLUMNS)
        .executeTakeFirst(),

    async renewLease(id: number): Promise<void> {
      await db
        .updateTable('stories')
        .set({ lease_expires_at: leaseExpiry })
        .where('id', '=', id)
        .where('state', '=', 'writing')
        .execute()
    },

    /** Lets another process take over at once. */
    async releaseLease(id: number): Promise<void> {
      await db
        .updateTable('stories')
        .set({ lease_expires_at: sql`now()` })
        .where('id', '=', id)
        .where('state', '=', 'writing')
        .execute()
    },

    listExpiredLeases: (limit: number) =>
      db
        .selectFrom('stories')
        .select(['id'])
        .where('state', '=', 'writing')
        .where('lease_expires_at', '<', sql<Date>`now()`)
        .orderBy('lease_expires_at')
        .limit(limit)
        .execute(),

    /** Stores the text and the picture briefs. @returns false if the story is no longer being written */
    async saveText(id: number, draft: StoryDraft): Promise<boolean> {
      const updated = await db
        .updateTable('stories')
        .set({
          state: 'text_ready',
          title: draft.title,
          bible: JSON.stringify(draft.bible),
          illustrations_updated_at: now,
          illustrations_requested_at: now,
        })
        .where('id', '=', id)
        .where('state', '=', 'writing')
        .executeTakeFirst()
      if (updated.numUpdatedRows !== 1n) return false
      await db
        .insertInto('pages')
        .values(draft.pages.map((page, i) => ({ story_id: id, page_number: i + 1, text: page.text })))
        .execute()
      const briefs = [draft.cover, ...draft.pages.map(page => page.picture)]
      await db
        .insertInto('pictures')
        .values(
          briefs.map((brief, i) => ({
            story_id: id,
            page_number: COVER + i,
            name: newPictureName(),
            brief: JSON.stringify(brief),
          })),
        )
        .execute()
      return true
    },

    /**
     * Fails a story: its refund becomes due and its idempotency key can be used again.
     * @returns false if the story is no longer being written
     */
    async fail(id: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('stories')
        .set({ state: 'failed', refund_due: true, idempotency_key: null })
        .where('id', '=', id)
        .where('state', '=', 'writing')
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async delete(id: number): Promise<void> {
      await db.deleteFrom('stories').where('id', '=', id).execute()
    },

    /** Deletes stories without text that failed more than `days` ago, except those whose refund or photo is pending. */
    async deleteFailed(days: number): Promise<void> {
      await db
        .deleteFrom('stories')
        .where('state', '=', 'failed')
        .where('refund_due', '=', false)
        .where('photo_key', 'is', null)
        .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
        .execute()
    },

    listRefundsDue: (limit: number) =>
      db
        .selectFrom('stories')
        .select(['id', 'user_id as userId'])
        .where('refund_due', '=', true)
        .limit(limit)
        .execute(),

    async markRefunded(id: number): Promise<void> {
      await db.updateTable('stories').set({ refund_due: false, refunded_at: now }).where('id', '=', id).execute()
    },

    /** Number of a user's stories that failed in the last `hours`. */
    countFailures: async (userId: number, hours: number): Promise<number> =>
      (
        await db
          .selectFrom('stories')
          .select(eb => eb.fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .where('state', '=', 'failed')
          .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${hours})`)
          .executeTakeFirstOrThrow()
      ).count,

    /** A user's readable stories with an id below `before`, newest first. */
    listByUser: (userId: number, limit: number, before?: number) =>
      db
        .selectFrom('stories')
        .select(eb => [...COLUMNS, cover(eb)])
        .where('user_id', '=', userId)
        .where('state', '=', 'text_ready')
        .$if(before !== undefined, query => query.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** All stories of a user, whatever their state, oldest first. */
    listAllByUser: (userId: number) =>
      db.selectFrom('stories').select(COLUMNS).where('user_id', '=', userId).orderBy('id').execute(),

    /** A story of the user whose text is ready. */
    findReadable: (id: number, userId: number) =>
      db
        .selectFrom('stories')
        .select(eb => [...COLUMNS, cover(eb)])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('state', '=', 'text_ready')
        .executeTakeFirst(),

    listPages: (id: number) =>
      db
        .selectFrom('pages')
        .select(['page_number as pageNumber', 'text'])
        .where('story_id', '=', id)
        .orderBy('page_number')
        .execute(),
  }
}
export type StoryRepository = ReturnType<typeof createStoryRepository>
export type StoredStory = NonNullable<Awaited<ReturnType<StoryRepository['find']>>>
