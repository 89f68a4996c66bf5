import type { Logger } from '@kahani/service-kit/logger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isEventStream } from '../proxy/event-streams.ts'

/** The signed name of a picture, which is not logged. */
const PICTURE_NAME = /(?<=^\/api\/images\/).+/

function describe({ id, method, url, sessionUser }: FastifyRequest) {
  const [path = ''] = url.split('?', 1)
  return { reqId: id, userId: sessionUser?.id, method, path: path.replace(PICTURE_NAME, '…') }
}

const SLOW_MS = 1_000

/** Successful reads that are fast, or event streams, are covered by the metrics and logged at debug level only. */
const isRoutine = ({ method }: FastifyRequest, reply: FastifyReply) =>
  (method === 'GET' || method === 'HEAD') &&
  reply.statusCode < 400 &&
  (reply.elapsedTime < SLOW_MS || isEventStream(reply.getHeader('content-type')))

/** Logs requests with the id of their user and without their query: at info level those that change state, fail or are slow. */
export function logRequests(app: FastifyInstance, log: Logger) {
  app.addHook('onResponse', (request, reply, done) => {
    const level = isRoutine(request, reply) ? 'debug' : 'info'
    if (log.isLevelEnabled(level)) {
      log[level](
        { ...describe(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'request completed',
      )
    }
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    // A browser ends its event streams in this way.
    const level = isEventStream(request.headers.accept) ? 'debug' : 'info'
    log[level](describe(request), 'request aborted by the client')
    done()
  })
}
