import { randomUUID } from 'node:crypto'
import { REQUEST_ID_HEADER } from '@kahani/contracts/headers'
import Fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { registerErrorHandler } from './error-handler.ts'
import { rejectNul } from './reject-nul.ts'

const MINUTE = 60_000

/**
 * Creates the Fastify instance that every service uses: zod schemas, one error handler, and a request id that is passed
 * on between services. Requests are logged by the gateway only.
 */
export function createApp(logger: Logger, options: FastifyServerOptions = {}) {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: REQUEST_ID_HEADER,
    genReqId: () => randomUUID(),
    requestTimeout: 5 * MINUTE,
    forceCloseConnections: 'idle',
    trustProxy: true,
    ...options,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerErrorHandler(app)
  rejectNul(app)
  return app
}

export type App = ReturnType<typeof createApp>
