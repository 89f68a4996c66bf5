import type { Book as BookContent } from '@kahani/contracts/stories-internal'
import { notFound } from '@kahani/service-kit/http-error'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { pictureKey } from '../illustrations/illustration-service.ts'
import { createPictureRepository } from '../illustrations/picture-repository.ts'
import { createStoryRepository } from './story-repository.ts'
import { toStory } from './story-view.ts'

/** Everything a book file is made from. @throws HttpError 404 unless the story is the user's */
export function createBook(db: Kysely<Database>) {
  const stories = createStoryRepository(db)
  const pictures = createPictureRepository(db)
  return async (id: number, userId: number): Promise<BookContent> => {
    const story = await stories.findOf(id, userId)
    if (!story) throw notFound('story')
    const [pages, all] = await Promise.all([stories.pagesOf(id), pictures.of(id)])
    const textOf = new Map(pages.map(page => [page.pageNumber, page.text]))
    return {
      story: toStory(story),
      drawing: story.drawing === 'processing',
      pages: all.map(({ pageNumber, brief, state }) => ({
        pageNumber,
        text: textOf.get(pageNumber) ?? '',
        altText: brief.altText,
        pictureKey: state === 'drawn' ? pictureKey(id, pageNumber) : null,
      })),
    }
  }
}
export type Book = ReturnType<typeof createBook>
