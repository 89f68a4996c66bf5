import { randomUUID } from 'node:crypto'
import { REQUEST_ID_HEADER } from '@kahani/contracts/headers'
import Fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { answerErrors } from './error-handler.ts'

const MINUTE = 60_000

/**
 * A Fastify instance as every service has it: zod for schemas, one error handler, a request id that follows the call
 * through the services, no log line a request (the gateway writes those).
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
  answerErrors(app)
  return app
}

/** A service's app: what `createApp` makes. */
export type App = ReturnType<typeof createApp>
