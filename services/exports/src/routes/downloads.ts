import {
  attachmentFileName,
  type DownloadKind,
  downloadKind,
  storyPdfFileName,
} from '@kahani/contracts/book-file-names'
import {
  type BookEdition,
  bookStatusSchema,
  type DownloadPurpose,
  downloadParamsSchema,
  downloadQuerySchema,
} from '@kahani/contracts/books'
import { storyParamsSchema } from '@kahani/contracts/stories'
import type { App } from '@kahani/service-kit/app'
import { notFound } from '@kahani/service-kit/http-error'
import { requireUser, signedIn } from '@kahani/service-kit/identity'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BookService, RequestedFile } from '../books/book-service.ts'
import { type BookFileType, type Editions, PDF, PRINT_COVER } from '../editions.ts'
import { sendBook } from './send-book.ts'

/** The edition of each download, and the attachment that is downloaded instead of its main file. */
const DOWNLOADS: Record<DownloadKind, { edition: BookEdition; attachment?: BookFileType }> = {
  pdf: { edition: 'pdf' },
  'pdf/printing': { edition: 'print' },
  'pdf/printing-cover': { edition: 'print', attachment: PRINT_COVER },
  'pdf/booklet': { edition: 'booklet' },
  epub: { edition: 'epub' },
  fixed_epub: { edition: 'fixed_epub' },
  kf8: { edition: 'kf8' },
  'kf8/send-to-kindle': { edition: 'kindle_epub' },
}

/** @throws HttpError 404 */
export function findDownload(
  editions: Editions,
  format: string,
  purpose?: DownloadPurpose,
): { kind: DownloadKind; file: RequestedFile } {
  const kind = downloadKind(format, purpose)
  if (!kind) throw notFound('download format')
  const { edition: name, attachment } = DOWNLOADS[kind]
  const edition = editions[name]
  return { kind, file: { edition, type: attachment ?? edition.file } }
}

/** Seconds until the client asks for the status of a book that is being rendered. */
const STATUS_INTERVAL_S = 1

export const accepted = (reply: FastifyReply) =>
  reply.code(202).header('retry-after', STATUS_INTERVAL_S).header('cache-control', 'no-store')

/**
 * The files of books, for GET and HEAD. GET renders a book that is not stored; if that takes longer than a request waits, it
 * answers 202 with the status. HEAD never renders: it answers with that 202 at once.
 */
export function downloadRoutes(app: App, books: BookService, editions: Editions) {
  async function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    { storyId, file, toName }: { storyId: number; file: RequestedFile; toName: (title: string) => string },
  ) {
    const owner = { storyId, userId: signedIn(request).userId }
    const found =
      request.method === 'HEAD' ? await books.find(owner, file, request.id) : await books.open(owner, file, request.id)
    if ('state' in found) return accepted(reply).send(found)
    return sendBook(request, reply, found, toName(found.title))
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/stories/:id/pdf',
    onRequest: requireUser,
    schema: { params: storyParamsSchema },
    handler: (request, reply) => {
      const file = { edition: PDF, type: PDF.file }
      return respond(request, reply, { storyId: request.params.id, file, toName: storyPdfFileName })
    },
  })

  const download = {
    onRequest: requireUser,
    schema: { params: downloadParamsSchema, querystring: downloadQuerySchema },
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/stories/:id/download/:format',
    ...download,
    handler: (request, reply) => {
      const { kind, file } = findDownload(editions, request.params.format, request.query.for)
      const toName = (title: string) => attachmentFileName(title, kind)
      return respond(request, reply, { storyId: request.params.id, file, toName })
    },
  })

  const status = { ...download, schema: { ...download.schema, response: { 200: bookStatusSchema } } }
  app.get('/api/stories/:id/download/:format/status', status, (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { file } = findDownload(editions, request.params.format, request.query.for)
    return books.status({ storyId: request.params.id, userId: signedIn(request).userId }, file, request.id)
  })
}
