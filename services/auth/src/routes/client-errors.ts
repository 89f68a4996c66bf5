import { clientErrorSchema } from '@kahani/contracts/client-errors'
import type { App } from '@kahani/service-kit/app'
import { customerOf } from '@kahani/service-kit/client-address'
import { Counter, type Registry } from 'prom-client'
import type { Services } from '../services.ts'

const BODY_LIMIT = 16 * 1024

/** Errors in the web app, which browsers report. They contain nothing about their user. */
export function clientErrorRoutes(app: App, { limits }: Services, registry: Registry) {
  const reported = new Counter({
    name: 'client_errors_total',
    help: 'Errors in the web app that browsers reported',
    registers: [registry],
  })
  app.post(
    '/api/client-errors',
    { bodyLimit: BODY_LIMIT, schema: { body: clientErrorSchema } },
    async (request, reply) => {
      await limits.clientErrorsByAddress.consume(customerOf(request.ip))
      await limits.clientErrors.consume('all')
      reported.inc()
      request.log.warn({ clientError: request.body }, 'error in the web app')
      return reply.code(204).send()
    },
  )
}
