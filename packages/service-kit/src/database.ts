import { type ColumnType, type Generated, Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import type { Logger } from 'pino'

/** Set by the database; read as a Date. */
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
  /** The service's schema, first on its search path. */
  schema: string
  logger: Logger
  /** Most connections at once. */
  max?: number
}

/** A pool that speaks to one service's schema. Bigints are read as numbers. */
export function openDatabase<DB>({ url, schema, logger, max = 10 }: DatabaseOptions): Kysely<DB> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: schema,
    options: `-c search_path=${schema}`,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  pool.on('error', err => logger.warn({ err: err.message }, 'an idle database connection ended'))
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

/** Migrations in the order in which they run; names sort in the same order. */
export type Migrations = Record<string, Migration>

/** Brings a schema up to date, under kysely's lock, so that many processes can start at once. */
export async function migrate<DB>(db: Kysely<DB>, schema: string, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: schema,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error(`The schema ${schema} could not be brought up to date`, { cause: error })
}

/** Whether the database answers. */
export const databaseAnswers = <DB>(db: Kysely<DB>) => sql`select 1`.execute(db)

/** Postgres' own word for "that is there already". */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23505') return false
  return constraint === undefined || error.constraint === constraint
}

const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
// Postgres' classes: connection exception, insufficient resources, operator intervention (shutdown, start-up); and a lock
// that was waited for as long as the caller would.
const OUTAGE_CLASSES = /^(08|53|57P|55P03)/

/** Whether the database is away or too busy, rather than the question wrong. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (CONNECTION_ERRORS.has(code) || OUTAGE_CLASSES.test(code))) return true
  return /connection terminated|timeout exceeded when trying to connect/i.test(error.message)
}
