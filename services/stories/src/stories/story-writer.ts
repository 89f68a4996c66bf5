import { isAiError } from '@kahani/ai/ai-error'
import { isDatabaseOutage } from '@kahani/service-kit/database'
import { HttpError, unavailable } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { addToOutbox } from '@kahani/service-kit/outbox'
import type { Kysely } from 'kysely'
import type { Credits } from '../credits.ts'
import type { Database } from '../database.ts'
import { storyFailed } from '../errors.ts'
import { illustrateStoryMessage } from '../illustrations/illustrate-messages.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import type { GenerateText } from '../storyteller/generate-text.ts'
import { createStoryRepository, LEASE_SECONDS, type StoredStory } from './story-repository.ts'

/** Longest a story may take to be told, in ms. */
const TELL_MS = 120_000

export interface WriterParts {
  db: Kysely<Database>
  credits: Credits
  photos: PhotoStore
  tell: GenerateText
  /** A family's name for a provider: a keyed hash. */
  safetyId: (userId: number) => string
  logger: Logger
  /** Called when something is in the outbox. */
  flushOutbox: () => void
}

const isOutage = (error: unknown) => (error instanceof HttpError && error.statusCode === 503) || isDatabaseOutage(error)
const answers = (error: unknown, status: number) => error instanceof HttpError && error.statusCode === status

/**
 * Writes the text of stories whose row is there: the credit first, then the text. Each step can be taken again, so that
 * whoever finds a story whose writer was lost goes on with it.
 */
export function createStoryWriter({ db, credits, photos, tell, safetyId, logger, flushOutbox }: WriterParts) {
  const stories = createStoryRepository(db)

  async function draftOf({ id, userId, brief, seed }: StoredStory) {
    const signal = AbortSignal.timeout(TELL_MS)
    try {
      const whole = { ...brief, characterPhoto: null, photoConsent: false }
      return await tell(whole, { storyId: id, safetyId: safetyId(userId), seed, signal })
    } catch (error) {
      if (isAiError(error, 'rate', 'outage')) throw unavailable('storyteller', error)
      throw error
    }
  }

  async function publish(story: StoredStory): Promise<void> {
    const draft = await draftOf(story)
    await db.transaction().execute(async trx => {
      const told = await createStoryRepository(trx).told(story.id, draft)
      if (told) await addToOutbox(trx, illustrateStoryMessage(story.id))
    })
    flushOutbox()
  }

  /** Gives the credit of a story that failed back; where payments is away, the sweep does it later. */
  async function refund({ id, userId }: { id: number; userId: number }): Promise<void> {
    try {
      await credits.refund(userId, id)
      await stories.refunded(id)
    } catch (err) {
      logger.warn({ err, storyId: id }, 'a refund waits')
    }
  }

  async function giveUp(story: StoredStory): Promise<void> {
    await stories.fail(story.id)
    if (story.photoKey) await photos.forget(story.photoKey)
    await refund(story)
  }

  async function forget(story: StoredStory): Promise<void> {
    if (story.photoKey) await photos.forget(story.photoKey)
    await stories.remove(story.id)
  }

  /**
   * Writes a story that the caller has claimed.
   * @throws HttpError 402 without a credit (the story is forgotten), 503 in an outage (it is written later), 422 where it was
   * refused and 500 where it can't be told (the credit is given back)
   */
  async function write(story: StoredStory): Promise<void> {
    const renewal = setInterval(
      () => {
        stories.renewLease(story.id).catch(err => logger.warn({ err, storyId: story.id }, 'a claim was not renewed'))
      },
      (LEASE_SECONDS * 1000) / 3,
    )
    try {
      await credits.spend(story.userId, story.id)
      await publish(story)
    } catch (cause) {
      if (answers(cause, 402)) {
        await forget(story)
        throw cause
      }
      logger.error({ err: cause, storyId: story.id, attempt: story.attempts }, 'a story was not written')
      if (isOutage(cause)) {
        await stories.releaseLease(story.id)
        throw cause
      }
      await giveUp(story)
      throw answers(cause, 422) ? cause : storyFailed(cause)
    } finally {
      clearInterval(renewal)
    }
  }

  return { write, giveUp, refund }
}
export type StoryWriter = ReturnType<typeof createStoryWriter>
