import { downloadFormatSchema } from '@kahani/contracts/options'
import { storyParamsSchema } from '@kahani/contracts/stories'
import type { App } from '@kahani/service-kit/app'
import { notFound } from '@kahani/service-kit/http-error'
import { signedIn } from '@kahani/service-kit/identity'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { BookFile, BookService } from '../books/book-service.ts'
import { attachment } from '../books/download-headers.ts'
import { formatNotOffered } from '../errors.ts'
import { FORMATS, PDF } from '../formats/formats.ts'

const formatParams = storyParamsSchema.extend({ format: z.string() })

function findFormat(name: string) {
  const known = downloadFormatSchema.safeParse(name)
  if (!known.success) throw notFound('download format')
  const format = FORMATS[known.data]
  if (!format) throw formatNotOffered()
  return format
}

const send = (reply: FastifyReply, file: BookFile) =>
  reply
    .type(file.mediaType)
    .header('content-length', file.sizeBytes)
    .header('content-disposition', attachment(file.name))
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('etag', file.etag)
    .send(file.body)

export function downloadRoutes(app: App, books: BookService) {
  app.get('/api/stories/:id/pdf', { schema: { params: storyParamsSchema } }, async (request, reply) => {
    const { userId } = signedIn(request)
    return send(reply, await books.open({ storyId: request.params.id, userId }, PDF, request.id))
  })
  app.get('/api/stories/:id/download/:format', { schema: { params: formatParams } }, async (request, reply) => {
    const { userId } = signedIn(request)
    const format = findFormat(request.params.format)
    return send(reply, await books.open({ storyId: request.params.id, userId }, format, request.id))
  })
}
