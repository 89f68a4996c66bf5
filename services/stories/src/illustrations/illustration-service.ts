import { COVER, type IllustrationRequest } from '@kahani/contracts/illustration'
import {
  drawingKey,
  focusKey,
  type PictureId,
  type PictureVersionId,
  pictureKey,
  sheetKey,
} from '@kahani/contracts/picture-keys'
import { type Illustrations, MAX_PICTURE_RETRIES } from '@kahani/contracts/stories'
import type { PictureReport } from '@kahani/contracts/stories-internal'
import { deleteVariants } from '@kahani/pictures/picture-variants'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { notFound } from '@kahani/service-kit/http-error'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { queueNextStory } from '../illustrate-queue/illustration-turns.ts'
import { queueStoryReady } from '../notifications/story-notifications.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { createPictureCheckRepository } from '../picture-checks/picture-check-repository.ts'
import { castOf } from './cast.ts'
import { type IllustratedStory, isRefunded } from './illustrated-story.ts'
import type { IllustrationEvents } from './illustration-events.ts'
import type { ImageUrl } from './image-url.ts'
import type { KeptSheets } from './kept-sheets.ts'
import { createPictureRepository } from './picture-repository.ts'
import { createPictureVersionRepository } from './picture-version-repository.ts'
import type { RenderingPages } from './rendering-pages.ts'

/** The family gets an email about a story whose pictures took longer than this, and about one that was delayed. */
const READY_EMAIL_AFTER_SECONDS = 60

export interface IllustrationServiceDeps {
  db: Kysely<Database>
  blobs: Pick<BlobStore, 'delete'>
  photos: PhotoStore
  keptSheets: KeptSheets
  imageUrl: ImageUrl
  /** Keyed hash that identifies a family to a provider. */
  safetyId: (userId: number) => string
  events: Pick<IllustrationEvents, 'publish'>
  rendering: RenderingPages
  flushOutbox: () => void
}

