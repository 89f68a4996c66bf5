import type { BookStatus } from '@kahani/contracts/books'
import {
  type PreflightReport,
  type PrintCheck,
  type PrintedBookFormat,
  type PrintFile,
  preflightReportSchema,
} from '@kahani/contracts/preflight'
import type { Book } from '@kahani/contracts/stories-internal'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { hasStatus, notFound } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { bookKey } from '../books/book-files.ts'
import type { RenderOptions } from '../books/book-jobs.ts'
import { type BookFile, type BookService, openBookFile } from '../books/book-service.ts'
import { type BookOwner, type BookSource, withoutBin } from '../books/book-source.ts'
import { bookVersion } from '../books/book-version.ts'
import { type Edition, PRINT_REPORT, printPage } from '../editions.ts'
import { picturesMissing, picturesPending, printFilesLost } from '../errors.ts'
import { keepBook } from './kept-book.ts'
import { keepFiles, keepImage, keptFileKey, keptImageKey, typeOf } from './kept-files.ts'

export interface PrintFileServiceDeps {
  /** The edition for the print provider. */
  edition: Edition
  /** Of the books of the print provider. */
  format: PrintedBookFormat
  source: BookSource
  books: BookService
  blobs: BlobStore
  logger: Logger
  /** Maximum time that a check waits for the files before it reports their progress, in ms. */
  checkWaitMs: number
}

/** A file for the press. `version` is that of the printed copy; null for copies from before. */
export interface RequestedPrintFile {
  file: PrintFile
  version: string | null
}

/** The files of a version, which passed or failed the check. */
interface CheckedFiles {
  book: Book
  version: string
  report: PreflightReport
  /** Whether there are images of the pages. */
  hasPages: boolean
}

/** The files are being made. */
interface Pending {
  progress: number
}

/** A book is printed with all its pictures. */
function checkPictures({ pages, picturesPending: isPending }: Book): void {
  if (isPending) throw picturesPending()
  if (pages.some(({ pictureKey }) => pictureKey === null)) throw picturesMissing()
}

/** The files for the press and their preflight report. */
export function createPrintFileService(deps: PrintFileServiceDeps) {
  const { edition, format, source, books, blobs, logger, checkWaitMs } = deps
  const shelf = withoutBin(source)

  /**
   * Makes the files if needed.
   * @throws HttpError 404 if the user has no such story; 409 until its pictures are complete; 503 if it can't be rendered
   */
  async function make(
    from: BookSource,
    owner: BookOwner,
    requestId: string,
    options?: RenderOptions,
  ): Promise<CheckedFiles | Pending> {
    const book = await from.fetch(owner, requestId)
    checkPictures(book)
    for (const type of [...(edition.attachments ?? []), edition.file]) {
      const opened = await books.open(owner, { edition, type }, requestId, options)
      if ('state' in opened) return { progress: opened.progress }
    }
    const version = bookVersion(book, edition)
    const report = await blobs.get(bookKey(owner.storyId, version, PRINT_REPORT))
    // The story has changed meanwhile, and the pictures of its new version are not checked.
    if (!report) return { progress: 0 }
    const hasPages = (await blobs.info(bookKey(owner.storyId, version, printPage(0)))) !== null
    return { book, version, report: preflightReportSchema.parse(JSON.parse(report.toString())), hasPages }
  }

  /** Makes the files if needed, and keeps them. @throws like `make` */
  async function makeAndKeep(from: BookSource, owner: BookOwner, requestId: string): Promise<CheckedFiles | Pending> {
    const files = await make(from, owner, requestId)
    if ('progress' in files) return files
    const { book, version } = files
    const isKept =
      (await keepFiles(blobs, { storyId: owner.storyId, interior: edition.file }, version)) &&
      (await keepBook(blobs, book, version))
    if (!isKept) return { progress: 0 }
    await keepImage(blobs, owner.storyId, version)
    return files
  }

  function toPrintCheck(files: CheckedFiles | Pending): PrintCheck {
    if ('progress' in files) return { status: 'pending', ...files }
    const { book, version, report, hasPages } = files
    return { status: 'ready', version, report, title: book.story.title, ...(hasPages && { book: format }) }
  }

  const openKept = (storyId: number, { file, version }: RequestedPrintFile) =>
    openBookFile(blobs, {
      title: `Story ${storyId}`,
      key: keptFileKey(storyId, version, file),
      type: typeOf(file, edition.file),
      edition,
    })

  /** Whether the story has not changed since. */
  async function isCurrent(owner: BookOwner, version: string, requestId: string): Promise<boolean> {
    // The stories of deleted accounts, which have negative pseudonyms, are deleted.
    if (owner.userId < 0) return false
    try {
      return bookVersion(await source.fetch(owner, requestId), edition) === version
    } catch (error) {
      if (hasStatus(error, 404)) return false
      throw error
    }
  }

  /** Makes the files again if they are lost and the story has not changed. @returns false while they are being made */
  async function restore(owner: BookOwner, version: string, requestId: string): Promise<boolean> {
    if (!(await isCurrent(owner, version, requestId))) return true
    return !('progress' in (await makeAndKeep(source, owner, requestId)))
  }

  return {
    /** The report of the files, which are made if needed, or their progress. It is repeated until they are made. @throws like `make` */
    check: async (owner: BookOwner, requestId: string) =>
      toPrintCheck(await make(shelf, owner, requestId, { waitTimeoutMs: checkWaitMs, isRepeated: true })),

    /** Like `check`, but waits longer, and keeps the files of this version for an order. */
    keep: async (owner: BookOwner, requestId: string) => toPrintCheck(await makeAndKeep(shelf, owner, requestId)),

    /**
     * Opens the image of a page; of an ordered version, that of its cover also after a newer version replaced it.
     * @throws HttpError 404 if the user has no such story, or it has no such page in this version
     */
    async openPage(owner: BookOwner, { page, version }: { page: number; version: string }, requestId: string) {
      const { storyId } = owner
      const { story } = await shelf.fetch(owner, requestId)
      const type = printPage(page)
      const open = (key: string) => openBookFile(blobs, { title: story.title, key, type, edition })
      const image =
        (await open(bookKey(storyId, version, type))) ??
        (page === 0 ? await open(keptImageKey(storyId, version)) : null)
      if (!image) throw notFound('page')
      return image
    },

    /**
     * Opens a file for an administrator, also of a story that was changed or deleted after a copy of it was ordered.
     * @throws HttpError 404 if the user has no such story and no file is kept, or the ordered version is lost; see `BookService`
     */
    async open(owner: BookOwner, requested: RequestedPrintFile, requestId: string): Promise<BookFile | BookStatus> {
      const { storyId, userId } = owner
      const { file, version } = requested
      const kept = await openKept(storyId, requested)
      if (kept) return kept
      if (version === null) {
        if (userId < 0) throw notFound('story')
        return books.open(owner, { edition, type: typeOf(file, edition.file) }, requestId)
      }
      if (!(await restore(owner, version, requestId))) return { state: 'processing', progress: 0 }
      const restored = await openKept(storyId, requested)
      if (restored) return restored
      logger.error({ storyId, version }, 'the files of an ordered printed copy are lost')
      throw printFilesLost()
    },
  }
}
export type PrintFileService = ReturnType<typeof createPrintFileService>
