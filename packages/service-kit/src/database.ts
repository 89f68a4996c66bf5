import { type ColumnType, type Generated, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'

/** A timestamp set by the database and read as a Date. */
export type CreatedAt = ColumnType<Date, never, never>
/** A bigint identity column; read as a number. */
export type Id = Generated<number>

const BIGINT = 20
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

export interface DatabaseOptions {
  url: string
  /** The service's schema, which names its connections. */
  schema: string
  logger: Logger
  /** Maximum number of connections. */
  max?: number
  /** How long a query waits for a connection, in ms. */
  connectionTimeoutMs?: number
}

/**
 * Opens a connection pool for one schema. Bigints are read as numbers. The search path and time limits are settings of the
 * role (`prepareDatabase`), because PgBouncer passes on no startup parameters.
 */
export function openDatabase<DB>({
  url,
  schema,
  logger,
  max = 10,
  connectionTimeoutMs = 5_000,
}: DatabaseOptions): Kysely<DB> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: schema,
    connectionTimeoutMillis: connectionTimeoutMs,
  })
  pool.on('error', err => logger.warn({ err: err.message }, 'an idle database connection was lost'))
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

/** Rejects if the database is unavailable. */
export const pingDatabase = <DB>(db: Kysely<DB>) => sql`select 1`.execute(db)

/** Whether a query violated a unique constraint: `constraint`, if given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23505') return false
  return constraint === undefined || error.constraint === constraint
}
