import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from '@kahani/service-kit/blobs/blob-store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import parseRange from 'range-parser'
import type { BookFile } from '../books/book-service.ts'
import { attachment } from '../books/download-headers.ts'
import { rangeNotSatisfiable } from '../errors.ts'

/**
 * The range to send, or null for the whole file: also for several ranges, and if the client has a part of another file.
 * @throws HttpError 416
 */
function selectRange(headers: IncomingHttpHeaders, { etag, sizeBytes }: BookFile): ByteRange | null {
  const { range } = headers
  const ifRange = headers['if-range']
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return null
  const ranges = parseRange(sizeBytes, range)
  if (ranges === -2 || (ranges !== -1 && ranges.type !== 'bytes')) return null
  // The parser rejects a suffix that is longer than the file.
  if (ranges === -1 && /^bytes=-0*[1-9]\d*$/.test(range)) return null
  if (ranges === -1) throw rangeNotSatisfiable()
  return ranges.length === 1 ? (ranges[0] ?? null) : null
}

/** Answers GET and HEAD with a file, a range of it, or 304. @param name the file name */
export async function sendBook(request: FastifyRequest, reply: FastifyReply, file: BookFile, name: string) {
  const { etag, sizeBytes } = file
  reply.header('accept-ranges', 'bytes').header('cache-control', 'private, no-cache').header('etag', etag)
  if (fresh(request.headers, { etag })) return reply.code(304).send()

  const isHead = request.method === 'HEAD'
  let range: ByteRange | null = null
  try {
    if (!isHead) range = selectRange(request.headers, file)
  } catch (error) {
    reply.header('content-range', `bytes */${sizeBytes}`)
    throw error
  }
  const body = isHead ? undefined : await file.read(range ?? undefined)
  reply
    .type(file.mediaType)
    .header('content-disposition', attachment(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-length', range ? range.end - range.start + 1 : sizeBytes)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${sizeBytes}`)
  return reply.send(body)
}
