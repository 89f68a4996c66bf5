import type { Logger } from '@kahani/service-kit/logger'
import type { FastifyInstance, FastifyRequest } from 'fastify'

function asked({ id, method, url }: FastifyRequest) {
  const query = url.indexOf('?')
  return { reqId: id, method, path: query === -1 ? url : url.slice(0, query) }
}

/** One line a call: what was asked, without its query, and how it went. */
export function logRequests(app: FastifyInstance, log: Logger) {
  app.addHook('onResponse', (request, reply, done) => {
    const { reqId, method, path } = asked(request)
    log.info({ reqId, method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    log.info(asked(request), 'the caller left before the answer was whole')
    done()
  })
}
