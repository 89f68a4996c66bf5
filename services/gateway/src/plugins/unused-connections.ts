import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Browsers open connections in advance, and a server that closes waits for the first request of each. Here those that
 * never carried one are dropped instead, so that closing takes as long as the calls that are under way and no longer.
 */
export function dropUnusedConnections(app: FastifyInstance) {
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
