import { bookChecksSchema } from '@kahani/contracts/book-checks'
import { downloadParamsSchema, downloadQuerySchema } from '@kahani/contracts/books'
import type { App } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import { bookKey } from '../books/book-files.ts'
import type { BookSource } from '../books/book-source.ts'
import { bookVersion } from '../books/book-version.ts'
import { readReport } from '../checks/check-report.ts'
import type { Editions } from '../editions.ts'
import { notChecked } from '../errors.ts'
import { findDownload } from './downloads.ts'

/** The route of the reports on stored books. */
export function checkRoutes(
  app: App,
  { source, blobs, editions }: { source: BookSource; blobs: BlobStore; editions: Editions },
) {
  const checks = {
    onRequest: requireUser,
    schema: { params: downloadParamsSchema, querystring: downloadQuerySchema, response: { 200: bookChecksSchema } },
  }
  app.get('/api/stories/:id/download/:format/checks', checks, async (request, reply) => {
    const { edition } = findDownload(editions, request.params.format, request.query.for).file
    const owner = { storyId: request.params.id, userId: signedIn(request).userId }
    const book = await source.fetch(owner, request.id)
    const report = await readReport(blobs, bookKey(owner.storyId, bookVersion(book, edition), edition.file))
    if (!report) throw notChecked()
    return reply.header('cache-control', 'no-store').send(report)
  })
}
