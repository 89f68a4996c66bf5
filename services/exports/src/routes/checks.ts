import { bookChecksSchema } from '@kahani/contracts/book-checks'
import { downloadParamsSchema, downloadQuerySchema } from '@kahani/contracts/books'
import type { App } from '@kahani/service-kit/app'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { CheckService } from '../checks/check-service.ts'
import type { Editions } from '../editions.ts'
import { findDownload } from './downloads.ts'

/** The route of the reports on stored books. */
export function checkRoutes(app: App, checks: CheckService, editions: Editions) {
  const options = {
    onRequest: requireUser,
    schema: { params: downloadParamsSchema, querystring: downloadQuerySchema, response: { 200: bookChecksSchema } },
  }
  app.get('/api/stories/:id/download/:format/checks', options, (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { edition } = findDownload(editions, request.params.format, request.query.for).file
    return checks.read({ storyId: request.params.id, userId: signedIn(request).userId }, edition, request.id)
  })
}
