import { type ColumnType, type Generated, Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
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
  /** The service's schema, first on its search path. */
  schema: string
  logger: Logger
  /** Maximum number of connections. */
  max?: number
}

/** Opens a connection pool for one schema. Bigints are read as numbers. */
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
  pool.on('error', err => logger.warn({ err: err.message }, 'an idle database connection was lost'))
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

/** Migrations by name. They run in the order of their names. */
export type Migrations = Record<string, Migration>

/** Runs pending migrations. kysely's lock allows several processes to start at once. */
export async function migrate<DB>(db: Kysely<DB>, schema: string, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: schema,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error(`could not migrate the schema ${schema}`, { cause: error })
}

/** Rejects if the database is unavailable. */
export const pingDatabase = <DB>(db: Kysely<DB>) => sql`select 1`.execute(db)

/** Whether a query violated a unique constraint: `constraint`, if given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23505') return false
  return constraint === undefined || error.constraint === constraint
}
