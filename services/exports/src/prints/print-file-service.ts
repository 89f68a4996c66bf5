import { type PrintCheck, type PrintFile, preflightReportSchema } from '@kahani/contracts/preflight'
import type { Book } from '@kahani/contracts/stories-internal'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { notFound } from '@kahani/service-kit/http-error'
import { keptPrintKey } from '../books/book-files.ts'
import { type BookFile, type BookService, openBookFile } from '../books/book-service.ts'
import type { BookOwner, BookSource } from '../books/book-source.ts'
import { type Edition, PRINT_COVER, PRINT_REPORT } from '../editions.ts'
import { picturesMissing, picturesPending } from '../errors.ts'

export interface PrintFileServiceDeps {
  /** The edition for the print provider. */
  edition: Edition
  source: BookSource
  books: BookService
  blobs: Pick<BlobStore, 'info' | 'stream'>
}

/** A book is printed with all its pictures. */
function checkPictures({ pages, picturesPending: isPending }: Book): void {
  if (isPending) throw picturesPending()
  if (pages.some(({ pictureKey }) => pictureKey === null)) throw picturesMissing()
}

async function readReport(file: BookFile): Promise<PrintCheck> {
  const chunks: Buffer[] = []
  for await (const chunk of await file.read()) chunks.push(chunk)
  return { status: 'ready', report: preflightReportSchema.parse(JSON.parse(Buffer.concat(chunks).toString())) }
}

/** The files for the press and their preflight report. */
export function createPrintFileService({ edition, source, books, blobs }: PrintFileServiceDeps) {
  return {
    /**
     * Returns the report of the files, which are made if needed.
     * @throws HttpError 404 if the user has no such story; 409 until its pictures are complete; 503 if it can't be rendered
     */
    async check(owner: BookOwner, requestId: string): Promise<PrintCheck> {
      checkPictures(await source.fetch(owner, requestId))
      const found = await books.open(owner, { edition, type: PRINT_REPORT }, requestId)
      return 'state' in found ? { status: 'pending' } : readReport(found)
    },

    /**
     * Opens a file for an administrator, also of a deleted story that a printed copy is on order of.
     * @throws HttpError 404 if the user has no such story and no file is kept; see `BookService`
     */
    async open({ storyId, userId }: BookOwner, file: PrintFile, requestId: string) {
      const type = file === 'cover' ? PRINT_COVER : edition.file
      const key = keptPrintKey(storyId, file)
      const kept = await openBookFile(blobs, { title: `Story ${storyId}`, key, type, edition })
      if (kept) return kept
      // The stories of deleted accounts, which have negative pseudonyms, are deleted.
      if (userId < 0) throw notFound('story')
      return books.open({ storyId, userId }, { edition, type }, requestId)
    },
  }
}
export type PrintFileService = ReturnType<typeof createPrintFileService>
