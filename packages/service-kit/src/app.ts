import { randomUUID } from 'node:crypto'
import { REQUEST_ID_HEADER } from '@kahani/contracts/headers'
import Fastify, { type FastifyHttpOptions, LogController, type RawServerDefault } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { addDraining } from './draining.ts'
import { registerErrorHandler } from './error-handler.ts'
import { parseJsonBodies } from './json-body.ts'
import { rejectNul } from './reject-nul.ts'
import { validatorCompiler } from './validation.ts'

const MINUTE = 60_000
/**
 * How long an idle connection stays open, as clients are told. Shorter than `DRAIN_SECONDS` in production, so that callers which
 * respect it use no connection that ends with the process.
 */
const KEEP_ALIVE_MS = 4_000
/** Largest request body of a route that sets no limit of its own, in bytes. */
const BODY_LIMIT = 256 * 1024

/**
 * Creates the Fastify instance that every service uses: zod schemas, one error handler, and a request id that is passed
 * on between services. Requests are logged by the gateway only.
 */
export function createApp(logger: Logger, options: FastifyHttpOptions<RawServerDefault> = {}) {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: REQUEST_ID_HEADER,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 5 * MINUTE,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection while the app closes is served.
    return503OnClosing: false,
    trustProxy: true,
    ...options,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerErrorHandler(app)
  parseJsonBodies(app)
  rejectNul(app)
  addDraining(app)
  return app
}

export type App = ReturnType<typeof createApp>
