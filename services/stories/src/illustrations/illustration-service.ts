import { COVER, type IllustrationRequest } from '@kahani/contracts/illustration'
import { pictureKey, sheetKey } from '@kahani/contracts/picture-keys'
import { type Illustrations, MAX_PICTURE_RETRIES } from '@kahani/contracts/stories'
import type { PictureReport } from '@kahani/contracts/stories-internal'
import { notFound } from '@kahani/service-kit/http-error'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { queueNextStory } from '../illustrate-queue/illustration-turns.ts'
import { queueStoryReady } from '../notifications/story-notifications.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { castOf } from './cast.ts'
import { type IllustratedStory, isRefunded } from './illustrated-story.ts'
import type { IllustrationEvents } from './illustration-events.ts'
import type { ImageUrl } from './image-url.ts'
import type { KeptSheets } from './kept-sheets.ts'
import { createPictureRepository, type PictureRepository } from './picture-repository.ts'

/** The family gets an email about a story whose pictures took longer than this, and about one that was delayed. */
const READY_EMAIL_AFTER_SECONDS = 60

export interface IllustrationServiceDeps {
  db: Kysely<Database>
  photos: PhotoStore
  keptSheets: KeptSheets
  imageUrl: ImageUrl
  /** Keyed hash that identifies a family to a provider. */
  safetyId: (userId: number) => string
  events: Pick<IllustrationEvents, 'publish'>
  flushOutbox: () => void
}

/** Tracks which pictures of a story are pending, completed or failed. */
export function createIllustrationService({
  db,
  photos,
  keptSheets,
  imageUrl,
  safetyId,
  events,
  flushOutbox,
}: IllustrationServiceDeps) {
  const pictures = createPictureRepository(db)

  /**
   * Derives the story's illustration status from its pictures. If it is final, the next story of the account is queued.
   * @returns the key of the photo if it can be deleted
   */
  async function updateStatus(
    trx: Transaction<Database>,
    { id: storyId, userId, photoKey }: Pick<IllustratedStory, 'id' | 'userId' | 'photoKey'>,
  ): Promise<string | null> {
    const repository = createPictureRepository(trx)
    const { total, pending, completed } = await repository.countByState(storyId)
    if (pending > 0) {
      await repository.setStatus(storyId, 'processing')
      return null
    }
    await repository.setStatus(storyId, completed === total ? 'completed' : completed === 0 ? 'failed' : 'partial')
    if (completed === 0) {
      // A picture book without any picture is refunded.
      await repository.markRefundDue(storyId)
    } else if (await repository.markIllustrated(storyId, READY_EMAIL_AFTER_SECONDS)) {
      await queueStoryReady(trx, storyId)
    }
    await queueNextStory(trx, userId)
    return photoKey
  }

  async function change(storyId: number, update: (repository: PictureRepository) => Promise<void>) {
    const photoKey = await db.transaction().execute(async trx => {
      const repository = createPictureRepository(trx)
      const story = await repository.lockStory(storyId)
      if (!story) throw notFound('story')
      // A late report about a refunded story: it stays as it is.
      if (isRefunded(story)) return null
      await update(repository)
      return updateStatus(trx, story)
    })
    events.publish(storyId)
    flushOutbox()
    if (photoKey) {
      await photos.delete(photoKey)
      await pictures.clearPhoto(storyId)
    }
  }

  return {
    /** What the illustrator has to render: pending pictures only. */
    async buildRequest(story: IllustratedStory): Promise<IllustrationRequest> {
      const all = await pictures.listByStory(story.id)
      const pending = story.consentWithdrawnAt ? [] : all.filter(picture => picture.state === 'pending')
      const texts = await pictures.listPageTexts(story.id)
      return {
        storyId: story.id,
        title: story.title ?? '',
        seed: story.seed,
        style: story.brief.illustrationStyle,
        premium: story.premium,
        safetyId: safetyId(story.userId),
        hasPhoto: story.photoKey !== null,
        cast: castOf(story, [...texts, ...all.map(picture => picture.brief.description)]),
        sheetKey: sheetKey(story.id),
        keptSheetKey: await keptSheets.find(story),
        pictures: pending.map(({ pageNumber, brief, failure }) => ({
          pageNumber,
          brief,
          key: pictureKey(story.id, pageNumber),
          softened: failure === 'refused',
        })),
      }
    },

    reportPicture: (storyId: number, pageNumber: number, report: PictureReport) =>
      change(storyId, repository =>
        report.outcome === 'completed'
          ? repository.markCompleted(storyId, pageNumber)
          : repository.markFailed(storyId, pageNumber, report.reason),
      ),

    /** The character sheet is rendered. */
    async reportSheet(story: IllustratedStory): Promise<void> {
      await keptSheets.keep(story)
      await pictures.markSheetReady(story.id)
      events.publish(story.id)
    },

    /** Ends a story's illustration job: pictures still pending have failed, unless their owner retried them. */
    completeJob: (storyId: number) =>
      change(storyId, repository => repository.failPending(storyId, { retried: false })),

    /** Fails every picture that is still pending. */
    failPending: (storyId: number) => change(storyId, repository => repository.failPending(storyId, { retried: true })),

    /** Deletes a photo that can't be used, or must not be used any more. */
    async deletePhoto({ id, photoKey }: Pick<IllustratedStory, 'id' | 'photoKey'>): Promise<void> {
      if (photoKey) await photos.delete(photoKey)
      await pictures.clearPhoto(id)
    },

    async getIllustrations(story: IllustratedStory): Promise<Illustrations> {
      const all = await pictures.listByStory(story.id)
      const refunded = isRefunded(story)
      return {
        status: story.illustrationStatus,
        total: all.length,
        waiting: story.illustrationStatus === 'processing' && story.illustrationsQueuedAt === null,
        sheetReady: story.sheetReadyAt !== null || all.some(picture => picture.state === 'completed'),
        refunded,
        missing: all
          .filter(picture => picture.state === 'failed')
          .map(({ pageNumber, failure, retries }) => ({
            pageNumber,
            reason: failure ?? 'failed',
            canRetry: !refunded && !story.consentWithdrawnAt && retries < MAX_PICTURE_RETRIES,
          })),
        illustrations: all
          .filter(picture => picture.state === 'completed')
          .map(({ id, pageNumber, name, brief }) => ({
            id,
            pageNumber,
            imageUrl: imageUrl({ storyId: story.id, pageNumber, name, userId: story.userId }),
            isCover: pageNumber === COVER,
            altText: brief.altText,
          })),
      }
    },
  }
}
export type IllustrationService = ReturnType<typeof createIllustrationService>
