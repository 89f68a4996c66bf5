import { randomUUID } from 'node:crypto'
import { type ColumnType, type Generated, Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { isStorageOutage } from './outages.ts'

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
  /** Tests pass one whose connections outlive the database object. */
  createPool?: (config: pg.PoolConfig) => PostgresPool
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
  createPool = config =>
    new pg.Pool(config).on('error', err => logger.warn({ err: err.message }, 'an idle database connection was lost')),
}: DatabaseOptions): Kysely<DB> {
  const pool = createPool({
    connectionString: url,
    max,
    types,
    application_name: schema,
    connectionTimeoutMillis: connectionTimeoutMs,
  })
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log(event) {
      if (event.level === 'error' && isStorageOutage(event.error)) outOfSpace.add(db)
    },
  })
  return db
}

/** Databases that could not store data when they were last used. */
const outOfSpace = new WeakSet<object>()

/**
 * Rejects unless the database can store 350 kB more. Call it before anything is bought whose result has to be stored. It leaves
 * nothing: a table is created, because an existing one may have free space, and rolled back.
 */
export async function requireDatabaseRoom<DB>(db: Kysely<DB>): Promise<void> {
  const trx = await db.startTransaction().execute()
  try {
    // Of another name each time, so that no transaction waits for another one.
    const table = sql.table(`space_probe_${randomUUID()}`)
    await sql`create table ${table} as select generate_series(1, 10000)`.execute(trx)
  } finally {
    await trx.rollback().execute()
  }
}

/** Rejects if the database is unavailable, and after it could not store data until it can again. */
export async function pingDatabase<DB>(db: Kysely<DB>): Promise<void> {
  if (!outOfSpace.has(db)) return void (await sql`select 1`.execute(db))
  await requireDatabaseRoom(db)
  outOfSpace.delete(db)
}

/** Whether a query violated a unique constraint: `constraint`, if given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23505') return false
  return constraint === undefined || error.constraint === constraint
}
