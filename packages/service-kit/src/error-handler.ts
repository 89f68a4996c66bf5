import type { ErrorBody } from '@kahani/contracts/error-body'
import type { FastifyError, FastifyInstance, RawServerDefault } from 'fastify'
import { HttpError, notFound } from './http-error.ts'
import { isOutage } from './outages.ts'

// biome-ignore lint/suspicious/noExplicitAny: accepts any logger and type provider
export type AnyApp = FastifyInstance<RawServerDefault, any, any, any, any>

const tooLarge: ErrorBody = { code: 'too_large', message: 'That is too large to send.' }
const wrongType: ErrorBody = { code: 'wrong_type', message: 'This call takes JSON.' }
const tooMany: ErrorBody = { code: 'too_many', message: 'Too many tries. Please wait a little and try again.' }
const outage: ErrorBody = {
  code: 'unavailable',
  message: 'A part of the product is down. Please try again in a moment.',
}
const internalError: ErrorBody = { code: 'internal', message: 'Something went wrong. Please try again.' }

function bodyOf(status: number): ErrorBody {
  if (status === 413) return tooLarge
  if (status === 415) return wrongType
  if (status === 429) return tooMany
  if (status < 500) return { code: 'bad_input', message: 'That request could not be understood.' }
  return internalError
}

/** Registers the error handler: `{code, message, issues?}`. A 5xx is logged and reveals nothing internal. */
export function registerErrorHandler(app: AnyApp) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof HttpError) {
      if (error.statusCode >= 500) request.log.error({ err: error, cause: error.cause }, 'request failed')
      if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
      const body: ErrorBody = { code: error.code, message: error.message }
      if (error.issues) body.issues = error.issues
      if (error.finishBy) body.finishBy = error.finishBy
      if (error.current !== undefined) body.current = error.current
      return reply.code(error.statusCode).send(body)
    }
    if (isOutage(error)) {
      request.log.error({ err: error }, 'a dependency is unavailable')
      reply.header('retry-after', '2')
      return reply.code(503).send(outage)
    }
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    return reply.code(status).send(bodyOf(status))
  })
  app.setNotFoundHandler(() => {
    throw notFound()
  })
}
