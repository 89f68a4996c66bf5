import { COVER, type StoryDraft } from '@kahani/contracts/illustration'
import { type Kysely, sql, type Transaction, type UpdateObject } from 'kysely'
import type { Database } from '../database.ts'
import { newPictureName } from '../illustrations/picture-repository.ts'
import { leaseExpiry, STORY_COLUMNS } from './story-repository.ts'

const now = sql<Date>`now()`

/** Attempts to write a story, apart from those that an outage ended. */
const MAX_ATTEMPTS = 5
/** A story that is not written by then fails. */
const DEADLINE_HOURS = 6
const mayBeWritten = sql<boolean>`(attempts - outages < ${MAX_ATTEMPTS} and created_at > now() - make_interval(hours => ${DEADLINE_HOURS}))`
export const deadlineOf = ({ createdAt }: { createdAt: Date }) =>
  new Date(createdAt.getTime() + DEADLINE_HOURS * 60 * 60_000)

/** Delay after the first outage; it doubles with each. */
const OUTAGE_DELAY_SECONDS = 5
const MAX_OUTAGE_DELAY_SECONDS = 60
/** A lease on a story: the attempt that holds it. Whoever takes over the story starts the next attempt. */
interface Lease {
  id: number
  attempts: number
}

/** Leases on stories that are being written, and the changes that only the holder of the lease can make. */
export function createStoryLeases(db: Kysely<Database> | Transaction<Database>) {
  const startAttempt = () =>
    db
      .updateTable('stories')
      .set(eb => ({ lease_expires_at: leaseExpiry, attempts: eb('attempts', '+', 1), postponed: false }))

  /** Updates a story of which the caller holds the lease. @returns false if it is lost */
  async function updateLeased({ id, attempts }: Lease, values: UpdateObject<Database, 'stories'>): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('stories')
      .set(values)
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', '=', 'writing')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  return {
    /** Takes over a story whose lease expired. */
    takeOver: (id: number) =>
      startAttempt()
        .where('id', '=', id)
        .where('state', '=', 'writing')
        .where('lease_expires_at', '<', now)
        .where(mayBeWritten)
        .returning(STORY_COLUMNS)
        .executeTakeFirst(),

    /** Takes over the story whose lease expired first. */
    takeOverNext: () =>
      startAttempt()
        .where('id', '=', eb =>
          eb
            .selectFrom('stories')
            .select('id')
            .where('state', '=', 'writing')
            .where('lease_expires_at', '<', now)
            .where(mayBeWritten)
            .orderBy('lease_expires_at')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(STORY_COLUMNS)
        .executeTakeFirst(),

    /** Takes over stories that were attempted too often or are past their deadline, unless an attempt is in progress. */
    takeOverAbandoned: (limit: number) =>
      startAttempt()
        .where('id', 'in', eb =>
          eb
            .selectFrom('stories')
            .select('id')
            .where('state', '=', 'writing')
            .where(or => or.or([or('lease_expires_at', '<', now), or('postponed', '=', true)]))
            .where(or => or.not(mayBeWritten))
            .orderBy('lease_expires_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(STORY_COLUMNS)
        .execute(),

    /** @returns false if the lease is lost */
    renew: (lease: Lease): Promise<boolean> => updateLeased(lease, { lease_expires_at: leaseExpiry }),

    /**
     * Ends an attempt that met an outage, which does not count, or that took too long. The next one starts after a growing
     * delay, of at least `minDelaySeconds`.
     * @returns false if the lease is lost
     */
    postpone: (lease: Lease, { counts, minDelaySeconds }: { counts: boolean; minDelaySeconds: number }) =>
      updateLeased(lease, {
        ...(!counts && { outages: sql<number>`outages + 1` }),
        postponed: true,
        lease_expires_at: sql<Date>`now() + make_interval(secs => greatest(
          ${minDelaySeconds}::float,
          least(${OUTAGE_DELAY_SECONDS} * power(2, least(outages, 10)), ${MAX_OUTAGE_DELAY_SECONDS}) * (0.75 + random() / 4)))`,
      }),

    /** Stores the text and the picture briefs. @returns false if the lease is lost */
    async saveText(lease: Lease, draft: StoryDraft): Promise<boolean> {
      const { id } = lease
      const saved = await updateLeased(lease, {
        state: 'text_ready',
        title: draft.title,
        bible: JSON.stringify(draft.bible),
        told: draft.told ? JSON.stringify(draft.told) : null,
        illustrations_updated_at: now,
        illustrations_requested_at: now,
      })
      if (!saved) return false
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

    /** Fails a story: its refund becomes due and its idempotency key can be used again. @returns false if the lease is lost */
    fail: (lease: Lease): Promise<boolean> =>
      updateLeased(lease, { state: 'failed', refund_due: true, idempotency_key: null }),
  }
}
