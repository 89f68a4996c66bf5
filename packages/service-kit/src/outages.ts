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

// Errors of ioredis and rate-limiter-flexible for a lost connection have no code.
const REDIS_DOWN =
  /^(Connection is |Redis connection is not ready|Command aborted|Stream isn't writeable|Command timed out|Reached the max retries|connect ETIMEDOUT)/
// Error replies of a Redis that can't take commands: it starts, is full, is a replica, can't write to its disk, or has other
// credentials.
const REDIS_UNABLE =
  /(^|-)(LOADING|BUSY|OOM|EXECABORT|READONLY|MISCONF|NOAUTH|WRONGPASS|NOPERM|CLUSTERDOWN|MASTERDOWN|NOREPLICAS|TRYAGAIN) /

/** Whether Redis is unreachable, does not respond in time or can't take commands, as opposed to an invalid command. */
export function isRedisOutage({ message, code }: Error & { code?: unknown }): boolean {
  return REDIS_DOWN.test(message) || REDIS_UNABLE.test(message) || CONNECTION_ERRORS.has(String(code))
}
