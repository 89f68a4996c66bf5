import { randomUUID } from 'node:crypto'
import { COVER, type StoryDraft } from '@kahani/contracts/illustration'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, KeptBrief } from '../database.ts'

export interface NewStory {
  userId: number
  idempotencyKey: string | null
  brief: KeptBrief
  briefHash: string
  seed: number
  photoKey: string | null
  /** Whether the family agreed to the photo's use. */
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
  'drawing',
  'photo_key as photoKey',
  'premium',
  'refund_due as refundDue',
  'refunded_at as refundedAt',
  'created_at as createdAt',
] as const

/** How long a claim holds without being renewed, in seconds. */
export const LEASE_SECONDS = 15
const now = sql<Date>`now()`
const leaseExpiry = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`

export function createStoryRepository(db: Kysely<Database> | Transaction<Database>) {
  const cover = (eb: { ref: (column: 'stories.id') => unknown }) =>
    sql<string | null>`(select name from pictures where story_id = ${eb.ref('stories.id')}
      and page_number = ${COVER} and state = 'drawn')`.as('coverName')

  return {
    /** A new story, claimed by the caller; null where the key was used before. */
    add: async (story: NewStory) =>
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
          claimed_until: leaseExpiry,
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

    /** Takes over a story whose writer was lost. */
    claim: (id: number) =>
      db
        .updateTable('stories')
        .set(eb => ({ claimed_until: leaseExpiry, attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('state', '=', 'writing')
        .where('claimed_until', '<', sql<Date>`now()`)
        .returning(COLUMNS)
        .executeTakeFirst(),

    async renewLease(id: number): Promise<void> {
      await db
        .updateTable('stories')
        .set({ claimed_until: leaseExpiry })
        .where('id', '=', id)
        .where('state', '=', 'writing')
        .execute()
    },

    /** Lets another writer have it at once. */
    async releaseLease(id: number): Promise<void> {
      await db
        .updateTable('stories')
        .set({ claimed_until: sql`now()` })
        .where('id', '=', id)
        .where('state', '=', 'writing')
        .execute()
    },

    expiredLeases: (limit: number) =>
      db
        .selectFrom('stories')
        .select(['id'])
        .where('state', '=', 'writing')
        .where('claimed_until', '<', sql<Date>`now()`)
        .orderBy('claimed_until')
        .limit(limit)
        .execute(),

    /** Stores the text and what is to be drawn. @returns false where the story was no longer being written */
    async told(id: number, draft: StoryDraft): Promise<boolean> {
      const updated = await db
        .updateTable('stories')
        .set({
          state: 'told',
          title: draft.title,
          bible: JSON.stringify(draft.bible),
          drawing_moved_at: now,
          drawing_since: now,
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
            name: `${randomUUID()}.png`,
            brief: JSON.stringify(brief),
          })),
        )
        .execute()
      return true
    },

    /** Gives a story up; its credit is to be given back, and its key can be used for a new try. */
    async fail(id: number): Promise<void> {
      await db
        .updateTable('stories')
        .set({ state: 'failed', refund_due: true, idempotency_key: null })
        .where('id', '=', id)
        .where('state', '=', 'writing')
        .execute()
    },

    /** Forgets a story for which no credit was spent. */
    async remove(id: number): Promise<void> {
      await db.deleteFrom('stories').where('id', '=', id).execute()
    },

    refundsDue: (limit: number) =>
      db
        .selectFrom('stories')
        .select(['id', 'user_id as userId'])
        .where('refund_due', '=', true)
        .limit(limit)
        .execute(),

    async refunded(id: number): Promise<void> {
      await db.updateTable('stories').set({ refund_due: false, refunded_at: now }).where('id', '=', id).execute()
    },

    /** How many of a user's stories failed within so many hours. */
    failuresOf: async (userId: number, hours: number): Promise<number> =>
      (
        await db
          .selectFrom('stories')
          .select(eb => eb.fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .where('state', '=', 'failed')
          .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${hours})`)
          .executeTakeFirstOrThrow()
      ).count,

    /** A user's stories, newest first. */
    listOf: (userId: number, limit: number, before?: number) =>
      db
        .selectFrom('stories')
        .select(eb => [...COLUMNS, cover(eb)])
        .where('user_id', '=', userId)
        .where('state', '=', 'told')
        .$if(before !== undefined, query => query.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** A story that can be read, if it is the user's. */
    findOf: (id: number, userId: number) =>
      db
        .selectFrom('stories')
        .select(eb => [...COLUMNS, cover(eb)])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('state', '=', 'told')
        .executeTakeFirst(),

    pagesOf: (id: number) =>
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
