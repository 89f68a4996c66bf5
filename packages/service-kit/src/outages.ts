import { constants } from 'node:os'

const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

const STORAGE_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])
// SQLSTATEs: disk_full, io_error and read_only_sql_transaction.
const DATABASE_STORAGE_ERRORS = /^(53100|58030|25006)$/
// Postgres reports these errors of its files as XX000 and 42501.
const DATABASE_STORAGE_MESSAGE = /: (Disk quota exceeded|Read-only file system)$/

/** The blob store is unreachable, or refuses data for a reason that concerns all blobs. */
export class StorageOutage extends Error {
  override readonly name = 'StorageOutage'
}

function meansNoStorage(error: Error): boolean {
  if (error instanceof StorageOutage) return true
  const { code, errno, message } = error as NodeJS.ErrnoException
  // Node has no name for EDQUOT, so such an error has only a number.
  if (STORAGE_ERRORS.has(String(code)) || errno === -constants.errno.EDQUOT) return true
  return DATABASE_STORAGE_ERRORS.test(String(code)) || DATABASE_STORAGE_MESSAGE.test(message)
}

/**
 * Whether the bucket is unavailable, or a disk takes no data because it is full, read-only or broken: that of the blob store, of
 * temporary files or of the database. Also if it is the cause of `error`.
 */
export function isStorageOutage(error: unknown): boolean {
  return error instanceof Error && (meansNoStorage(error) || isStorageOutage(error.cause))
}

// SQLSTATE classes: connection exception, insufficient resources, operator intervention (shutdown, startup); and
// lock_not_available.
const OUTAGE_CLASSES = /^(08|53|57P|55P03)/

function isDatabaseOutage(error: Error): boolean {
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (CONNECTION_ERRORS.has(code) || OUTAGE_CLASSES.test(code))) return true
  return /connection terminated|timeout exceeded when trying to connect/i.test(error.message)
}

// Errors of ioredis and rate-limiter-flexible for a lost connection have no code.
const REDIS_DOWN =
  /^(Connection is |Redis connection is not ready|Command aborted|Stream isn't writeable|Command timed out|Reached the max retries|connect ETIMEDOUT|Too many Cluster redirections|Cluster (isn't ready|is ended)|None of startup nodes|no node of the Redis cluster)/
// Error replies of a Redis that can't take commands: it starts, is full, is a replica, can't write to its disk, or has other
// credentials.
const REDIS_UNABLE =
  /(^|-)(LOADING|BUSY|OOM|EXECABORT|READONLY|MISCONF|NOAUTH|WRONGPASS|NOPERM|CLUSTERDOWN|MASTERDOWN|NOREPLICAS|TRYAGAIN) /

/** Whether Redis is unreachable, does not respond in time or can't take commands, as opposed to an invalid command. */
export function isRedisOutage({ message, code }: Error & { code?: unknown }): boolean {
  return REDIS_DOWN.test(message) || REDIS_UNABLE.test(message) || CONNECTION_ERRORS.has(String(code))
}

/** Whether Postgres, Redis, a bucket or a disk is unavailable, as opposed to an invalid query, command or file name. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Error && (isDatabaseOutage(error) || isRedisOutage(error) || isStorageOutage(error))
