import type { BookStatus } from '@kahani/contracts/books'
import { type PrintFile, type PrintProviderName, preflightReportSchema } from '@kahani/contracts/preflight'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import type { Logger } from '@kahani/service-kit/logger'
import type { BookJobs } from '../books/book-jobs.ts'
import { type BookFile, openBookFile } from '../books/book-service.ts'
import { toHttpError } from '../books/permanent-errors.ts'
import type { Edition } from '../editions.ts'
import { bookNotKept, printFilesFailed } from '../errors.ts'
import { isBookKept, pressFileKey } from './kept-book.ts'
import { typeOf } from './kept-files.ts'

export interface PressFileServiceDeps {
  edition: Edition
  jobs: BookJobs
  blobs: BlobStore
  logger: Logger
  /** Maximum time that a request waits for the files, in ms. Default: that of the jobs. */
  waitTimeoutMs?: number | undefined
}

export interface RequestedPressFile {
  storyId: number
  /** Of the printed copy; null for copies from before. */
  version: string | null
  file: PrintFile
  provider: PrintProviderName
}

/** The files of ordered versions for other presses, which are made when an administrator asks for them. */
export function createPressFileService({ edition, jobs, blobs, logger, waitTimeoutMs }: PressFileServiceDeps) {
  /** @throws HttpError 409 if they failed the check */
  async function requirePassed(file: { storyId: number; version: string; provider: PrintProviderName }): Promise<void> {
    const report = await blobs.get(pressFileKey({ ...file, file: 'report' }))
    const { checks } = preflightReportSchema.parse(JSON.parse(report?.toString() ?? ''))
    const failed = checks.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id)
    if (failed.length === 0) return
    logger.warn({ ...file, failed }, 'files for a press failed the check')
    throw printFilesFailed()
  }

  return {
    /**
     * Opens a file, or returns its status while it is being made.
     * @param userId who waits for it
     * @throws HttpError 409 if the book of this version is not kept, or the files failed the check; 429, 503 if they can't be made
     */
    async open(
      { storyId, version, file, provider }: RequestedPressFile,
      userId: number,
    ): Promise<BookFile | BookStatus> {
      if (version === null) throw bookNotKept()
      const key = pressFileKey({ storyId, version, provider, file })
      const find = () =>
        openBookFile(blobs, { title: `Story ${storyId} ${provider}`, key, type: typeOf(file, edition.file), edition })
      const interior = pressFileKey({ storyId, version, provider, file: 'interior' })
      if (!(await blobs.info(interior))) {
        if (!(await isBookKept(blobs, storyId, version))) throw bookNotKept()
        const job = { storyId, userId, format: 'print', version, provider } as const
        const result = await jobs.render(job, interior, { waitTimeoutMs, isRepeated: true })
        if (result === 'timeout' || result === 'gone') return { state: 'processing', progress: 0 }
        if ('failed' in result) throw toHttpError(result.failed, 'print')
      }
      await requirePassed({ storyId, version, provider })
      return (await find()) ?? { state: 'processing', progress: 0 }
    },
  }
}
export type PressFileService = ReturnType<typeof createPressFileService>
