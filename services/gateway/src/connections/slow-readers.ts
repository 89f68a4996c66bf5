import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../limits.ts'

/** Checks per `readerMs`. */
const CHECKS = 6

/** Bytes that the operating system has accepted from us. */
const sentBytes = ({ bytesWritten, writableLength }: { bytesWritten: number; writableLength: number }) =>
  bytesWritten - writableLength

/**
 * Ends the connections of clients that read a response too slowly or not at all, so that they hold neither memory nor a
 * connection to a service.
 */
export function endSlowReaders(
  app: FastifyInstance,
  responses: ReadonlySet<ServerResponse>,
  { readerMs, readerMinBytes }: Limits,
) {
  const waiting = new WeakMap<ServerResponse, { since: number; sent: number }>()
  const check = () => {
    const now = performance.now()
    for (const response of responses) {
      const { socket } = response
      // Only a client that is behind is measured: a response may also wait for its service.
      if (!socket || !response.headersSent || socket.writableLength === 0) {
        waiting.delete(response)
        continue
      }
      const sent = sentBytes(socket)
      const start = waiting.get(response)
      if (start && now - start.since < readerMs) continue
      if (start && sent - start.sent < readerMinBytes) socket.destroy()
      else waiting.set(response, { since: now, sent })
    }
  }
  const timer = setInterval(check, readerMs / CHECKS).unref()
  app.addHook('onClose', () => clearInterval(timer))
}
