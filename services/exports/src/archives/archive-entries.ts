import type { AccountStories } from '@kahani/contracts/account-data'
import type { ArchiveProgress } from '@kahani/contracts/archive'
import type { Book } from '@kahani/contracts/stories-internal'
import { archiveMessages } from '@kahani/messages/en/archive'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { HttpError, hasStatus } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { isolateRightToLeft } from '@kahani/unicode/text-direction'
import type { BookFile, BookService } from '../books/book-service.ts'
import type { BookOwner, BookSource } from '../books/book-source.ts'
import { PDF } from '../editions.ts'
import { BOOK_ERRORS } from '../errors.ts'
import type { AccountData } from './account-data.ts'
import { pictureName, storyFolder } from './story-folder.ts'
import type { ZipEntry } from './zip-stream.ts'

export interface ArchiveEntriesDeps {
  data: AccountData
  source: BookSource
  books: BookService
  blobs: Pick<BlobStore, 'stream'>
  logger: Logger
}

interface Run {
  signal: AbortSignal
  setProgress(progress: ArchiveProgress): Promise<void>
  /** Called if pictures or a book can't be added now. */
  onMissing(): void
}

type OtherPictures = NonNullable<AccountStories['stories'][number]['otherPictures']>

const hasCode = (error: unknown, ...codes: string[]) => error instanceof HttpError && codes.includes(error.code)
const json = (name: string, value: unknown): ZipEntry => ({ name, content: `${JSON.stringify(value, null, 2)}\n` })

/** Creates the entries of an archive one after the other: pictures and books are opened when their turn comes. */
export function createArchiveEntries({ data, source, books, blobs, logger }: ArchiveEntriesDeps) {
  /** Returns null if the story was deleted meanwhile. */
  async function fetchStory(owner: BookOwner): Promise<Book | null> {
    try {
      return await source.fetch(owner)
    } catch (error) {
      if (hasStatus(error, 404)) return null
      throw error
    }
  }

  /** Returns whether every picture is there. */
  async function* pictures({ story, pages, picturesPending }: Book, folder: string): AsyncGenerator<ZipEntry, boolean> {
    let complete = !picturesPending
    for (const { pageNumber, pictureKey } of pages) {
      const picture = pictureKey && (await blobs.stream(pictureKey))
      if (picture) {
        const content = { body: picture.body, sizeBytes: picture.info.sizeBytes }
        yield { name: `${folder}/pictures/${pictureName(pageNumber, pictureKey)}`, content }
      } else if (pictureKey) {
        const { outcome } = await source.reportLostPicture(story.id, pageNumber)
        logger.warn({ storyId: story.id, pageNumber, outcome }, 'a picture is missing in the blob store')
        complete = false
      }
    }
    return complete
  }

  /** Versions that the family did not choose. One whose file is missing is left out. */
  async function* otherPictures(others: OtherPictures, folder: string): AsyncGenerator<ZipEntry> {
    for (const { pageNumber, version, pictureKey } of others) {
      const picture = await blobs.stream(pictureKey)
      if (!picture) continue
      const name = `${folder}/pictures/other/${pictureName(pageNumber, pictureKey, `-${version}`)}`
      yield { name, content: { body: picture.body, sizeBytes: picture.info.sizeBytes } }
    }
  }

  /**
   * Waits for the book as long as its job takes. Returns null if it can't be rendered now, which includes a book whose
   * pictures are pending: they may take a day if the AI provider is down.
   */
  async function openBook(owner: BookOwner, signal: AbortSignal): Promise<BookFile | null> {
    for (;;) {
      signal.throwIfAborted()
      try {
        const book = await books.open(owner, { edition: PDF, type: PDF.file })
        if (!('state' in book)) return book
      } catch (error) {
        if (hasCode(error, ...Object.values(BOOK_ERRORS), 'not_found')) return null
        throw error
      }
    }
  }

  return async function* entries(userId: number, { signal, setProgress, onMissing }: Run): AsyncGenerator<ZipEntry> {
    yield json('account.json', await data.account(userId))
    yield json('payments.json', await data.payments(userId))
    const accountStories = await data.stories(userId)
    yield json('stories.json', accountStories)

    const missing: { title: string; folder: string }[] = []
    const readable = accountStories.stories.filter(({ state }) => state === 'text_ready')
    const total = readable.length
    for (const [done, { id: storyId, otherPictures: others = [] }] of readable.entries()) {
      signal.throwIfAborted()
      await setProgress({ done, total })
      const owner = { storyId, userId }
      const story = await fetchStory(owner)
      if (!story) continue
      const { title, characterName } = story.story
      const folder = storyFolder(done + 1, total, title)
      const pages = story.pages.filter(({ pageNumber }) => pageNumber > 0)
      yield {
        name: `${folder}/story.txt`,
        content: isolateRightToLeft(archiveMessages.story(title, characterName, pages)),
      }
      const complete = yield* pictures(story, folder)
      yield* otherPictures(others, folder)
      const book = await openBook(owner, signal)
      if (book) yield { name: `${folder}/book.pdf`, content: { body: await book.read(), sizeBytes: book.sizeBytes } }
      if (!book || !complete) missing.push({ title, folder })
    }
    if (missing.length > 0) onMissing()
    await setProgress({ done: total, total })
    yield { name: 'README.txt', content: archiveMessages.readMe(new Date(), missing) }
  }
}
export type ArchiveEntries = ReturnType<typeof createArchiveEntries>
