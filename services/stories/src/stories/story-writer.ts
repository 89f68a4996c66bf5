import { isAiError } from '@kahani/ai/ai-error'
import { hasStatus, unavailable } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { isDatabaseOutage } from '@kahani/service-kit/outages'
import { addToOutbox } from '@kahani/service-kit/outbox'
import type { Kysely } from 'kysely'
import type { Credits } from '../credits.ts'
import type { Database } from '../database.ts'
import { storyFailed } from '../errors.ts'
import { illustrateStoryMessage } from '../illustrations/illustrate-messages.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import type { GenerateText } from '../storyteller/generate-text.ts'
import { createStoryRepository, LEASE_SECONDS, type StoredStory } from './story-repository.ts'

const GENERATE_TIMEOUT_MS = 120_000

export interface StoryWriterDeps {
  db: Kysely<Database>
  credits: Credits
  photos: PhotoStore
  generateText: GenerateText
  /** Keyed hash that identifies a family to a provider. */
  safetyId: (userId: number) => string
  logger: Logger
  flushOutbox: () => void
}

const isOutage = (error: unknown) => hasStatus(error, 503) || isDatabaseOutage(error)

/**
 * Writes the text of stories that have a row: spends the credit, then generates the text. Every step is idempotent, so any
 * process may take over a story whose lease expired.
 */
export function createStoryWriter({
  db,
  credits,
  photos,
  generateText,
  safetyId,
  logger,
  flushOutbox,
}: StoryWriterDeps) {
  const stories = createStoryRepository(db)

  async function generateDraft({ id, userId, brief, seed }: StoredStory) {
    const signal = AbortSignal.timeout(GENERATE_TIMEOUT_MS)
    try {
      const fullBrief = { ...brief, characterPhoto: null, photoConsent: false }
      return await generateText(fullBrief, { storyId: id, safetyId: safetyId(userId), seed, signal })
    } catch (error) {
      if (isAiError(error, 'rate', 'outage')) throw unavailable('storyteller', error)
      throw error
    }
  }

  async function publish(story: StoredStory): Promise<void> {
    const draft = await generateDraft(story)
    await db.transaction().execute(async trx => {
      const saved = await createStoryRepository(trx).saveText(story.id, draft)
      if (saved) await addToOutbox(trx, illustrateStoryMessage(story.id))
    })
    flushOutbox()
  }

  /** Refunds the credit of a failed story. If payments is down, the recovery task retries later. */
  async function refund({ id, userId }: { id: number; userId: number }): Promise<void> {
    try {
      await credits.refund(userId, id)
      await stories.markRefunded(id)
    } catch (err) {
      logger.warn({ err, storyId: id }, 'refund postponed')
    }
  }

  async function fail(story: StoredStory): Promise<void> {
    // Another process failed it, or its account was deleted.
    if (!(await stories.fail(story.id))) return
    if (story.photoKey) await photos.delete(story.photoKey)
    await refund(story)
  }

  async function remove(story: StoredStory): Promise<void> {
    if (story.photoKey) await photos.delete(story.photoKey)
    await stories.delete(story.id)
  }

  /**
   * Writes a story that is leased to the caller.
   * @throws HttpError 402 without a credit (the story is deleted), 503 in an outage (it is retried later), 422 if the text
   * is not fit for children and 500 if none can be generated (the credit is refunded)
   */
  async function write(story: StoredStory): Promise<void> {
    const renewal = setInterval(
      () => {
        stories.renewLease(story.id).catch(err => logger.warn({ err, storyId: story.id }, 'lease not renewed'))
      },
      (LEASE_SECONDS * 1000) / 3,
    )
    try {
      await credits.spend(story.userId, story.id)
      await publish(story)
    } catch (cause) {
      if (hasStatus(cause, 402)) {
        await remove(story)
        throw cause
      }
      logger.error({ err: cause, storyId: story.id, attempt: story.attempts }, 'story not written')
      if (isOutage(cause)) {
        await stories.releaseLease(story.id)
        throw cause
      }
      await fail(story)
      throw hasStatus(cause, 422) ? cause : storyFailed(cause)
    } finally {
      clearInterval(renewal)
    }
  }

  return { write, fail, refund }
}
export type StoryWriter = ReturnType<typeof createStoryWriter>
