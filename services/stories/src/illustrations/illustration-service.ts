import type { Cast, IllustrationRequest } from '@kahani/contracts/illustration'
import { type Illustrations, MAX_PICTURE_RETRIES } from '@kahani/contracts/stories'
import type { PictureReport } from '@kahani/contracts/stories-internal'
import { notFound } from '@kahani/service-kit/http-error'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import type { StoredStory } from '../stories/story-repository.ts'
import { imageUrl } from '../stories/story-view.ts'
import { firstName } from '../storyteller/first-name.ts'
import { sanitizeBrief } from '../storyteller/sanitize-brief.ts'
import { createPictureRepository, isRefunded } from './picture-repository.ts'

/** Where a story's pictures lie in the blob store. */
export const pictureKey = (storyId: number, pageNumber: number) => `pictures/${storyId}/${pageNumber}.png`
const sheetKey = (storyId: number) => `pictures/${storyId}/sheet.png`

function castOf({ brief: entered, bible }: StoredStory): Cast {
  const brief = sanitizeBrief(entered)
  return {
    firstName: firstName(brief.characterName),
    age: brief.characterAge,
    gender: brief.characterGender,
    characterType: brief.characterType,
    customCharacter: brief.customCharacter,
    hasFriend: brief.friendName !== '',
    pet: brief.pet,
    bible: bible ?? { child: '', friend: null, pet: null },
  }
}

export interface IllustrationServiceParts {
  db: Kysely<Database>
  photos: PhotoStore
  /** A family's name for a provider: a keyed hash. */
  safetyId: (userId: number) => string
}

/** Keeps the record of what is to be drawn and what is there. */
export function createIllustrationService({ db, photos, safetyId }: IllustrationServiceParts) {
  const pictures = createPictureRepository(db)

  /** Settles a story once none of its pictures is awaited any more. @returns its photo, no longer needed */
  async function settle(trx: Transaction<Database>, storyId: number, photoKey: string | null): Promise<string | null> {
    const repository = createPictureRepository(trx)
    const { total, pending, drawn } = await repository.count(storyId)
    if (pending > 0) {
      await repository.setDrawing(storyId, 'processing')
      return null
    }
    await repository.setDrawing(storyId, drawn === total ? 'completed' : drawn === 0 ? 'failed' : 'partial')
    // A picture book without a picture is not what was paid for.
    if (drawn === 0) await repository.makeRefundDue(storyId)
    return photoKey
  }

  async function change(
    storyId: number,
    work: (repository: ReturnType<typeof createPictureRepository>) => Promise<void>,
  ) {
    const photoKey = await db.transaction().execute(async trx => {
      const repository = createPictureRepository(trx)
      const story = await repository.lockStory(storyId)
      if (!story) throw notFound('story')
      await work(repository)
      return settle(trx, storyId, story.photoKey)
    })
    if (photoKey) {
      await photos.forget(photoKey)
      await pictures.photoForgotten(storyId)
    }
  }

  return {
    /** What the illustrator is to draw. Pictures that are there or given up are left out. */
    async order(story: StoredStory): Promise<IllustrationRequest> {
      const wanted = (await pictures.of(story.id)).filter(picture => picture.state === 'pending')
      return {
        storyId: story.id,
        seed: story.seed,
        style: story.brief.illustrationStyle,
        premium: story.premium,
        safetyId: safetyId(story.userId),
        hasPhoto: story.photoKey !== null,
        cast: castOf(story),
        sheetKey: sheetKey(story.id),
        pictures: wanted.map(({ pageNumber, brief, failure }) => ({
          pageNumber,
          brief,
          key: pictureKey(story.id, pageNumber),
          softened: failure === 'refused',
        })),
      }
    },

    report: (storyId: number, pageNumber: number, report: PictureReport) =>
      change(storyId, repository =>
        report.outcome === 'completed'
          ? repository.drawn(storyId, pageNumber, report.widthPx, report.heightPx)
          : repository.failed(storyId, pageNumber, report.reason),
      ),

    /** The last word on a story's first drawing: whatever of it is still awaited won't come. */
    finish: (storyId: number) => change(storyId, repository => repository.allFailed(storyId, true)),

    /** Ends a drawing that took too long: nothing more is awaited. */
    giveUp: (storyId: number) => change(storyId, repository => repository.allFailed(storyId, false)),

    /** Forgets a photo that can't be used. */
    async forgetPhoto({ id, photoKey }: StoredStory): Promise<void> {
      if (photoKey) await photos.forget(photoKey)
      await pictures.photoForgotten(id)
    },

    async illustrations(story: StoredStory): Promise<Illustrations> {
      const all = await pictures.of(story.id)
      const drawn = all.filter(picture => picture.state === 'drawn')
      const refunded = isRefunded(story)
      return {
        status: story.drawing,
        total: all.length,
        refunded,
        missing: all
          .filter(picture => picture.state === 'failed')
          .map(({ pageNumber, failure, redraws }) => ({
            pageNumber,
            reason: failure ?? 'failed',
            canRetry: !refunded && redraws < MAX_PICTURE_RETRIES,
          })),
        illustrations: drawn.map(({ id, pageNumber, name, brief }) => ({
          id,
          pageNumber,
          imageUrl: imageUrl(name),
          isCover: pageNumber === 0,
          altText: brief.altText,
        })),
      }
    },
  }
}
export type IllustrationService = ReturnType<typeof createIllustrationService>
