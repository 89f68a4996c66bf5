import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { bodyTooLarge, bodyTooSlow } from '../errors.ts'

/** A body that has arrived completely. */
export interface RequestBody {
  bytes: number
  chunks: Buffer[]
}

export interface BodyLimits {
  maxBytes: number
  /** A body may take `graceMs`, and the time for its bytes at the minimum rate, but not more than `maxMs`. */
  graceMs: number
  minBytesPerSecond: number
  maxMs: number
}

/** Larger bodies are counted as large. Those of visitors are far smaller. */
export const LARGE_BYTES = 16 * 1024

/** The Content-Length of a request, or null if its length is unknown. */
export function announcedLength({ headers }: IncomingMessage): number | null {
  if (headers['transfer-encoding'] !== undefined) return null
  return Number(headers['content-length'] ?? 0)
}

/**
 * Reads a body into memory.
 * @param onLarge is called with the bytes that are kept beyond `LARGE_BYTES`, before they are. If it throws, so does this
 * @throws HttpError 413 for a body that is longer than its limit, 408 for one that is late
 */
export function readBody(
  request: IncomingMessage,
  limits: BodyLimits,
  onLarge: (bytes: number) => void,
): Promise<RequestBody> {
  const { promise, resolve, reject } = Promise.withResolvers<RequestBody>()
  const body: RequestBody = { bytes: 0, chunks: [] }
  const start = performance.now()

  const allowedMs = () => Math.min(limits.maxMs, limits.graceMs + (body.bytes / limits.minBytesPerSecond) * 1000)
  const checkPace = () => {
    const left = start + allowedMs() - performance.now()
    if (left > 0) timer = setTimeout(checkPace, left)
    else fail(bodyTooSlow())
  }
  let timer = setTimeout(checkPace, allowedMs())

  const stop = () => {
    clearTimeout(timer)
    request.off('data', onData).off('end', onEnd).off('close', onClose)
  }
  const fail = (error: Error) => {
    stop()
    // Discards the rest instead of keeping it.
    request.resume()
    reject(error)
  }
  const onData = (chunk: Buffer) => {
    body.bytes += chunk.length
    if (body.bytes > limits.maxBytes) return fail(bodyTooLarge())
    if (body.bytes > LARGE_BYTES) {
      try {
        onLarge(Math.min(chunk.length, body.bytes - LARGE_BYTES))
      } catch (error) {
        return fail(error as Error)
      }
    }
    return body.chunks.push(chunk)
  }
  const onEnd = () => {
    stop()
    resolve(body)
  }
  const onClose = () => fail(Object.assign(new Error('the client disconnected'), { statusCode: 400 }))

  request.on('error', () => undefined) // Followed by 'close'.
  if (request.destroyed) onClose()
  else request.on('data', onData).once('end', onEnd).once('close', onClose)
  return promise
}

/** The body for undici. The memory of a large one is freed while it is sent. @param onSent is called when it is freed */
export function outgoingBody({ bytes, chunks }: RequestBody, onSent: () => void): Buffer | Readable {
  if (bytes <= LARGE_BYTES) return Buffer.concat(chunks)
  function* take() {
    for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) yield chunk
    onSent()
  }
  return Readable.from(take(), { objectMode: false })
}
