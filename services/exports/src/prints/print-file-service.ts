import { type PrintCheck, preflightReportSchema } from '@kahani/contracts/preflight'
import type { Book } from '@kahani/contracts/stories-internal'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { bookKey, siblingKey } from '../books/book-files.ts'
import type { BookJobs } from '../books/book-jobs.ts'
import { type BookService, renderingFailed } from '../books/book-service.ts'
import type { BookOwner, BookSource } from '../books/book-source.ts'
import { bookVersion } from '../books/book-version.ts'
import { type Edition, PRINT_COVER, PRINT_REPORT } from '../editions.ts'
import { bookFailed, picturesMissing, picturesPending } from '../errors.ts'

export interface PrintFileServiceDeps {
  /** The edition for the print provider. */
  edition: Edition
  source: BookSource
  jobs: BookJobs
  blobs: BlobStore
  books: BookService
}

/** A book is printed with all its pictures. */
function checkPictures({ pages, picturesPending: isPending }: Book): void {
  if (isPending) throw picturesPending()
  if (pages.some(({ pictureKey }) => pictureKey === null)) throw picturesMissing()
}

/** The files for the press and their preflight report. */
export function createPrintFileService({ edition, source, jobs, blobs, books }: PrintFileServiceDeps) {
  async function readReport(key: string): Promise<PrintCheck | null> {
    const stored = await blobs.get(key)
    return stored && { status: 'ready', report: preflightReportSchema.parse(JSON.parse(stored.toString())) }
  }

  return {
    /**
     * Returns the report of the files, which are made if needed.
     * @throws HttpError 404 if the user has no such story; 409 until its pictures are complete; 503 if it can't be rendered
     */
    async check(owner: BookOwner, requestId: string): Promise<PrintCheck> {
      const book = await source.fetch(owner, requestId)
      checkPictures(book)
      const version = bookVersion(book, edition)
      const key = bookKey(owner.storyId, version, PRINT_REPORT)
      const stored = await readReport(key)
      if (stored) return stored
      const result = await jobs.render({ ...owner, format: edition.name, version }, key)
      if (result === 'timeout') return { status: 'pending' }
      if ('failed' in result) throw renderingFailed(result.failed)
      const report = await readReport(siblingKey(result.key, PRINT_REPORT))
      if (!report) throw bookFailed()
      return report
    },

    open: (owner: BookOwner, file: 'interior' | 'cover', requestId: string) =>
      books.open(owner, edition, requestId, file === 'cover' ? PRINT_COVER : edition.file),
  }
}
export type PrintFileService = ReturnType<typeof createPrintFileService>
