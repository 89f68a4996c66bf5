import { COVER } from '@kahani/contracts/illustration'
import { drawingKey, type PictureId, type PictureVersionId } from '@kahani/contracts/picture-keys'
import { type ChoosePicture, MAX_PICTURE_VERSIONS, type PictureChange } from '@kahani/contracts/story-changes'
import { storyChangeMessages as messages } from '@kahani/messages/en/story-changes'
import { storyErrorMessages } from '@kahani/messages/en/story-generation-errors'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { notFound } from '@kahani/service-kit/http-error'
import { addToOutbox } from '@kahani/service-kit/outbox'
import { invalidInput } from '@kahani/service-kit/validation'
import type { Kysely, Transaction } from 'kysely'
import { createAiCallRepository } from '../costs/ai-call-repository.ts'
import { type DailyBudgets, withinBudget } from '../costs/budget.ts'
import type { Estimate } from '../costs/story-estimate.ts'
import type { Database } from '../database.ts'
import {
  coverPending,
  dailyBudgetReached,
  editConflict,
  notChangeable,
  redrawsUsed,
  tooManyVersions,
} from '../errors.ts'
import { illustratePictureMessage } from '../illustrate-queue/illustrate-messages.ts'
import { isRefunded } from '../illustrations/illustrated-story.ts'
import type { IllustrationEvents } from '../illustrations/illustration-events.ts'
import { createPictureRepository } from '../illustrations/picture-repository.ts'
import { createPictureVersionRepository, type NewPictureVersion } from '../illustrations/picture-version-repository.ts'
import type { Moderation } from '../moderation/moderation.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { ReadableStory } from '../stories/story-repository.ts'
import { changedBrief } from './changed-brief.ts'

export interface PictureChangesDeps {
  db: Kysely<Database>
  blobs: Pick<BlobStore, 'info'>
  moderation: Moderation
  limits: Pick<RateLimits, 'changes'>
  estimate: Estimate
  budgets: DailyBudgets
  /** Versions of pictures that the family of a story can request: 0 for none. */
  redrawsPerStory: number
  /** Whether a provider draws the pictures of an account. */
  hasPictureProvider: (premium: boolean) => boolean
  events: Pick<IllustrationEvents, 'publish'>
  flushOutbox: () => void
}

