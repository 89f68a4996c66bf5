import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { notFound } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import type { BookFileType, Edition } from '../editions.ts'
import { bookFailed, bookPending, browserMissing } from '../errors.ts'
import { bookKey, siblingKey } from './book-files.ts'
import type { BookJobs } from './book-jobs.ts'
import type { BookOwner, BookSource } from './book-source.ts'
import { bookVersion } from './book-version.ts'
import { fileName } from './download-headers.ts'
import { PERMANENT_ERRORS } from './permanent-errors.ts'

/** A rendered book, ready to send. */
export interface BookFile {
  body: Readable
  sizeBytes: number
  name: string
  mediaType: string
  etag: string
}

export interface BookServiceDeps {
  source: BookSource
  jobs: BookJobs
  blobs: BlobStore
  logger: Logger
}

const HTTP_ERRORS: Record<string, () => Error> = {
  [PERMANENT_ERRORS.noBrowser]: browserMissing,
  [PERMANENT_ERRORS.noStory]: () => notFound('story'),
}

/** The response if rendering failed. @param reason the `failedReason` of the job */
export const renderingFailed = (reason: string) => (HTTP_ERRORS[reason] ?? bookFailed)()

/** Opens books: from the blob store if they are stored, otherwise after rendering them. */
export function createBookService({ source, jobs, blobs, logger }: BookServiceDeps) {
  /** Returns the blob key of the rendered book, which differs from `key` if the story has changed meanwhile. */
  async function render(owner: BookOwner, edition: Edition, version: string, key: string): Promise<string> {
    const result = await jobs.render({ ...owner, format: edition.name, version }, key)
    if (result === 'timeout') throw bookPending()
    if ('key' in result) return result.key
    logger.warn({ storyId: owner.storyId, edition: edition.name, reason: result.failed }, 'could not render a book')
    throw renderingFailed(result.failed)
  }

  return {
    /** @throws HttpError 404 if the user has no such story; 503 if the book is not available yet */
    async open(
      owner: BookOwner,
      edition: Edition,
      requestId?: string,
      file: BookFileType = edition.file,
    ): Promise<BookFile> {
      const book = await source.fetch(owner, requestId)
      const version = bookVersion(book, edition)
      let key = bookKey(owner.storyId, version, file)
      let blob = await blobs.stream(key)
      if (!blob) {
        key = siblingKey(await render(owner, edition, version, key), file)
        blob = await blobs.stream(key)
      }
      if (!blob) throw bookFailed()
      return {
        body: blob.body,
        sizeBytes: blob.info.sizeBytes,
        name: fileName([book.story.title, file.suffix].filter(Boolean).join(' '), file.extension),
        mediaType: file.mediaType,
        etag: `"${basename(key)}"`,
      }
    },
  }
}
export type BookService = ReturnType<typeof createBookService>
