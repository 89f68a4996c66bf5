import type { AiProvider, ConsentSource } from '@kahani/contracts/child-consents'
import { COVER, type ToldTale } from '@kahani/contracts/illustration'
import { changeInBatches, inBatch } from '@kahani/service-kit/batches'
import { notFound } from '@kahani/service-kit/http-error'
import { firstName } from '@kahani/wishes/first-name'
import { type Kysely, sql, type Transaction } from 'kysely'
import { backOff } from '../back-off.ts'
import type { Database, StoredBrief } from '../database.ts'
import { storyInBin } from '../errors.ts'

export interface NewStory {
  userId: number
  idempotencyKey: string | null
  brief: StoredBrief
  briefHash: string
  seed: number
  /** Null without a photo, and if it is not stored. */
  photoKey: string | null
  /** How the family consented to the use of the photo; null without one. */
  photoConsent: ConsentSource | null
  consent: { source: ConsentSource; notice: string; provider: AiProvider | null }
  premium: boolean
  budgetPaise: number
}

export const STORY_COLUMNS = [
  'id',
  'user_id as userId',
  'brief',
  'brief_hash as briefHash',
  'seed',
  'state',
  'attempts',
  'outages',
  'postponed',
  'title',
  'dedication',
  'details_version as detailsVersion',
  'redraws',
  'bible',
  'told',
  'illustration_status as illustrationStatus',
  'sheet_ready_at as sheetReadyAt',
  'illustrations_queued_at as illustrationsQueuedAt',
  'photo_key as photoKey',
  'premium',
  'consent_withdrawn_at as consentWithdrawnAt',
  'refund_due as refundDue',
  'refunded_at as refundedAt',
  'favourite',
  'binned_at as binnedAt',
  'created_at as createdAt',
] as const

