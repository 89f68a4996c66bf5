import { type DestinationStream, type Logger, pino } from 'pino'
import { traceId } from './tracing.ts'

export type { Logger } from 'pino'

// Libraries attach rows, addresses and bodies to their errors, so only these fields are logged.
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const { name, message, stack } = error
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  const cause = error.cause === undefined ? undefined : plainError(error.cause)
  return { name, message, code, statusCode, stack, cause }
}

/** Logs JSON lines. Never pass it data about a child, a password or a cookie. */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service },
    mixin() {
      const id = traceId()
      return id ? { trace_id: id } : {}
    },
    serializers: { err: plainError, error: plainError, cause: plainError },
  }
  return destination ? pino(options, destination) : pino(options)
}
