import { storyParamsSchema } from '@kahani/contracts/stories'
import type { App } from '@kahani/service-kit/app'
import { type BlobStore, deleteFolder } from '@kahani/service-kit/blobs/blob-store'
import { internalOnly } from '@kahani/service-kit/internal'
import type { InternalCallers } from '@kahani/service-kit/internal-credentials'
import { z } from 'zod'
import type { ArchiveService } from '../archives/archive-service.ts'
import { deleteBooks, keepPrint, keptPrintFolder } from '../books/book-files.ts'
import type { BookFileType } from '../editions.ts'

const booksQuerySchema = z.object({ keep: z.literal('print').optional() })

export interface InternalRouteDeps {
  blobs: BlobStore
  archives: ArchiveService
  /** The type of the interiors of printed copies. */
  interior: BookFileType
}

/** The routes that `stories` and `auth` call after they deleted a story or an account. Idempotent. */
export function internalRoutes(app: App, { blobs, archives, interior }: InternalRouteDeps, callers: InternalCallers) {
  const books = {
    onRequest: internalOnly(callers, 'stories'),
    schema: { params: storyParamsSchema, querystring: booksQuerySchema },
  }
  // With `keep=print`, a printed copy of the story is on order.
  app.delete('/internal/stories/:id/books', books, async (request, reply) => {
    const { id } = request.params
    if (request.query.keep !== 'print') await deleteFolder(blobs, keptPrintFolder(id))
    else if (!(await keepPrint(blobs, id, interior))) {
      request.log.error({ storyId: id }, 'a printed copy is on order, but its files are missing')
    }
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
