import type { BookStatus } from '@kahani/contracts/books'
import {
  type PreflightReport,
  type PrintCheck,
  type PrintFile,
  preflightReportSchema,
} from '@kahani/contracts/preflight'
import type { Book } from '@kahani/contracts/stories-internal'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { hasStatus, notFound } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { bookKey } from '../books/book-files.ts'
import { type BookFile, type BookService, openBookFile } from '../books/book-service.ts'
import type { BookOwner, BookSource } from '../books/book-source.ts'
import { bookVersion } from '../books/book-version.ts'
import { type Edition, PRINT_REPORT } from '../editions.ts'
import { picturesMissing, picturesPending, printFilesLost } from '../errors.ts'
import { keepFiles, keptFileKey, typeOf } from './kept-files.ts'

export interface PrintFileServiceDeps {
  /** The edition for the print provider. */
  edition: Edition
  source: BookSource
  books: BookService
  blobs: BlobStore
  logger: Logger
}

/** A file for the press. `version` is that of the printed copy; null for copies from before. */
export interface RequestedPrintFile {
  file: PrintFile
  version: string | null
}

/** The files of a version, which passed or failed the check. */
interface CheckedFiles {
  version: string
  report: PreflightReport
}

const toPrintCheck = (files: CheckedFiles | null): PrintCheck =>
  files ? { status: 'ready', ...files } : { status: 'pending' }

/** A book is printed with all its pictures. */
function checkPictures({ pages, picturesPending: isPending }: Book): void {
  if (isPending) throw picturesPending()
  if (pages.some(({ pictureKey }) => pictureKey === null)) throw picturesMissing()
}

/** The files for the press and their preflight report. */
export function createPrintFileService({ edition, source, books, blobs, logger }: PrintFileServiceDeps) {
  /**
   * Makes the files if needed. Returns null while they are being made.
   * @throws HttpError 404 if the user has no such story; 409 until its pictures are complete; 503 if it can't be rendered
   */
  async function make(owner: BookOwner, requestId: string): Promise<CheckedFiles | null> {
    const book = await source.fetch(owner, requestId)
    checkPictures(book)
    for (const type of [...(edition.attachments ?? []), edition.file]) {
      if ('state' in (await books.open(owner, { edition, type }, requestId))) return null
    }
    const version = bookVersion(book, edition)
    const report = await blobs.get(bookKey(owner.storyId, version, PRINT_REPORT))
    // Otherwise the story has changed meanwhile, and the pictures of its new version are not checked.
    return report && { version, report: preflightReportSchema.parse(JSON.parse(report.toString())) }
  }

  /** Makes the files if needed, and keeps them. Returns null while they are being made. @throws like `make` */
  async function makeAndKeep(owner: BookOwner, requestId: string): Promise<CheckedFiles | null> {
    const files = await make(owner, requestId)
    const isKept = files && (await keepFiles(blobs, { storyId: owner.storyId, interior: edition.file }, files.version))
    return isKept ? files : null
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
    return (await makeAndKeep(owner, requestId)) !== null
  }

  return {
    /** The report of the files, which are made if needed. @throws like `make` */
    check: async (owner: BookOwner, requestId: string) => toPrintCheck(await make(owner, requestId)),

    /** Like `check`, and keeps the files of this version for an order. */
    keep: async (owner: BookOwner, requestId: string) => toPrintCheck(await makeAndKeep(owner, requestId)),

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
