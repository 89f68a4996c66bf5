import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { notFound } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { bookFailed, makerNotSetUp, stillBeingMade } from '../errors.ts'
import type { Rendition } from '../renditions/rendition.ts'
import type { BookJobs } from './book-jobs.ts'
import type { BookOwner, BookSource } from './book-source.ts'
import { bookKey, bookVersion } from './book-version.ts'
import { fileName } from './download-headers.ts'
import { GIVE_UP } from './permanent-errors.ts'

/** A book file on its way to the reader. */
export interface BookFile {
  body: Readable
  sizeBytes: number
  name: string
  mediaType: string
  /** Differs where the content does. */
  tag: string
}

export interface BookServiceDeps {
  source: BookSource
  orders: BookJobs
  blobs: BlobStore
  logger: Logger
}

const FAILURES: Record<string, () => Error> = {
  [GIVE_UP.noBrowser]: makerNotSetUp,
  [GIVE_UP.noStory]: () => notFound('story'),
}

/** Books as files: a kept one is read, any other is made first. */
export function createBookService({ source, orders, blobs, logger }: BookServiceDeps) {
  /** Where the book is once it is made: at `key`, or elsewhere if the story changed meanwhile. @throws HttpError where it isn't */
  async function haveMade(owner: BookOwner, rendition: Rendition, version: string, key: string): Promise<string> {
    const ending = await orders.make({ ...owner, format: rendition.format, version }, key)
    if (ending === 'late') throw stillBeingMade()
    if ('key' in ending) return ending.key
    logger.warn({ storyId: owner.storyId, format: rendition.format, reason: ending.failed }, 'a book was not made')
    throw (FAILURES[ending.failed] ?? bookFailed)()
  }

  return {
    /** @throws HttpError 404 where that user has no such story, 503 where the book can't be had just now */
    async open(owner: BookOwner, rendition: Rendition, requestId?: string): Promise<BookFile> {
      const book = await source.fetch(owner, requestId)
      const version = bookVersion(book, rendition)
      let key = bookKey(owner.storyId, version, rendition.extension)
      let blob = await blobs.stream(key)
      if (!blob) {
        key = await haveMade(owner, rendition, version, key)
        blob = await blobs.stream(key)
      }
      if (!blob) throw bookFailed()
      return {
        body: blob.body,
        sizeBytes: blob.info.sizeBytes,
        name: fileName(book.story.title, rendition.extension),
        mediaType: rendition.mediaType,
        tag: `"${basename(key)}"`,
      }
    },
  }
}
export type BookService = ReturnType<typeof createBookService>
