import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import type { BookStatus } from '@kahani/contracts/books'
import { bookStatusMessages } from '@kahani/messages/en/book-errors'
import type { BlobStore, ByteRange } from '@kahani/service-kit/blobs/blob-store'
import type { Logger } from '@kahani/service-kit/logger'
import type { BookFileType, Edition } from '../editions.ts'
import { bookFailed, picturesPending } from '../errors.ts'
import { bookKey } from './book-files.ts'
import type { BookJobs, BookResult, RenderOptions } from './book-jobs.ts'
import type { BookJobState } from './book-queue.ts'
import type { BookOwner, BookSource } from './book-source.ts'
import { bookVersion } from './book-version.ts'
import { PERMANENT_ERRORS, toHttpError } from './permanent-errors.ts'

/** A file of an edition: its main file or an attachment. */
export interface RequestedFile {
  edition: Edition
  type: BookFileType
}

/** A stored file of a book. */
export interface BookFile {
  title: string
  mediaType: string
  sizeBytes: number
  /** Identifies the content of the file. */
  etag: string
  read(range?: ByteRange): Promise<Readable>
}

export interface BookServiceDeps {
  source: BookSource
  jobs: BookJobs
  blobs: Pick<BlobStore, 'info' | 'stream'>
  logger: Logger
  /** Maximum time that a request waits for a book, in ms. Default: that of the jobs. */
  waitTimeoutMs?: number
}

const COVER_PENDING: BookStatus = { state: 'processing', progress: 0, message: bookStatusMessages.cover }
const READY: BookStatus = { state: 'ready', progress: 1 }

/** Whether the story has changed so that its pictures are pending. */
const isPending = (result: BookResult) => 'failed' in result && result.failed === PERMANENT_ERRORS.picturesPending

function toStatus(job: BookJobState, edition: Edition): BookStatus {
  if (job.state === 'none') return { state: 'none', progress: 0 }
  if (job.state === 'failed') {
    return { state: 'failed', progress: 0, message: toHttpError(job.reason, edition.name).message }
  }
  const message = job.state === 'active' ? bookStatusMessages.rendering : bookStatusMessages.waiting
  return { state: 'processing', progress: job.share, message }
}

/** Opens a stored file. Returns null if it is not stored. */
export async function openBookFile(
  blobs: BookServiceDeps['blobs'],
  { title, key, type: { mediaType }, edition }: { title: string; key: string; type: BookFileType; edition: Edition },
): Promise<BookFile | null> {
  const info = await blobs.info(key)
  if (!info) return null
  return {
    title,
    mediaType,
    sizeBytes: info.sizeBytes,
    // A file that was deleted and rendered again has other bytes.
    etag: `"${basename(key)}-${info.modifiedAt.getTime().toString(36)}"`,
    async read(range) {
      const blob = await blobs.stream(key, range)
      if (!blob) throw bookFailed(edition.name)
      return blob.body
    },
  }
}

/** Opens books: from the blob store if they are stored, otherwise after rendering them. */
export function createBookService({ source, jobs, blobs, logger, waitTimeoutMs }: BookServiceDeps) {
  /** @throws HttpError 404 if the user has no such story, 409 if its pictures are pending */
  async function identify(owner: BookOwner, { edition, type }: RequestedFile, requestId?: string) {
    const book = await source.fetch(owner, requestId)
    const { coverPending = false } = book
    if (book.picturesPending && !coverPending) throw picturesPending()
    const version = bookVersion(book, edition)
    const key = bookKey(owner.storyId, version, type)
    return { title: book.story.title, key, coverPending, job: { ...owner, format: edition.name, version } }
  }

  const findStored = (title: string, key: string, file: RequestedFile) => openBookFile(blobs, { title, key, ...file })

  type Requested = Awaited<ReturnType<typeof identify>>
  async function fileOrStatus({ title, key, coverPending, job }: Requested, file: RequestedFile) {
    if (coverPending) return COVER_PENDING
    // State first: a job is removed only after its book is stored.
    const state = await jobs.state(job)
    return (await findStored(title, key, file)) ?? toStatus(state, file.edition)
  }

  return {
    /** Returns the file if it is stored, otherwise its status. @throws HttpError 404, 409, 503 */
    async find(owner: BookOwner, file: RequestedFile, requestId?: string): Promise<BookFile | BookStatus> {
      const requested = await identify(owner, file, requestId)
      return (await findStored(requested.title, requested.key, file)) ?? fileOrStatus(requested, file)
    },

    /** The status of a file that was requested. @throws HttpError 404, 409, 503 */
    async status(owner: BookOwner, file: RequestedFile, requestId?: string): Promise<BookStatus> {
      const { key, coverPending, job } = await identify(owner, file, requestId)
      if (coverPending) return COVER_PENDING
      // State first: a job is removed only after its book is stored.
      const state = await jobs.state(job)
      return (await blobs.info(key)) ? READY : toStatus(state, file.edition)
    },

    /**
     * Returns the file, or a status if it takes longer to render than a request waits.
     * @throws HttpError 404 if the user has no such story; 409 if its pictures are not complete; 429 if too many books are
     * waiting; 503 if the book can't be rendered now
     */
    async open(
      owner: BookOwner,
      file: RequestedFile,
      requestId?: string,
      options: RenderOptions = {},
    ): Promise<BookFile | BookStatus> {
      const requested = await identify(owner, file, requestId)
      const { title, key, job } = requested
      const stored = await findStored(title, key, file)
      if (stored) return stored
      if (requested.coverPending) return COVER_PENDING
      const result = await jobs.render(job, key, { waitTimeoutMs, ...options })
      if (result === 'timeout') return fileOrStatus(requested, file)
      if (result === 'gone' || isPending(result)) return fileOrStatus(await identify(owner, file, requestId), file)
      if ('failed' in result) {
        const { storyId, format } = job
        logger.warn({ storyId, format, reason: result.failed }, 'could not render a book')
        throw toHttpError(result.failed, format)
      }
      // The version differs from the requested one if the story has changed meanwhile.
      const rendered = await findStored(title, bookKey(owner.storyId, result.version, file.type), file)
      if (!rendered) throw bookFailed(file.edition.name)
      return rendered
    },
  }
}
export type BookService = ReturnType<typeof createBookService>
