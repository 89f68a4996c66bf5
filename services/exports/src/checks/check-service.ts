import type { BookChecks, Validation } from '@kahani/contracts/book-checks'
import { type PreflightReport, preflightReportSchema } from '@kahani/contracts/preflight'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { bookKey } from '../books/book-files.ts'
import type { BookOwner, BookSource } from '../books/book-source.ts'
import { bookVersion } from '../books/book-version.ts'
import { type Edition, PRINT_REPORT } from '../editions.ts'
import { readReport } from './check-report.ts'

const NOT_CHECKED: BookChecks = { checkedAt: null, results: [] }

function preflightChecks({ checkedAt, checks }: PreflightReport): BookChecks {
  const violations = checks.flatMap(({ id, outcome, pages }): NonNullable<Validation['violations']> => {
    if (outcome === 'passed') return []
    return [{ rule: id, severity: outcome === 'failed' ? 'error' : 'warning', count: Math.max(1, pages.length) }]
  })
  return { checkedAt, results: [{ validator: 'preflight', violations }] }
}

/** The reports on stored books. */
export function createCheckService({ source, blobs }: { source: Pick<BookSource, 'fetch'>; blobs: BlobStore }) {
  return {
    /** @throws HttpError 404 if the user has no such story */
    async read(owner: BookOwner, edition: Edition, requestId: string): Promise<BookChecks> {
      const version = bookVersion(await source.fetch(owner, requestId), edition)
      if (edition.name === 'print') {
        const report = await blobs.get(bookKey(owner.storyId, version, PRINT_REPORT))
        return report ? preflightChecks(preflightReportSchema.parse(JSON.parse(report.toString()))) : NOT_CHECKED
      }
      return (await readReport(blobs, bookKey(owner.storyId, version, edition.file))) ?? NOT_CHECKED
    },
  }
}
export type CheckService = ReturnType<typeof createCheckService>
