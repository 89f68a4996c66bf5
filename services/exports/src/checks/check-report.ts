import { type BookChecks, bookChecksSchema } from '@kahani/contracts/book-checks'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'

/** The blob key of the report on a book's file: beside it, and deleted and superseded like it. */
const reportKey = (bookKey: string) => bookKey.replace(/-([0-9a-f]{64})\.[a-z0-9]+$/, '_checks-$1.json')

/** Returns the report on a book's file, or null if it has not been checked. */
export async function readReport(blobs: BlobStore, bookKey: string): Promise<BookChecks | null> {
  const report = await blobs.get(reportKey(bookKey))
  return report && bookChecksSchema.parse(JSON.parse(report.toString()))
}

export const storeReport = (blobs: BlobStore, bookKey: string, report: BookChecks): Promise<void> =>
  blobs.put(reportKey(bookKey), Buffer.from(JSON.stringify(report)))
