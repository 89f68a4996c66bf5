import type { Validation } from '@kahani/contracts/book-checks'
import type { BookCheckJob } from '@kahani/contracts/jobs'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { hasStatus } from '@kahani/service-kit/http-error'
import { deleteBooks, editionOf, isForPress, versionOf } from '../books/book-files.ts'
import { openBookPictures } from '../books/book-pictures.ts'
import type { BookSource } from '../books/book-source.ts'
import { bookVersion } from '../books/book-version.ts'
import type { Editions } from '../editions.ts'
import { readReport, storeReport } from './check-report.ts'
import { isCheckedEdition, type ValidatorDeps, validateBook } from './validators.ts'

export interface CheckJobHandlerDeps extends ValidatorDeps {
  source: Pick<BookSource, 'fetch'>
  blobs: BlobStore
  editions: Editions
}

/** Creates a handler that checks the file of a job unless there is a report on it. Idempotent. */
export function createCheckJobHandler({ source, blobs, editions, ...deps }: CheckJobHandlerDeps) {
  const { logger } = deps

  function logViolations({ storyId, key }: BookCheckJob, { validator, violations }: Validation): void {
    if (violations?.length) logger.warn({ storyId, key, validator, violations }, 'a book violates rules')
  }

  async function check(job: BookCheckJob, signal: AbortSignal): Promise<void> {
    const { key } = job
    const edition = editionOf(key) ?? ''
    const file = await blobs.get(key)
    if (!file || !isCheckedEdition(edition) || (await readReport(blobs, key))) return
    const book = await source.fetch(job)
    // Otherwise the file was superseded.
    if (bookVersion(book, editions[edition]) !== versionOf(key)) return
    const { pictures } = await openBookPictures(blobs, book)
    const results = await validateBook({ edition, file, book: { book, pictures }, signal }, deps)
    for (const result of results) logViolations(job, result)
    await storeReport(blobs, key, { checkedAt: new Date().toISOString(), results })
  }

  return async (job: BookCheckJob, { signal }: { signal: AbortSignal }): Promise<void> => {
    try {
      await check(job, signal)
      await source.fetch(job)
    } catch (error) {
      if (!hasStatus(error, 404)) throw error
      // The story was deleted meanwhile, perhaps before the report was stored.
      await deleteBooks(blobs, job.storyId, isForPress)
    }
  }
}
