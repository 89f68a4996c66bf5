import { storyParamsSchema } from '@kahani/contracts/stories'
import type { App } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { internalOnly } from '@kahani/service-kit/internal'
import type { InternalCallers } from '@kahani/service-kit/internal-credentials'
import { z } from 'zod'
import type { ArchiveService } from '../archives/archive-service.ts'
import { deleteBooks } from '../books/book-files.ts'

/** The routes that `stories` and `auth` call after they deleted a story or an account. Idempotent. */
export function internalRoutes(
  app: App,
  { blobs, archives }: { blobs: BlobStore; archives: ArchiveService },
  callers: InternalCallers,
) {
  const books = { onRequest: internalOnly(callers, 'stories'), schema: { params: storyParamsSchema } }
  app.delete('/internal/stories/:id/books', books, async (request, reply) => {
    await deleteBooks(blobs, request.params.id)
    return reply.code(204).send()
  })

  const user = {
    onRequest: internalOnly(callers, 'auth'),
    schema: { params: z.object({ id: z.coerce.number().int().positive() }) },
  }
  // The books of the user are deleted by `stories`, with their stories.
  app.delete('/internal/users/:id', user, async (request, reply) => {
    await archives.delete(request.params.id)
    return reply.code(204).send()
  })
}