/** Other versions of pictures that a family requests, and its choice among them. */
export function createPictureChanges(deps: PictureChangesDeps) {
  const { db, blobs, moderation, limits, estimate, budgets, redrawsPerStory, hasPictureProvider, events, flushOutbox } =
    deps
  const budgetError = dailyBudgetReached(storyErrorMessages.pictureDailyLimit)

  /** Whether a cover was drawn with its title. */
  const isLettered = async (picture: PictureId) => (await blobs.info(drawingKey(picture))) !== null

  async function queue(trx: Transaction<Database>, picture: PictureVersionId, requested: 0 | 1): Promise<void> {
    const versions = createPictureVersionRepository(trx)
    await versions.count(picture.storyId, requested)
    await addToOutbox(trx, illustratePictureMessage(picture))
  }

  /**
   * Requests a copy of a cover with the title that the story has now, which then takes its place.
   * @throws HttpError 409 while a version of the cover is being rendered that the family requested
   */
  async function letterAgain(trx: Transaction<Database>, storyId: number, version: number, title: string) {
    const versions = createPictureVersionRepository(trx)
    const replaced = await versions.find(storyId, COVER, version)
    const pending = (await versions.listPending(storyId)).find(({ pageNumber }) => pageNumber === COVER)
    if (pending?.replaces === null) throw coverPending()
    // It is lettered with the title before this one.
    if (pending) await versions.fail(storyId, COVER, pending.version, 'failed')
    if (!replaced) return
    const change = { ...replaced.change, basedOn: version }
    const letter: NewPictureVersion = { brief: replaced.brief, change, title, replaces: version }
    await queue(trx, { storyId, pageNumber: COVER, version: await versions.add(storyId, COVER, letter) }, 0)
  }

  /** What the story may still cost: what it has cost, and the pictures that are requested. */
  async function budgetOf(trx: Transaction<Database>, storyId: number, paise: number): Promise<number> {
    const spentPaise = await createAiCallRepository(trx).costOfStory(storyId)
    const { pending } = await createPictureRepository(trx).countByState(storyId)
    const versions = await createPictureVersionRepository(trx).listPending(storyId)
    return spentPaise + (pending + versions.length) * paise
  }

  return {
    /**
     * Requests another version of a picture. While one is rendered, a second request changes nothing.
     * @throws HttpError 400 for a wish that the illustrator can't follow, 404, 409 if no more can be requested, 422 if moderation
     * rejects the wish, 429 if a rate limit or the daily budget is reached, 503
     */
    async request(story: ReadableStory, pageNumber: number, change: PictureChange): Promise<void> {
      const { id: storyId, userId, premium, seed } = story
      if ((change.wish || change.region) && !hasPictureProvider(premium))
        throw invalidInput([{ path: 'wish', message: messages.noWishes }])
      if (change.region && !change.wish) throw invalidInput([{ path: 'wish', message: messages.wishRequired }])
      await limits.changes.consume(String(userId))
      if (story.redraws >= redrawsPerStory) throw redrawsUsed(redrawsPerStory)
      if (change.wish) await moderation.moderateTexts(userId, { wish: change.wish })
      const paise = estimate.picture(premium)
      await withinBudget(db, budgets, { paise, premium }, budgetError, async trx => {
        const locked = await createPictureRepository(trx).lockStory(storyId)
        const picture = (await createPictureRepository(trx).listByStory(storyId)).find(
          each => each.pageNumber === pageNumber,
        )
        if (!locked || !picture) throw notFound('picture')
        if (picture.state !== 'completed' || isRefunded(locked) || locked.consentWithdrawnAt) throw notChangeable()
        const versions = createPictureVersionRepository(trx)
        await versions.addShown(storyId, pageNumber)
        const all = (await versions.listByStory(storyId)).filter(each => each.pageNumber === pageNumber)
        if (all.some(({ state }) => state === 'pending')) return
        if (locked.redraws >= redrawsPerStory) throw redrawsUsed(redrawsPerStory)
        const completed = all.filter(({ state }) => state === 'completed')
        if (completed.length >= MAX_PICTURE_VERSIONS) throw tooManyVersions(MAX_PICTURE_VERSIONS)
        const base = completed.find(({ version }) => version === change.basedOn)
        if (!base) throw notFound('picture')
        const version = await versions.add(storyId, pageNumber, {
          brief: changedBrief(base.brief, change, { seed, pageNumber }),
          change: { ...(base.change?.look && { look: base.change.look }), ...change },
          title: pageNumber === COVER ? locked.title : null,
        })
        await versions.restartDeadline(storyId, await budgetOf(trx, storyId, paise))
        await queue(trx, { storyId, pageNumber, version }, 1)
      })
      events.publish(storyId)
      flushOutbox()
    },

    /**
     * Shows another version of a picture in the book. A cover with an earlier title is lettered again first.
     * @throws HttpError 404, 409 if the book does not show the version that is to be replaced, or a cover is being rendered
     */
    async choose(story: ReadableStory, pageNumber: number, { version, replaces }: ChoosePicture): Promise<void> {
      const { id: storyId } = story
      await limits.changes.consume(String(story.userId))
      await db.transaction().execute(async trx => {
        const locked = await createPictureRepository(trx).lockStory(storyId)
        const versions = createPictureVersionRepository(trx)
        const chosen = await versions.find(storyId, pageNumber, version)
        if (!locked || chosen?.state !== 'completed') throw notFound('picture')
        const pictures = await createPictureRepository(trx).listByStory(storyId)
        const shown = pictures.find(each => each.pageNumber === pageNumber)?.version ?? 0
        if (shown === version) return
        if (shown !== replaces) throw editConflict({ version: shown })
        const title = locked.title ?? ''
        const isOutdated = chosen.title !== null && chosen.title !== title
        if (isOutdated && (await isLettered({ storyId, pageNumber, version }))) {
          await letterAgain(trx, storyId, version, title)
        } else {
          await versions.show(storyId, pageNumber, version)
          await versions.count(storyId, 0)
        }
      })
      events.publish(storyId)
      flushOutbox()
    },

    /**
     * Call it when the title of a story changes: letters the cover again that the book shows.
     * @throws HttpError 409 while another version of the cover is being rendered
     */
    async letterCover(trx: Transaction<Database>, storyId: number, before: string, title: string): Promise<void> {
      const versions = createPictureVersionRepository(trx)
      await versions.keepTitle(storyId, before)
      const pictures = await createPictureRepository(trx).listByStory(storyId)
      const cover = pictures.find(({ pageNumber, state }) => pageNumber === COVER && state === 'completed')
      if (!cover || !(await isLettered({ storyId, pageNumber: COVER, version: cover.version }))) return
      await versions.addShown(storyId, COVER)
      await letterAgain(trx, storyId, cover.version, title)
    },
  }
}
export type PictureChanges = ReturnType<typeof createPictureChanges>
