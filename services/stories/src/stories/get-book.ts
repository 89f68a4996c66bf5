import { pictureKey } from '@kahani/contracts/picture-keys'
import type { Book } from '@kahani/contracts/stories-internal'
import type { Kysely } from 'kysely'
import { createAiCallRepository } from '../costs/ai-call-repository.ts'
import type { Database } from '../database.ts'
import type { ImageUrl } from '../illustrations/image-url.ts'
import { createPictureRepository } from '../illustrations/picture-repository.ts'
import { createPictureVersionRepository } from '../illustrations/picture-version-repository.ts'
import { bookCast } from './book-cast.ts'
import { createStoryRepository } from './story-repository.ts'
import { dedicationOf, toStory } from './story-view.ts'

/** Returns the content of a book file. @throws HttpError 404 unless the story belongs to the user */
export function createGetBook(db: Kysely<Database>, imageUrl: ImageUrl) {
  const stories = createStoryRepository(db)
  const pictures = createPictureRepository(db)
  const aiCalls = createAiCallRepository(db)
  return async function getBook(id: number, userId: number): Promise<Book> {
    const story = await stories.getWritten(id, userId)
    const [pages, bookPictures, versions, digitalSources] = await Promise.all([
      stories.listPages(id),
      pictures.listByStory(id),
      createPictureVersionRepository(db).listPending(id),
      aiCalls.digitalSources(id),
    ])
    const isProcessing = story.illustrationStatus === 'processing'
    const isLettered = versions.some(({ replaces }) => replaces !== null)
    const textByPage = new Map(pages.map(page => [page.pageNumber, page.text]))
    return {
      story: toStory(story, imageUrl),
      inBin: story.binnedAt !== null,
      dedication: dedicationOf(story),
      picturesPending: isProcessing || isLettered,
      coverPending: isLettered && !isProcessing,
      digitalSources,
      cast: bookCast({
        ...{ brief: story.brief, told: story.told },
        pictures: bookPictures.map(({ brief }) => brief),
        texts: pages.map(({ text }) => text),
      }),
      pages: bookPictures.map(({ pageNumber, version, brief, state, name }) => ({
        pageNumber,
        text: textByPage.get(pageNumber) ?? '',
        altText: brief.altText,
        pictureKey: state === 'completed' ? pictureKey({ storyId: id, pageNumber, version }) : null,
        pictureName: name,
      })),
    }
  }
}
export type GetBook = ReturnType<typeof createGetBook>
