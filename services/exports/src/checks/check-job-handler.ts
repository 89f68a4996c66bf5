import type { BookCheckJob } from '@kahani/contracts/jobs'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { hasStatus } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import { deleteBooks } from '../books/book-files.ts'
import type { BookSource } from '../books/book-source.ts'
import { readReport, storeReport } from './check-report.ts'
import { checkEpubRules } from './epub-rules.ts'

export interface CheckJobHandlerDeps {
  source: Pick<BookSource, 'fetch'>
  blobs: BlobStore
  logger: Logger
}

/** Creates a handler that checks the file of a job unless there is a report on it. Idempotent. */
export function createCheckJobHandler({ source, blobs, logger }: CheckJobHandlerDeps) {
  async function check({ storyId, key }: BookCheckJob): Promise<void> {
    const file = await blobs.get(key)
    // Without a file, it was superseded or its story was deleted.
    if (!file || (await readReport(blobs, key))) return
    const result = await checkEpubRules(file)
    const { errors, warnings, rules } = result
    if (errors + warnings > 0) logger.warn({ storyId, key, errors, warnings, rules }, 'a book violates rules of EPUB')
    await storeReport(blobs, key, { checkedAt: new Date().toISOString(), results: [result] })
  }

  return async (job: BookCheckJob): Promise<void> => {
    await check(job)
    try {
      await source.fetch(job)
    } catch (error) {
      if (!hasStatus(error, 404)) throw error
      // The story was deleted meanwhile, perhaps before the report was stored.
      await deleteBooks(blobs, job.storyId)
    }
  }
}
