import { on } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { badRequest, HttpError, unavailable } from '@kahani/service-kit/http-error'
import { bodyTooLarge } from '../errors.ts'

const KB = 1024
/** Largest body of a story, in bytes: it may hold a photo. */
const BODY_LIMIT = 10 * KB * KB
/** Largest body that is parsed on the main thread, and largest brief without its photo, in bytes. */
export const SMALL_BODY = 256 * KB
/** Larger bodies that one process receives at the same time. The gateway sends them when they are complete, within moments. */
const MAX_LARGE_BODIES = 8

/** Reads the bodies of requests that their route left unread. */
export function createBodyReader(maxLarge = MAX_LARGE_BODIES) {
  let largeBodies = 0

  async function receive(request: IncomingMessage, onLarge: () => void): Promise<Buffer> {
    const chunks: Buffer[] = []
    let bytes = 0
    if (request.destroyed) throw badRequest()
    // Unlike the stream's own iterator, this one leaves the connection open for the response to a body that is too large.
    for await (const [chunk] of on(request, 'data', { close: ['end', 'close'] })) {
      if (bytes <= SMALL_BODY && bytes + chunk.length > SMALL_BODY) onLarge()
      bytes += chunk.length
      if (bytes > BODY_LIMIT) throw bodyTooLarge()
      chunks.push(chunk)
    }
    if (!request.readableEnded) throw badRequest()
    return Buffer.concat(chunks)
  }

  /** @throws HttpError 413 above `BODY_LIMIT`, 503 if too many large bodies arrive, 400 if the client disconnects */
  return async function readBody(request: IncomingMessage): Promise<Buffer> {
    if (Number(request.headers['content-length']) > BODY_LIMIT) throw bodyTooLarge()
    let isLarge = false
    try {
      return await receive(request, () => {
        if (largeBodies >= maxLarge) throw unavailable('photo upload')
        largeBodies += 1
        isLarge = true
      })
    } catch (error) {
      throw error instanceof HttpError ? error : badRequest(error)
    } finally {
      if (isLarge) largeBodies -= 1
    }
  }
}
