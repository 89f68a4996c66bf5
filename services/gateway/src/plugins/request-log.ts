import type { Logger } from '@kahani/service-kit/logger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

function asked({ id, method, url }: FastifyRequest) {
  const query = url.indexOf('?')
  return { reqId: id, method, path: query === -1 ? url : url.slice(0, query) }
}

const SLOW_MS = 1_000

/** A read that was quick and went well is told by the metrics, and written down only where somebody looks for trouble. */
const isRoutine = ({ method }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) =>
  (method === 'GET' || method === 'HEAD') && statusCode < 400 && elapsedTime < SLOW_MS

/** A line for each call that changes something, fails or takes long: what was asked, without its query, and how it went. */
export function logRequests(app: FastifyInstance, log: Logger) {
  app.addHook('onResponse', (request, reply, done) => {
    const level = isRoutine(request, reply) ? 'debug' : 'info'
    if (log.isLevelEnabled(level)) {
      log[level]({ ...asked(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    }
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    log.info(asked(request), 'the caller left before the answer was whole')
    done()
  })
}
