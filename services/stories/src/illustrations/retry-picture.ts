import { MAX_PICTURE_RETRIES } from '@kahani/contracts/stories'
import { storyErrorMessages as messages } from '@kahani/messages/en/story-generation-errors'
import { notFound } from '@kahani/service-kit/http-error'
import { addToOutbox } from '@kahani/service-kit/outbox'
import type { Kysely, Transaction } from 'kysely'
import { createAiCallRepository } from '../costs/ai-call-repository.ts'
import { type DailyBudgets, withinBudget } from '../costs/budget.ts'
import type { Estimate } from '../costs/story-estimate.ts'
import type { Database } from '../database.ts'
import { dailyBudgetReached, noMoreRetries } from '../errors.ts'
import { illustratePictureMessage } from '../illustrate-queue/illustrate-messages.ts'
import { type IllustratedStory, isRefunded } from './illustrated-story.ts'
import type { IllustrationEvents } from './illustration-events.ts'
import { createPictureRepository } from './picture-repository.ts'

export interface PictureRetryDeps {
  db: Kysely<Database>
  estimate: Estimate
  budgets: DailyBudgets
  events: Pick<IllustrationEvents, 'publish'>
  flushOutbox: () => void
}

/** Requests a picture that was set back to pending. @param paise the estimated cost of a picture */
export async function requestAgain(
  trx: Transaction<Database>,
  storyId: number,
  pageNumber: number,
  paise: number,
): Promise<void> {
  const pictures = createPictureRepository(trx)
  await pictures.setStatus(storyId, 'processing')
  const { pending } = await pictures.countByState(storyId)
  const spentPaise = await createAiCallRepository(trx).costOfStory(storyId)
  await pictures.restartDeadline(storyId, spentPaise + pending * paise)
  await addToOutbox(trx, illustratePictureMessage({ storyId, pageNumber }))
}

/** Lets the owner of a story retry a failed picture. */
export function createPictureRetry({ db, estimate, budgets, events, flushOutbox }: PictureRetryDeps) {
  const budgetError = dailyBudgetReached(messages.pictureDailyLimit)

  /**
   * Idempotent: a picture that is pending or completed is left unchanged.
   * @throws HttpError 404, 409 if it was retried too often, the story was refunded or the consent withdrawn, 429 if the daily budget is reached
   */
  return async function retryPicture(
    { id, premium }: Pick<IllustratedStory, 'id' | 'premium'>,
    pageNumber: number,
  ): Promise<void> {
    const paise = estimate.picture(premium)
    await withinBudget(db, budgets, { paise, premium }, budgetError, async trx => {
      const pictures = createPictureRepository(trx)
      const story = await pictures.lockStory(id)
      const picture = (await pictures.listByStory(id)).find(each => each.pageNumber === pageNumber)
      if (!story || !picture) throw notFound('picture')
      if (picture.state !== 'failed') return
      if (isRefunded(story) || story.consentWithdrawnAt) throw noMoreRetries()
      if (!(await pictures.retry(id, pageNumber, MAX_PICTURE_RETRIES))) throw noMoreRetries()
      await requestAgain(trx, id, pageNumber, paise)
    })
    events.publish(id)
    flushOutbox()
  }
}
export type PictureRetry = ReturnType<typeof createPictureRetry>
