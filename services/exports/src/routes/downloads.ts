import {
  type BookEdition,
  type DownloadPurpose,
  downloadParamsSchema,
  downloadQuerySchema,
} from '@kahani/contracts/books'
import { type DownloadFormat, downloadFormatSchema } from '@kahani/contracts/options'
import { storyParamsSchema } from '@kahani/contracts/stories'
import type { App } from '@kahani/service-kit/app'
import { notFound } from '@kahani/service-kit/http-error'
import { signedIn } from '@kahani/service-kit/identity'
import type { FastifyReply } from 'fastify'
import type { BookFile, BookService } from '../books/book-service.ts'
import { attachment } from '../books/download-headers.ts'
import { type BookFileType, type Edition, type Editions, PDF, PRINT_COVER } from '../editions.ts'
import { formatNotOffered } from '../errors.ts'

/** The edition for each purpose of a format; no other combination exists. */
const EDITIONS_BY_PURPOSE: Partial<Record<`${DownloadFormat}/${DownloadPurpose}`, BookEdition>> = {
  'pdf/printing': 'print',
  'pdf/printing-cover': 'print',
  'kf8/send-to-kindle': 'kindle_epub',
}

/** @throws HttpError 404 */
function findEdition(
  editions: Editions,
  format: string,
  purpose?: DownloadPurpose,
): { edition: Edition; file: BookFileType } {
  const known = downloadFormatSchema.safeParse(format)
  const name = known.success && (purpose ? EDITIONS_BY_PURPOSE[`${known.data}/${purpose}`] : known.data)
  if (!name) throw notFound('download format')
  const edition = editions[name]
  if (!edition) throw formatNotOffered()
  return { edition, file: purpose === 'printing-cover' ? PRINT_COVER : edition.file }
}

export const sendBook = (reply: FastifyReply, file: BookFile) =>
  reply
    .type(file.mediaType)
    .header('content-length', file.sizeBytes)
    .header('content-disposition', attachment(file.name))
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('etag', file.etag)
    .send(file.body)

export function downloadRoutes(app: App, books: BookService, editions: Editions) {
  app.get('/api/stories/:id/pdf', { schema: { params: storyParamsSchema } }, async (request, reply) => {
    const { userId } = signedIn(request)
    return sendBook(reply, await books.open({ storyId: request.params.id, userId }, PDF, request.id))
  })
  const download = { schema: { params: downloadParamsSchema, querystring: downloadQuerySchema } }
  app.get('/api/stories/:id/download/:format', download, async (request, reply) => {
    const { userId } = signedIn(request)
    const { edition, file } = findEdition(editions, request.params.format, request.query.for)
    return sendBook(reply, await books.open({ storyId: request.params.id, userId }, edition, request.id, file))
  })
}
