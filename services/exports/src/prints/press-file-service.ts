import type { BookStatus } from '@kahani/contracts/books'
import {
  type PreflightReport,
  type PrintCheck,
  type PrintFile,
  type PrintProviderName,
  preflightOutcome,
  preflightReportSchema,
} from '@kahani/contracts/preflight'
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
  /** Maximum time that a request waits for the files, in ms. */
  waitMs: number
  /** The same if it reports their progress. */
  checkWaitMs: number
}

export interface RequestedPress {
  storyId: number
  /** Of the printed copy; null for copies from before. */
  version: string | null
  provider: PrintProviderName
}

/** The files of ordered versions for other presses, which are made when an administrator asks for them. */
export function createPressFileService({ edition, jobs, blobs, logger, waitMs, checkWaitMs }: PressFileServiceDeps) {
  /**
   * Makes the files if needed.
   * @param userId who waits for them
   * @returns their report, or the progress
   * @throws HttpError 409 if the book of this version is not kept; 429, 503 if they can't be made
   */
  async function make(
    { storyId, version, provider }: RequestedPress,
    userId: number,
    maxWaitMs: number,
  ): Promise<PreflightReport | { progress: number }> {
    if (version === null) throw bookNotKept()
    const interior = pressFileKey({ storyId, version, provider, file: 'interior' })
    if (!(await blobs.info(interior))) {
      if (!(await isBookKept(blobs, storyId, version))) throw bookNotKept()
      const job = { storyId, userId, format: 'print', version, provider } as const
      const result = await jobs.render(job, interior, { waitTimeoutMs: maxWaitMs, isRepeated: true })
      if (result === 'timeout' || result === 'gone') {
        const state = await jobs.state(job)
        return { progress: 'share' in state ? state.share : 0 }
      }
      if ('failed' in result) throw toHttpError(result.failed, 'print')
    }
    const report = await blobs.get(pressFileKey({ storyId, version, provider, file: 'report' }))
    return report ? preflightReportSchema.parse(JSON.parse(report.toString())) : { progress: 0 }
  }

  return {
    /** The report on the files for a press, or soon the progress. @throws like `make` */
    async check(requested: RequestedPress, userId: number): Promise<PrintCheck> {
      const made = await make(requested, userId, checkWaitMs)
      return 'progress' in made ? { status: 'pending', ...made } : { status: 'ready', report: made }
    },

    /**
     * Opens a file, or returns its status while it is being made.
     * @throws like `make`; HttpError 409 if the files failed the check
     */
    async open(requested: RequestedPress & { file: PrintFile }, userId: number): Promise<BookFile | BookStatus> {
      const { storyId, version, provider, file } = requested
      const made = await make(requested, userId, waitMs)
      if ('progress' in made) return { state: 'processing', ...made }
      if (preflightOutcome(made) === 'failed') {
        logger.warn({ storyId, version, provider }, 'files for a press failed the check')
        throw printFilesFailed()
      }
      const stored = await openBookFile(blobs, {
        title: `Story ${storyId} ${provider}`,
        key: pressFileKey({ storyId, version: version ?? '', provider, file }),
        type: typeOf(file, edition.file),
        edition,
      })
      return stored ?? { state: 'processing', progress: 0 }
    },
  }
}
export type PressFileService = ReturnType<typeof createPressFileService>
