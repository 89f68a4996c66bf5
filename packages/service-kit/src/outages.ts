const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
// SQLSTATE classes: connection exception, insufficient resources, operator intervention (shutdown, startup); and
// lock_not_available.
const OUTAGE_CLASSES = /^(08|53|57P|55P03)/

/** Whether the database is unreachable or overloaded, as opposed to an invalid query. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (CONNECTION_ERRORS.has(code) || OUTAGE_CLASSES.test(code))) return true
  return /connection terminated|timeout exceeded when trying to connect/i.test(error.message)
}

// ioredis errors for a lost connection have no code.
const REDIS_DOWN = /^(Connection is closed|Stream isn't writeable|Command timed out|Reached the max retries)/

/** Whether Redis is unreachable or does not respond in time. */
export const isRedisOutage = (error: Error) => REDIS_DOWN.test(error.message)
