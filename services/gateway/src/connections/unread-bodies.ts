import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { announcedLength } from '../bodies/request-body.ts'

/** The rest of a body up to this size is received and discarded. A larger one is not read. */
const MAX_DISCARDED_BYTES = 2 * 1024 * 1024

/**
 * Makes the end of the connection after the current response gradual. Node destroys it at once, and a client that is
 * still sending would get a reset instead of the response.
 */
function linger(socket: Socket, isDiscarded: boolean, lingerMs: number) {
  socket.destroySoon = () => {
    socket.end()
    if (!isDiscarded) socket.pause()
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
}

/** Ends the connection after a response that is sent before the body of its request has arrived. */
export function endUnreadBodies(app: FastifyInstance, lingerMs: number) {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    const length = raw.complete ? 0 : announcedLength(raw)
    if (length !== 0) {
      reply.header('connection', 'close')
      linger(raw.socket, length !== null && length <= MAX_DISCARDED_BYTES, lingerMs)
    }
    done(null, payload)
  })
}
