import { storyParamsSchema } from '@kahani/contracts/stories'
import type { App } from '@kahani/service-kit/app'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { internalOnly } from '@kahani/service-kit/internal'
import { deleteBooks } from '../books/book-files.ts'

/** The route that `stories` calls after it deleted a story. Idempotent. */
export function internalRoutes(app: App, blobs: BlobStore, token: string) {
  const books = { onRequest: internalOnly(token), schema: { params: storyParamsSchema } }
  app.delete('/internal/stories/:id/books', books, async (request, reply) => {
    await deleteBooks(blobs, request.params.id)
    return reply.code(204).send()
  })
}
