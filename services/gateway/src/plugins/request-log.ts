import type { Logger } from '@kahani/service-kit/logger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

function describe({ id, method, url }: FastifyRequest) {
  const query = url.indexOf('?')
  return { reqId: id, method, path: query === -1 ? url : url.slice(0, query) }
}

const SLOW_MS = 1_000

/** Fast successful reads are covered by the metrics and logged at debug level only. */
const isRoutine = ({ method }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) =>
  (method === 'GET' || method === 'HEAD') && statusCode < 400 && elapsedTime < SLOW_MS

/** Logs requests without their query: at info level those that change state, fail or are slow. */
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
    log.info(describe(request), 'request aborted by the client')
    done()
  })
}
