import type { IncomingHttpHeaders } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type ZlibOptions,
} from 'node:zlib'
import { CSRF_HEADER, CSRF_HEADER_VALUE } from '@kahani/contracts/headers'
import type { FastifyReply } from 'fastify'
import Negotiator from 'negotiator'

/** Smaller answers fit into one packet as they are. */
const MIN_BYTES = 1024
// Fast, and almost as small as with higher levels. The small window saves memory.
const BROTLI: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 },
}
const GZIP: ZlibOptions = { level: 4 }

const brotliAsync = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const gzipAsync = promisify<Buffer, ZlibOptions, Buffer>(gzip)
const ENCODERS = {
  br: { compress: (content: Buffer) => brotliAsync(content, BROTLI), createStream: () => createBrotliCompress(BROTLI) },
  gzip: { compress: (content: Buffer) => gzipAsync(content, GZIP), createStream: () => createGzip(GZIP) },
}
export type Encoding = keyof typeof ENCODERS
const noop = () => undefined

/** The best encoding that the Accept-Encoding header of a request permits, if any. */
export function acceptedEncoding(headers: IncomingHttpHeaders): Encoding | undefined {
  const accepted = new Negotiator({ headers }).encodings(['br', 'gzip'])
  return (['br', 'gzip'] as const).find(encoding => accepted.includes(encoding))
}

/**
 * How to compress a response: only JSON, and only for requests of our own scripts, which set a header that no other site can
 * set (decision 006).
 */
function encodingFor(reply: FastifyReply, length: number): Encoding | undefined {
  const { headers } = reply.request
  if (length < MIN_BYTES) return undefined
  if (headers[CSRF_HEADER] !== CSRF_HEADER_VALUE || reply.hasHeader('content-encoding')) return undefined
  if (!String(reply.getHeader('content-type')).startsWith('application/json')) return undefined
  return acceptedEncoding(headers)
}

/** Sets the headers of a response that is compressed. Its ETag becomes weak, because other bytes have the same content. */
function describeEncoding(reply: FastifyReply, encoding: Encoding): void {
  const vary = reply.getHeader('vary')
  const etag = reply.getHeader('etag')
  reply.header('content-encoding', encoding)
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`)
  reply.removeHeader('content-length')
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`)
}

/** Sends the body of a service's response. A stream is longer than the minimum, or of unknown length. */
export function sendBody(reply: FastifyReply, body: Buffer | Readable): void {
  const isWhole = Buffer.isBuffer(body)
  const encoding = encodingFor(reply, isWhole ? body.length : Number.POSITIVE_INFINITY)
  if (!encoding) return void reply.send(body)
  describeEncoding(reply, encoding)
  const encoder = ENCODERS[encoding]
  if (isWhole) {
    encoder.compress(body).then(
      compressed => reply.send(compressed),
      (error: unknown) => reply.send(error),
    )
  } else {
    // Fastify ends a response whose stream fails.
    reply.send(pipeline(body, encoder.createStream(), noop))
  }
}
