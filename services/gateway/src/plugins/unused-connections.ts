import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes connections without a request when the server closes. Browsers open connections in advance, and Node would wait
 * for their first request.
 */
export function closeUnusedConnections(app: FastifyInstance) {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', (request: IncomingMessage) => unused.delete(request.socket))
  app.addHook('preClose', done => {
    for (const socket of unused) socket.destroy()
    done()
  })
}
