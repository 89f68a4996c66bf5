import { BIN_DAYS, type BinnedStory, type CurrentReading, type DrawingStory } from '@kahani/contracts/shelf'
import { notFound } from '@kahani/service-kit/http-error'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { queueNextStory } from '../illustrate-queue/illustration-turns.ts'
import { coverUrl, type ImageUrl } from '../illustrations/image-url.ts'
import { toStory } from '../stories/story-view.ts'
import { createShelfRepository, type ShelfRepository } from './shelf-repository.ts'

const BIN_MS = BIN_DAYS * 24 * 60 * 60_000

const requireStory = (found: boolean): void => {
  if (!found) throw notFound('story')
}

/** Favourites, the bin, and where the family stopped reading. */
export function createShelfService(db: Kysely<Database>, imageUrl: ImageUrl, flushOutbox: () => void) {
  const shelf = createShelfRepository(db)

  /** Moves a story to the bin or back. The next story of the family is not drawn after one in the bin. */
  async function move(userId: number, change: (shelf: ShelfRepository) => Promise<boolean>): Promise<void> {
    await db.transaction().execute(async (trx: Transaction<Database>) => {
      requireStory(await change(createShelfRepository(trx)))
      await queueNextStory(trx, userId)
    })
    flushOutbox()
  }

  return {
    /** @throws HttpError 404 if the user has no such story */
    setFavourite: async (id: number, userId: number, favourite: boolean): Promise<void> =>
      requireStory(await shelf.setFavourite(id, userId, favourite)),

    /** Idempotent. @throws HttpError 404 if the user has no such story, or its text is not ready */
    moveToBin: (id: number, userId: number) => move(userId, repository => repository.moveToBin(id, userId)),

    /** Idempotent. @throws HttpError 404 if the user has no such story */
    restore: (id: number, userId: number) => move(userId, repository => repository.restore(id, userId)),

    async listBin(userId: number, limit: number, before?: number): Promise<BinnedStory[]> {
      const stories = await shelf.listBin(userId, limit, before)
      return stories.map(story => ({
        ...toStory(story, imageUrl),
        deletedAt: new Date((story.binnedAt ?? new Date()).getTime() + BIN_MS).toISOString(),
      }))
    },

    async listDrawing(userId: number): Promise<DrawingStory[]> {
      const stories = await shelf.listDrawing(userId)
      return stories.map(story => ({
        ...{ id: story.id, drawn: story.drawn, total: story.total },
        waiting: story.illustrationsQueuedAt === null,
        coverUrl: coverUrl(imageUrl, story),
      }))
    },

    /** @throws HttpError 404 if the user has no such story on the shelf, or it has no such page */
    recordReading: async (id: number, userId: number, page: number): Promise<void> =>
      requireStory(await shelf.recordReading(id, userId, page)),

    async findReading(userId: number): Promise<CurrentReading | null> {
      const found = await shelf.findReading(userId)
      if (!found) return null
      const { id: storyId, pageNumber, picture } = found
      return {
        story: toStory(found, imageUrl),
        page: pageNumber,
        pages: found.pages,
        pictureUrl: picture && imageUrl({ storyId, pageNumber, ...picture, userId }),
        readAt: found.readAt.toISOString(),
      }
    },

    async findFirstPicture(storyId: number, userId: number): Promise<string | null> {
      const picture = await shelf.findFirstPicture(storyId, userId)
      return picture ? imageUrl({ storyId, userId, ...picture }) : null
    },
  }
}
export type ShelfService = ReturnType<typeof createShelfService>