/** Lifetime of a lease that is not renewed. */
export const LEASE_SECONDS = 15
const now = sql<Date>`now()`
export const leaseExpiry = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`

/** How many earlier stories of a user a new one can differ from. */
const MAX_TOLD = 60
const childName = (name: string) => firstName(name).toLocaleLowerCase()

/** Longest list of a user's unfinished stories. */
const MAX_UNFINISHED = 20
const REFUND_DELAY_SECONDS = 5
const MAX_REFUND_DELAY_SECONDS = 3_600

/** The name of the cover picture, once it is completed. */
export const selectCover = (eb: { ref: (column: 'stories.id') => unknown }) =>
  sql<{
    name: string
    version: number
  } | null>`(select json_build_object('name', name, 'version', version) from pictures
      where story_id = ${eb.ref('stories.id')} and page_number = ${COVER} and state = 'completed')`.as('cover')

/** Identifies the state of a story's pictures. */
const illustrationsVersion = sql<string>`extract(epoch from illustrations_updated_at)::text`.as('illustrationsVersion')

export function createStoryRepository(db: Kysely<Database> | Transaction<Database>) {
  /** A story of the user whose text is ready, also one in the bin. @throws HttpError 404 */
  const getWritten = (id: number, userId: number) =>
    db
      .selectFrom('stories')
      .select(eb => [...STORY_COLUMNS, selectCover(eb), illustrationsVersion])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('state', '=', 'text_ready')
      .executeTakeFirstOrThrow(() => notFound('story'))

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
          photo_consent_at: story.photoConsent ? now : null,
          // A photo that is not stored is deleted by then.
          photo_deleted_at: story.photoConsent && story.photoKey === null ? now : null,
          ...(story.photoConsent && { photo_consent_source: story.photoConsent }),
          consent_source: story.consent.source,
          consent_notice: story.consent.notice,
          consent_provider: story.consent.provider && JSON.stringify(story.consent.provider),
          premium: story.premium,
          budget_paise: story.budgetPaise,
          attempts: 1,
          lease_expires_at: leaseExpiry,
        })
        .onConflict(on => on.constraint('stories_one_per_key').doNothing())
        .returning(STORY_COLUMNS)
        .executeTakeFirst()) ?? null,

    find: (id: number) => db.selectFrom('stories').select(STORY_COLUMNS).where('id', '=', id).executeTakeFirst(),

    /** Locks a story whose text is ready. */
    lock: (id: number) =>
      db
        .selectFrom('stories')
        .select(STORY_COLUMNS)
        .where('id', '=', id)
        .where('state', '=', 'text_ready')
        .forUpdate()
        .executeTakeFirst(),

    findByKey: (userId: number, key: string) =>
      db
        .selectFrom('stories')
        .select(STORY_COLUMNS)
        .where('user_id', '=', userId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst(),

    /** Deletes stories without text that failed more than `days` ago, except those whose refund or photo is pending. */
    async deleteFailed(days: number): Promise<void> {
      const isOld = sql<boolean>`state = 'failed' and not refund_due and photo_key is null
        and created_at < now() - make_interval(days => ${days})`
      await changeInBatches(() => db.deleteFrom('stories').where(inBatch('stories', isOld)).executeTakeFirst())
    },

    /** Claims due refunds, those first that have been due for longest. */
    takeRefundsDue: (limit: number) =>
      db
        .updateTable('stories')
        .set({
          refund_attempts: sql<number>`refund_attempts + 1`,
          refund_next_attempt_at: backOff('refund_attempts', {
            delaySeconds: REFUND_DELAY_SECONDS,
            maxSeconds: MAX_REFUND_DELAY_SECONDS,
          }),
        })
        .where('id', 'in', eb =>
          eb
            .selectFrom('stories')
            .select('id')
            .where('refund_due', '=', true)
            .where('refund_next_attempt_at', '<=', now)
            .orderBy('refund_next_attempt_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'user_id as userId'])
        .execute(),

    async markRefunded(id: number): Promise<void> {
      await db.updateTable('stories').set({ refund_due: false, refunded_at: now }).where('id', '=', id).execute()
    },

    /** What the latest earlier stories of a user told of a child of this first name, the oldest first. */
    async findTold({ id, userId, brief }: { id: number; userId: number; brief: StoredBrief }): Promise<ToldTale[]> {
      const rows = await db
        .selectFrom('stories')
        .select(['told', sql<string>`brief->>'characterName'`.as('characterName')])
        .where('user_id', '=', userId)
        .where('id', '<', id)
        .where('told', 'is not', null)
        .orderBy('id', 'desc')
        .limit(MAX_TOLD)
        .execute()
      const name = childName(brief.characterName)
      return rows
        .flatMap(({ told, characterName }) => (told && childName(characterName) === name ? told : []))
        .reverse()
    },

    /** Number of a user's stories that failed in the last `hours`: their text, or all of their pictures. */
    countFailures: async (userId: number, hours: number): Promise<number> =>
      (
        await db
          .selectFrom('failures')
          .select(eb => eb.fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .where('failed_at', '>', sql<Date>`now() - make_interval(hours => ${hours})`)
          .executeTakeFirstOrThrow()
      ).count,

    /** A user's stories that are being written, newest first. */
    listUnfinished: (userId: number) =>
      db
        .selectFrom('stories')
        .select(STORY_COLUMNS)
        .where('user_id', '=', userId)
        .where('state', '=', 'writing')
        .orderBy('id', 'desc')
        .limit(MAX_UNFINISHED)
        .execute(),

    /** Deletes the records of failures that are older than `days`. */
    async deleteFailures(days: number): Promise<void> {
      const isOld = sql<boolean>`failed_at < now() - make_interval(days => ${days})`
      await changeInBatches(() => db.deleteFrom('failures').where(inBatch('failures', isOld)).executeTakeFirst())
    },

    /** The stories on a user's shelf with an id below `before`, newest first. */
    listByUser: (userId: number, limit: number, before?: number) =>
      db
        .selectFrom('stories')
        .select(eb => [...STORY_COLUMNS, selectCover(eb)])
        .where('user_id', '=', userId)
        .where('state', '=', 'text_ready')
        .where('binned_at', 'is', null)
        .$if(before !== undefined, query => query.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** All stories of a user, whatever their state, oldest first, with the page that was read last. */
    listAllByUser: (userId: number) =>
      db
        .selectFrom('stories')
        .leftJoin('readings', 'story_id', 'id')
        .select([...STORY_COLUMNS, 'readings.page_number as readPage', 'readings.read_at as readAt'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),

    getWritten,

    /** A story on the user's shelf. @throws HttpError 404 */
    async getReadable(id: number, userId: number) {
      const story = await getWritten(id, userId)
      if (story.binnedAt !== null) throw storyInBin()
      return story
    },

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
export type ReadableStory = Awaited<ReturnType<StoryRepository['getWritten']>>
export type StoredStory = NonNullable<Awaited<ReturnType<StoryRepository['find']>>>
