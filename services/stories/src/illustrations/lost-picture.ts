import { pictureKey } from '@kahani/contracts/picture-keys'
import type { LostPicture } from '@kahani/contracts/stories-internal'
import { storyErrorMessages as messages } from '@kahani/messages/en/story-generation-errors'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { hasStatus, notFound } from '@kahani/service-kit/http-error'
import type { Kysely, Transaction } from 'kysely'
import { type DailyBudgets, withinBudget } from '../costs/budget.ts'
import type { Estimate } from '../costs/story-estimate.ts'
import type { Database } from '../database.ts'
import { dailyBudgetReached } from '../errors.ts'
import type { IllustratedStory } from './illustrated-story.ts'
import type { IllustrationEvents } from './illustration-events.ts'
import { createPictureRepository } from './picture-repository.ts'
import { requestAgain } from './retry-picture.ts'

export interface LostPictureDeps {
  db: Kysely<Database>
  blobs: Pick<BlobStore, 'info'>
  estimate: Estimate
  budgets: DailyBudgets
  events: Pick<IllustrationEvents, 'publish'>
  flushOutbox: () => void
}

async function markFailed(trx: Transaction<Database>, storyId: number, pageNumber: number): Promise<'failed'> {
  const pictures = createPictureRepository(trx)
  await pictures.replaceLost(storyId, pageNumber, 'failed')
  const { pending, completed } = await pictures.countByState(storyId)
  // Not refunded, even if it was the last picture: the owner can retry it.
  const ended = completed > 0 ? 'partial' : 'failed'
  await pictures.setStatus(storyId, pending > 0 ? 'processing' : ended)
  return 'failed'
}

/** Requests completed pictures again whose files are missing, unless the family withdrew its consent. */
export function createLostPictureReport(deps: LostPictureDeps) {
  const { db, blobs, estimate, budgets, events, flushOutbox } = deps
  const budgetError = dailyBudgetReached(messages.pictureDailyLimit)

  /** Runs `work` if the picture is completed and its file is missing. */
  async function ifLost(
    trx: Transaction<Database>,
    storyId: number,
    pageNumber: number,
    work: (story: Pick<IllustratedStory, 'consentWithdrawnAt'>) => Promise<LostPicture['outcome']>,
  ): Promise<LostPicture['outcome']> {
    const pictures = createPictureRepository(trx)
    const story = await pictures.lockStory(storyId)
    const picture = (await pictures.listByStory(storyId)).find(each => each.pageNumber === pageNumber)
    if (!story || !picture) throw notFound('picture')
    if (
      picture.state !== 'completed' ||
      (await blobs.info(pictureKey({ storyId, pageNumber, version: picture.version })))
    )
      return picture.state
    return work(story)
  }

  const replace = (trx: Transaction<Database>, storyId: number, pageNumber: number, paise: number) =>
    ifLost(trx, storyId, pageNumber, async ({ consentWithdrawnAt }) => {
      if (consentWithdrawnAt) return markFailed(trx, storyId, pageNumber)
      await createPictureRepository(trx).replaceLost(storyId, pageNumber, 'pending')
      await requestAgain(trx, storyId, pageNumber, paise)
      return 'pending'
    })

  const fail = (trx: Transaction<Database>, storyId: number, pageNumber: number) =>
    ifLost(trx, storyId, pageNumber, () => markFailed(trx, storyId, pageNumber))

  /**
   * Idempotent. If the daily budget has no room for the picture, it fails, and its owner can retry it.
   * @returns the state of the picture
   * @throws HttpError 404
   */
  return async function reportLostPicture(
    { id, premium }: Pick<IllustratedStory, 'id' | 'premium'>,
    pageNumber: number,
  ): Promise<LostPicture> {
    const paise = estimate.picture(premium)
    try {
      const outcome = await withinBudget(db, budgets, { paise, premium }, budgetError, trx =>
        replace(trx, id, pageNumber, paise),
      )
      flushOutbox()
      return { outcome }
    } catch (error) {
      if (!hasStatus(error, 429)) throw error
      return { outcome: await db.transaction().execute(trx => fail(trx, id, pageNumber)) }
    } finally {
      events.publish(id)
    }
  }
}
export type ReportLostPicture = ReturnType<typeof createLostPictureReport>
