import { isAiError } from '@kahani/ai/ai-error'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { requireDatabaseRoom } from '@kahani/service-kit/database'
import { hasStatus } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { isOutage } from '@kahani/service-kit/outages'
import type { Kysely } from 'kysely'
import type { Credits } from '../credits.ts'
import type { Database } from '../database.ts'
import { createDeletionRepository } from '../deletions/deletion-repository.ts'
import { storyDelayed, storyFailed } from '../errors.ts'
import { queueNextStory } from '../illustrate-queue/illustration-turns.ts'
import type { StoriesMetrics } from '../metrics.ts'
import { queueStoryFailed } from '../notifications/story-notifications.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import type { GenerateText } from '../storyteller/generate-text.ts'
import { createStoryLeases, deadlineOf } from './story-leases.ts'
import type { StoryProgressService } from './story-progress.ts'
import { createStoryRepository, LEASE_SECONDS, type StoredStory } from './story-repository.ts'

const GENERATE_TIMEOUT_MS = 120_000

export interface StoryWriterDeps {
  db: Kysely<Database>
  credits: Credits
  blobs: Pick<BlobStore, 'requireRoom'>
  photos: PhotoStore
  generateText: GenerateText
  progress: Pick<StoryProgressService, 'setStep'>
  /** Keyed hash that identifies a family to a provider. */
  safetyId: (userId: number) => string
  metrics: Pick<StoriesMetrics, 'onStoryDelayed' | 'onRefundPostponed'>
  logger: Logger
  flushOutbox: () => void
}

const isTemporary = (error: unknown) => isAiError(error, 'rate', 'outage') || hasStatus(error, 503) || isOutage(error)
const retryAfterSeconds = (error: unknown) => (isAiError(error, 'rate') ? error.retryAfterMs / 1000 : 0)

/**
 * Writes the text of stories that have a row: spends the credit, then generates the text. Every step is idempotent, so any
 * process may take over a story whose lease expired. A process that lost its lease changes nothing any more.
 */
export function createStoryWriter({
  db,
  credits,
  blobs,
  photos,
  generateText,
  progress,
  safetyId,
  metrics,
  logger,
  flushOutbox,
}: StoryWriterDeps) {
  const leases = createStoryLeases(db)

  /** Renews a lease until `stop` is called, or it is lost, which aborts `signal`. */
  function keepLease(story: StoredStory) {
    const lost = new AbortController()
    const renew = async () => {
      try {
        if (!(await leases.renew(story))) lost.abort(new Error('the lease is lost'))
      } catch (err) {
        logger.warn({ err, storyId: story.id }, 'lease not renewed')
      }
    }
    const timer = setInterval(() => void renew(), (LEASE_SECONDS * 1000) / 3)
    return { signal: lost.signal, stop: () => clearInterval(timer) }
  }

  async function publish(story: StoredStory, leaseLost: AbortSignal): Promise<void> {
    const { id, userId, brief, seed } = story
    const signal = AbortSignal.any([leaseLost, AbortSignal.timeout(GENERATE_TIMEOUT_MS)])
    // Nothing is bought that could not be stored: the text, and then the pictures.
    await requireDatabaseRoom(db)
    await blobs.requireRoom()
    const fullBrief = { ...brief, characterPhoto: null }
    const told = await createStoryRepository(db).findTold(story)
    const draft = await generateText(fullBrief, {
      told,
      ...{ storyId: id, safetyId: safetyId(userId), seed, signal },
      onStep: step => progress.setStep(id, step),
    })
    await db.transaction().execute(async trx => {
      const saved = await createStoryLeases(trx).saveText(story, draft)
      if (saved) await queueNextStory(trx, userId)
    })
    flushOutbox()
  }

  /** Refunds the credit of a failed story. If that fails, the recovery task retries later. */
  async function refund({ id, userId }: { id: number; userId: number }): Promise<void> {
    try {
      await credits.refund(userId, id)
      await createStoryRepository(db).markRefunded(id)
    } catch (err) {
      const rejected = !isTemporary(err)
      metrics.onRefundPostponed(rejected ? 'rejected' : 'unavailable')
      logger[rejected ? 'error' : 'warn']({ err, storyId: id }, 'refund postponed')
    }
  }

  /** Fails a story that is leased to the caller, and refunds its credit. @returns false if the lease is lost */
  async function fail(story: StoredStory): Promise<boolean> {
    const failed = await db.transaction().execute(async trx => {
      if (!(await createStoryLeases(trx).fail(story))) return false
      // Only the request that made the first attempt is sure to tell the family.
      if (story.attempts > 1) await queueStoryFailed(trx, story.id)
      return true
    })
    if (!failed) return false
    flushOutbox()
    await refund(story)
    if (story.photoKey) {
      await photos
        .delete(story.photoKey)
        .catch(err => logger.warn({ err, storyId: story.id }, 'photo not deleted, the recovery task retries'))
    }
    return true
  }

  /** Deletes a story that never had a credit. @returns false if the lease is lost */
  const remove = ({ id, attempts }: StoredStory): Promise<boolean> =>
    db.transaction().execute(trx => createDeletionRepository(trx).deleteUnpaid(id, attempts))

  async function handleError(story: StoredStory, cause: unknown): Promise<void> {
    const { id, attempts } = story
    if (hasStatus(cause, 402) && attempts === 1) {
      if (await remove(story)) throw cause
      return
    }
    logger.error({ err: cause, storyId: id, attempt: attempts }, 'story not written')
    // A provider that does not answer may be down, or the story may be too much for it: an attempt is used up.
    const timedOut = isAiError(cause, 'timed-out')
    if (isTemporary(cause) || timedOut) {
      const minDelaySeconds = retryAfterSeconds(cause)
      if (!(await leases.postpone(story, { counts: timedOut, minDelaySeconds }))) return
      metrics.onStoryDelayed()
      throw storyDelayed(deadlineOf(story), cause)
    }
    if (await fail(story)) throw hasStatus(cause, 402) || hasStatus(cause, 422) ? cause : storyFailed(cause)
  }

  /**
   * Makes an attempt to write a story that is leased to the caller. Returns without an error if its text is ready, and also if
   * the lease is lost: then another process decides about the story.
   * @param onSpent is called when the credit is spent
   * @throws HttpError 402 without a credit (the story is deleted), 503 in an outage and if the provider does not answer (it is retried later), 422 if the text
   * is not fit for children and 500 if none can be generated (the credit is refunded)
   */
  async function write(story: StoredStory, onSpent?: () => Promise<void>): Promise<void> {
    const lease = keepLease(story)
    try {
      await credits.spend(story.userId, story.id)
      await onSpent?.()
      await publish(story, lease.signal)
    } catch (cause) {
      await handleError(story, cause)
    } finally {
      lease.stop()
    }
  }

  return { write, fail, refund }
}
export type StoryWriter = ReturnType<typeof createStoryWriter>
