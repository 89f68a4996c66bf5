import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Dispatcher } from 'undici'
import { isEventStream } from './event-streams.ts'
import type { ResponseBuffers } from './response-buffers.ts'

/** A response up to this size is sent when it has been read completely, which is cheaper than streaming. */
const SMALL_BYTES = 64 * 1024
const noop = () => undefined
const CLIENT_LEFT = new Error('the client disconnected')

export const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** Gets an error, or a response whose body is a stream if it is long or of unknown length. */
export type Callback = (
  error: Error | null,
  response: { statusCode: number; headers: IncomingHttpHeaders; body: Buffer | Readable } | null,
) => void

/**
 * Reads the response of a service ahead of its client. undici's `request` creates a stream for every response, which takes as
 * long as the proxy plugin.
 * @param onDone is called once, when the connection is free
 */
export function createResponseReader(
  { raw, request: { method } }: FastifyReply,
  buffers: ResponseBuffers,
  callback: Callback,
  onDone: () => void,
): Dispatcher.DispatchHandler {
  const chunks: Buffer[] = []
  let head: { statusCode: number; headers: IncomingHttpHeaders } | undefined
  let stream: Readable | undefined

  const respond = (body: Buffer | Readable) => {
    if (!head || raw.destroyed) return void stream?.destroy()
    try {
      callback(null, { ...head, body })
    } catch (error) {
      callback(error as Error, null)
    }
  }
  return {
    onRequestStart(controller) {
      const abort = () => raw.writableFinished || controller.abort(CLIENT_LEFT)
      // A change is completed even if its client leaves.
      if (isRead(method)) raw.destroyed ? abort() : raw.once('close', abort)
    },
    onResponseStart(controller, statusCode, headers) {
      if (statusCode < 200) return
      head = { statusCode, headers }
      const { 'content-length': announced, 'content-type': type } = headers
      const length = announced === undefined ? null : Number(announced)
      const isEmpty = method === 'HEAD' || statusCode === 204 || statusCode === 304
      if (isEmpty || (length !== null && length <= SMALL_BYTES)) return
      const ahead = isEventStream(type) ? 0 : buffers.reserve(length)
      const body = new Readable({
        highWaterMark: ahead,
        read: () => controller.resume(),
        destroy(error, done) {
          if (!this.readableEnded) controller.abort(error ?? CLIENT_LEFT)
          done(error)
        },
      })
      body.on('error', noop)
      raw.once('close', () => {
        buffers.release(ahead)
        body.destroy()
      })
      stream = body
      respond(body)
    },
    onResponseData(controller, chunk) {
      if (!stream) chunks.push(chunk)
      else if (!stream.push(chunk)) controller.pause()
    },
    onResponseEnd() {
      onDone()
      if (stream) stream.push(null)
      else respond(Buffer.concat(chunks))
    },
    onResponseError(_controller, error) {
      onDone()
      if (stream) stream.destroy(error)
      // A truncated response must not look complete.
      else if (head) raw.destroy()
      else callback(error, null)
    },
  }
}
