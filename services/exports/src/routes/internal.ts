import { storyParamsSchema } from '@kahani/contracts/stories'
import type { App } from '@kahani/service-kit/app'
import { type BlobStore, deleteFolder } from '@kahani/service-kit/blobs/blob-store'
import { internalOnly } from '@kahani/service-kit/internal'
import type { InternalCallers } from '@kahani/service-kit/internal-credentials'
import { z } from 'zod'
import type { ArchiveService } from '../archives/archive-service.ts'
import { deleteBooks } from '../books/book-files.ts'
import type { BookFileType } from '../editions.ts'
import { keepOnly, keptFolder } from '../prints/kept-files.ts'
import type { PrintedCopies } from '../prints/printed-copies.ts'

const booksQuerySchema = z.object({ keep: z.literal('print').optional() })

export interface InternalRouteDeps {
  blobs: BlobStore
  archives: ArchiveService
  copies: PrintedCopies
  /** The type of the interiors of printed copies. */
  interior: BookFileType
}

/** The routes that `stories` and `auth` call after they deleted a story or an account. Idempotent. */
export function internalRoutes(
  app: App,
  { blobs, archives, copies, interior }: InternalRouteDeps,
  callers: InternalCallers,
) {
  const books = {
    onRequest: internalOnly(callers, 'stories'),
    schema: { params: storyParamsSchema, querystring: booksQuerySchema },
  }
  // With `keep=print`, a printed copy of the story is on order.
  app.delete('/internal/stories/:id/books', books, async (request, reply) => {
    const { id } = request.params
    if (request.query.keep === 'print') {
      const { versions } = await copies.listVersions(id)
      const missing = await keepOnly(blobs, { storyId: id, interior }, versions)
      for (const version of missing) {
        request.log.error({ storyId: id, version }, 'a printed copy is on order, but its files are missing')
      }
    } else await deleteFolder(blobs, keptFolder(id))
    await deleteBooks(blobs, id)
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
