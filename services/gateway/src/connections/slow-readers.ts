import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../limits.ts'
import type { Connections } from './connections.ts'

/** Checks per `readerMs`. */
const CHECKS = 6

/** Bytes that the operating system has accepted from us. */
const sentBytes = ({ bytesWritten, writableLength }: Socket) => bytesWritten - writableLength

/**
 * Ends the connections of clients that read responses too slowly or not at all, so that they hold neither memory nor a
 * connection to a service.
 */
export function endSlowReaders(app: FastifyInstance, connections: Connections, { readerMs, readerMinBytes }: Limits) {
  const waiting = new WeakMap<Socket, { since: number; sent: number }>()
  const check = () => {
    const now = performance.now()
    for (const socket of connections.sockets()) {
      // Only a client that is behind is measured: a response may also wait for its service.
      if (socket.writableLength === 0) {
        waiting.delete(socket)
        continue
      }
      const sent = sentBytes(socket)
      const start = waiting.get(socket)
      if (start && now - start.since < readerMs) continue
      if (start && sent - start.sent < readerMinBytes) socket.destroy()
      else waiting.set(socket, { since: now, sent })
    }
  }
  const timer = setInterval(check, readerMs / CHECKS).unref()
  app.addHook('onClose', () => clearInterval(timer))
}