/** Tracks which pictures of a story are pending, completed or failed. */
export function createIllustrationService({
  db,
  blobs,
  photos,
  keptSheets,
  imageUrl,
  safetyId,
  events,
  rendering,
  flushOutbox,
}: IllustrationServiceDeps) {
  const pictures = createPictureRepository(db)
  const pictureVersions = createPictureVersionRepository(db)

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

  /** Nothing is being rendered of a story whose pictures are final. */
  const listRendering = async (story: Pick<IllustratedStory, 'id' | 'illustrationStatus'>) =>
    story.illustrationStatus === 'processing' ? rendering.list(story.id) : []

  async function change(storyId: number, update: (trx: Transaction<Database>) => Promise<void>) {
    const photoKey = await db.transaction().execute(async trx => {
      const story = await createPictureRepository(trx).lockStory(storyId)
      if (!story) throw notFound('story')
      // A late report about a refunded story: it stays as it is.
      if (isRefunded(story)) return null
      await update(trx)
      return updateStatus(trx, story)
    })
    events.publish(storyId)
    flushOutbox()
    if (photoKey) {
      await photos.delete(photoKey)
      await pictures.clearPhoto(storyId)
    }
  }

  /**
   * Records the outcome of a version that the family requested, or of a cover that is lettered again.
   * @returns the version that it has replaced
   */
  async function reportVersion(
    trx: Transaction<Database>,
    { storyId, pageNumber, version }: PictureVersionId,
    report: PictureReport,
  ): Promise<PictureId | null> {
    const versions = createPictureVersionRepository(trx)
    if (report.outcome === 'failed') {
      const failed = await versions.fail(storyId, pageNumber, version, report.reason)
      // It is not counted, so that the family can request another one.
      await versions.count(storyId, failed && failed.replaces === null ? -1 : 0)
      return null
    }
    const completed = await versions.complete(storyId, pageNumber, version)
    await versions.count(storyId, 0)
    if (!completed || completed.replaces === null) return null
    await versions.show(storyId, pageNumber, version)
    await versions.delete(storyId, pageNumber, completed.replaces)
    return { storyId, pageNumber, version: completed.replaces }
  }

  /** A book that is being made must not find the picture without what is beside it. */
  async function deletePicture(picture: PictureId): Promise<void> {
    await deleteVariants(blobs, picture)
    await blobs.delete(pictureKey(picture))
    await blobs.delete(drawingKey(picture))
    await blobs.delete(focusKey(picture))
  }

  async function failPendingVersions(trx: Transaction<Database>, storyId: number) {
    const pending = await createPictureVersionRepository(trx).listPending(storyId)
    for (const { pageNumber, version } of pending)
      await reportVersion(trx, { storyId, pageNumber, version }, { outcome: 'failed', reason: 'failed' })
  }

  return {
    /**
     * What the illustrator has to render: pending pictures only.
     * @param page its completed picture too, which is to be checked, unless the family has requested another one since
     */
    async buildRequest(story: IllustratedStory, page?: number): Promise<IllustrationRequest> {
      const all = await pictures.listByStory(story.id)
      const every = await pictureVersions.listByStory(story.id)
      const isNewest = ({ pageNumber, version }: (typeof all)[number]) =>
        !every.some(other => other.pageNumber === pageNumber && other.version > version)
      const isRequested = (picture: (typeof all)[number]) =>
        picture.state === 'pending' ||
        (picture.state === 'completed' && picture.pageNumber === page && isNewest(picture))
      const pending = story.consentWithdrawnAt ? [] : all.filter(isRequested)
      const versions = story.consentWithdrawnAt ? [] : every.filter(({ state }) => state === 'pending')
      const texts = await pictures.listPageTexts(story.id)
      const cast = castOf(story, [...texts, ...all.map(picture => picture.brief.description)])
      return {
        storyId: story.id,
        title: story.title ?? '',
        seed: story.seed,
        style: story.brief.illustrationStyle,
        premium: story.premium,
        safetyId: safetyId(story.userId),
        hasPhoto: story.photoKey !== null,
        cast,
        sheetKey: sheetKey(story.id),
        keptSheetKey: await keptSheets.find(story),
        keptSheetKeys: await keptSheets.findOfCompanions(story, cast.people),
        pictures: [
          ...pending.map(({ pageNumber, version, brief, failure }) => ({
            ...{ pageNumber, version, brief },
            key: pictureKey({ storyId: story.id, pageNumber, version }),
            softened: failure === 'refused',
          })),
          ...versions.map(({ pageNumber, version, brief, change }) => ({
            ...{ pageNumber, version, brief, softened: false },
            key: pictureKey({ storyId: story.id, pageNumber, version }),
            look: change?.look ?? null,
            edit: change?.wish
              ? {
                  baseKey: pictureKey({ storyId: story.id, pageNumber, version: change.basedOn }),
                  wish: change.wish,
                  region: change.region ?? null,
                }
              : null,
          })),
        ],
      }
    },

    async reportRendering(storyId: number, pageNumber: number): Promise<void> {
      await rendering.start(storyId, pageNumber)
      events.publish(storyId)
    },

    async reportPicture(storyId: number, pageNumber: number, report: PictureReport): Promise<void> {
      rendering.end(storyId, pageNumber)
      let replaced: PictureId | null = null
      await change(storyId, async trx => {
        const pictures = createPictureRepository(trx)
        const { version = 0, checks = [] } = report
        await createPictureCheckRepository(trx).record({ storyId, pageNumber, version }, checks)
        const shown = (await pictures.listByStory(storyId)).find(each => each.pageNumber === pageNumber)
        if (shown && shown.version !== version)
          replaced = await reportVersion(trx, { storyId, pageNumber, version }, report)
        else if (report.outcome === 'completed') {
          await pictures.markCompleted(storyId, pageNumber)
          if (report.replaced) await pictures.rename(storyId, pageNumber)
        } else await pictures.markFailed(storyId, pageNumber, report.reason)
      })
      if (replaced) await deletePicture(replaced)
    },

    /** The character sheet is rendered. */
    async reportSheet(story: IllustratedStory): Promise<void> {
      await keptSheets.keep(story)
      await pictures.markSheetReady(story.id)
      events.publish(story.id)
    },

    /** Ends a story's illustration job: pictures still pending have failed, unless their owner retried them. */
    completeJob: (storyId: number) =>
      change(storyId, trx => createPictureRepository(trx).failPending(storyId, { retried: false })),

    /** Fails every picture that is still pending. */
    failPending: (storyId: number) =>
      change(storyId, async trx => {
        await createPictureRepository(trx).failPending(storyId, { retried: true })
        await failPendingVersions(trx, storyId)
      }),

    /** Deletes a photo that can't be used, or must not be used any more. */
    async deletePhoto({ id, photoKey }: Pick<IllustratedStory, 'id' | 'photoKey'>): Promise<void> {
      if (photoKey) await photos.delete(photoKey)
      await pictures.clearPhoto(id)
    },

    /** The ETag of the list of a story's pictures, and the id of the event that contains it. Read it before the list. */
    async getTag(story: IllustratedStory & { illustrationsVersion: string }): Promise<string> {
      return `W/"${[story.illustrationsVersion, ...(await listRendering(story))].join('/')}"`
    },

    async getIllustrations(story: IllustratedStory): Promise<Illustrations> {
      const started = await listRendering(story)
      const all = await pictures.listByStory(story.id)
      const refunded = isRefunded(story)
      return {
        status: story.illustrationStatus,
        total: all.length,
        waiting: story.illustrationStatus === 'processing' && story.illustrationsQueuedAt === null,
        sheetReady: story.sheetReadyAt !== null || all.some(picture => picture.state === 'completed'),
        rendering: started.filter(page =>
          all.some(({ pageNumber, state }) => pageNumber === page && state === 'pending'),
        ),
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
          .map(({ id, pageNumber, version, name, brief }) => ({
            id,
            pageNumber,
            imageUrl: imageUrl({ storyId: story.id, pageNumber, version, name, userId: story.userId }),
            isCover: pageNumber === COVER,
            altText: brief.altText,
          })),
      }
    },
  }
}
export type IllustrationService = ReturnType<typeof createIllustrationService>
