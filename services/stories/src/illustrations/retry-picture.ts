import { MAX_PICTURE_RETRIES } from '@kahani/contracts/stories'
import { storyErrorMessages as messages } from '@kahani/messages/en/story-generation-errors'
import { notFound } from '@kahani/service-kit/http-error'
import { addToOutbox } from '@kahani/service-kit/outbox'
import type { Kysely } from 'kysely'
import { createAiCallRepository } from '../costs/ai-call-repository.ts'
import { withinBudget } from '../costs/budget.ts'
import type { Estimate } from '../costs/story-estimate.ts'
import type { Database } from '../database.ts'
import { noMoreRetries, untilTomorrow } from '../errors.ts'
import type { StoredStory } from '../stories/story-repository.ts'
import { illustratePictureMessage } from './illustrate-messages.ts'
import { createPictureRepository, isRefunded } from './picture-repository.ts'

export interface PictureRetryParts {
  db: Kysely<Database>
  estimate: Estimate
  /** `OPENAI_DAILY_BUDGET`, in paise. */
  budgetPaise: number | undefined
  flushOutbox: () => void
}

/** Lets the owner of a story ask again for a picture that was given up. */
export function createPictureRetry({ db, estimate, budgetPaise, flushOutbox }: PictureRetryParts) {
  const refusal = untilTomorrow(messages.pictureDailyLimit)

  /**
   * A picture that is there, or awaited, stays as it is: a second click asks for nothing more.
   * @throws HttpError 404, 409 where it was asked for too often or the story was refunded, 429 where the budget is used up
   */
  return async function redraw({ id, premium }: StoredStory, pageNumber: number): Promise<void> {
    const paise = estimate.picture(premium)
    await withinBudget(db, budgetPaise, paise, refusal, async trx => {
      const pictures = createPictureRepository(trx)
      const story = await pictures.lockStory(id)
      const picture = (await pictures.of(id)).find(each => each.pageNumber === pageNumber)
      if (!story || !picture) throw notFound('picture')
      if (picture.state !== 'failed') return
      if (isRefunded(story) || !(await pictures.redraw(id, pageNumber, MAX_PICTURE_RETRIES))) throw noMoreRetries()
      await pictures.setDrawing(id, 'processing')
      await pictures.drawingSince(id, (await createAiCallRepository(trx).spentOn(id)) + paise)
      await addToOutbox(trx, illustratePictureMessage(id, pageNumber))
    })
    flushOutbox()
  }
}
export type PictureRetry = ReturnType<typeof createPictureRetry>
