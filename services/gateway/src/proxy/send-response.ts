import { PassThrough, pipeline, type Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { describeEncoding, encoderFor } from './compression.ts'
import type { ResponseBuffers } from './response-buffers.ts'

/** Responses up to this size are buffered completely, which is cheaper than streaming. */
const SMALL_BYTES = 64 * 1024
const noop = () => undefined

function sendSmall(reply: FastifyReply, body: Readable) {
  const chunks: Buffer[] = []
  body.on('data', chunk => void chunks.push(chunk))
  body.on('end', () => sendContent(reply, chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
  // A truncated response must not look complete.
  body.on('error', () => reply.raw.destroy())
}

function sendContent(reply: FastifyReply, content: Buffer) {
  const encoder = encoderFor(reply, content.length)
  if (!encoder) return void reply.send(content)
  encoder.compress(content).then(
    compressed => {
      describeEncoding(reply, encoder)
      reply.send(compressed)
    },
    (error: unknown) => reply.send(error),
  )
}

/** Sends a file that has been read, and counts the memory that it occupies until a slow client has read it. */
export function sendFile(reply: FastifyReply, file: Buffer, buffers: ResponseBuffers) {
  const bytes = buffers.reserve(file.length)
  reply.raw.once('close', () => buffers.release(bytes))
  reply.send(file)
}

/** Sends the body of a service's response. Up to 2 MB are read ahead, so that a slow client doesn't occupy the service. */
export function sendResponse(reply: FastifyReply, body: Readable, buffers: ResponseBuffers) {
  const header = reply.getHeader('content-length')
  const length = header === undefined ? null : Number(header)
  const isEmpty = reply.request.method === 'HEAD' || reply.statusCode === 204 || reply.statusCode === 304
  if (isEmpty || (length !== null && length <= SMALL_BYTES)) return sendSmall(reply, body)
  const bytes = buffers.reserve(length)
  reply.raw.once('close', () => buffers.release(bytes))
  const buffer = new PassThrough({ readableHighWaterMark: bytes })
  const encoder = encoderFor(reply, length)
  // Fastify ends a response whose stream fails.
  if (encoder) {
    describeEncoding(reply, encoder)
    pipeline(body, encoder.createStream(), buffer, noop)
  } else pipeline(body, buffer, noop)
  reply.send(buffer)
}
