import type { Transform } from 'node:stream'
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

/** Smaller answers fit into one packet as they are. */
const MIN_BYTES = 1024
// Fast, and almost as small as with higher levels. The small window saves memory.
const BROTLI: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 },
}
const GZIP: ZlibOptions = { level: 4 }

interface Encoder {
  encoding: 'br' | 'gzip'
  compress(content: Buffer): Promise<Buffer>
  createStream(): Transform
}
const brotliAsync = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const gzipAsync = promisify<Buffer, ZlibOptions, Buffer>(gzip)
const ENCODERS: readonly Encoder[] = [
  {
    encoding: 'br',
    compress: content => brotliAsync(content, BROTLI),
    createStream: () => createBrotliCompress(BROTLI),
  },
  { encoding: 'gzip', compress: content => gzipAsync(content, GZIP), createStream: () => createGzip(GZIP) },
]

/** Whether an Accept-Encoding header names an encoding, and not with the weight 0. */
const accepts = (header: string, encoding: string) =>
  header.split(',').some(part => {
    const [name, weight] = part.split(';')
    return name?.trim().toLowerCase() === encoding && !/^\s*q=0(?:\.0*)?\s*$/.test(weight ?? '')
  })

/**
 * How to compress a response: only JSON, and only for requests of our own scripts, which set a header that no other site can
 * set (decision 050).
 */
export function encoderFor(reply: FastifyReply, length: number | null): Encoder | undefined {
  const { headers } = reply.request
  if (length !== null && length < MIN_BYTES) return undefined
  if (headers[CSRF_HEADER] !== CSRF_HEADER_VALUE || reply.hasHeader('content-encoding')) return undefined
  if (!String(reply.getHeader('content-type')).startsWith('application/json')) return undefined
  const accepted = String(headers['accept-encoding'] ?? '')
  return ENCODERS.find(({ encoding }) => accepts(accepted, encoding))
}

/** Sets the headers of a response that is compressed. Its ETag becomes weak, because other bytes have the same content. */
export function describeEncoding(reply: FastifyReply, { encoding }: Encoder): void {
  const vary = reply.getHeader('vary')
  const etag = reply.getHeader('etag')
  reply.header('content-encoding', encoding)
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`)
  reply.removeHeader('content-length')
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`)
}
