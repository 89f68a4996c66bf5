import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger } from 'pino'

// Errors of libraries carry rows, addresses and bodies in fields of their own: only these of them are written down.
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const { name, message, stack } = error
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  const cause = error.cause === undefined ? undefined : plainError(error.cause)
  return { name, message, code, statusCode, stack, cause }
}

/** JSON lines. Nothing of a child, a password or a cookie is ever handed to it. */
export function createLogger(service: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service },
    serializers: { err: plainError, error: plainError, cause: plainError },
  }
  return destination ? pino(options, destination) : pino(options)
}
