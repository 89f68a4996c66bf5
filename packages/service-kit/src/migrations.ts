import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import { StartError } from './start-error.ts'

/** Migrations by name. They run in the order of their names. */
export type Migrations = Record<string, Migration>

/** Thrown when the schema does not fit this version. The message says what to do. */
export class SchemaError extends StartError {
  override readonly name = 'SchemaError'
}

interface WithMigrations {
  schema_migrations: { name: string }
}

export interface MigrateOptions {
  /** How long a migration waits for a lock. Meanwhile every query of the locked table waits behind it. */
  lockTimeoutMs?: number
  /** Waits before the next attempts, after a lock was not available. */
  retryDelaysMs?: readonly number[]
}

const LOCK_TIMEOUT_MS = 5_000
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 16_000]
const STATEMENT_TIMEOUT_MS = 30 * 60_000
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

const set = (trx: Transaction<WithMigrations>, setting: string, ms: number) =>
  sql`select set_config(${setting}, ${String(ms)}, true)`.execute(trx)

/** Names of the migrations that have run, by this version or by another. */
const readExecuted = async (db: Kysely<WithMigrations>) =>
  new Set((await db.selectFrom('schema_migrations').select('name').execute()).map(({ name }) => name))

async function hasTables(db: Kysely<WithMigrations>, schema: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_tables where schemaname = ${schema} and tablename <> 'schema_migrations' limit 1`.execute(db)
  return rows.length > 0
}

/** @throws SchemaError if the schema lacks the first migration but is not empty, or a newer migration has already run */
async function findPending(db: Kysely<WithMigrations>, schema: string, migrations: Migrations): Promise<string[]> {
  const executed = await readExecuted(db.withSchema(schema))
  const names = Object.keys(migrations).sort()
  const pending = names.filter(name => !executed.has(name))
  const [first] = pending
  const newest = [...executed].sort().at(-1)
  if (first === undefined) return []
  if (first === names[0] && (await hasTables(db, schema))) {
    throw new SchemaError(
      `the schema ${schema} was created by an older version and can't be upgraded: move or delete the data folder (DATA_DIR, by default .data), use another database, or run the version that created it`,
    )
  }
  if (newest !== undefined && first < newest) {
    throw new SchemaError(`the schema ${schema} already has migration ${newest}: ${first} can't run after it`)
  }
  return pending
}

/** Runs what is pending in one transaction. It uses nothing that outlives the transaction, so PgBouncer may be in between. */
function runPending(db: Kysely<WithMigrations>, schema: string, migrations: Migrations, lockTimeoutMs: number) {
  return db.transaction().execute(async trx => {
    await set(trx, 'statement_timeout', STATEMENT_TIMEOUT_MS)
    await set(trx, 'idle_in_transaction_session_timeout', STATEMENT_TIMEOUT_MS)
    // Other migration processes wait here. No query does.
    await sql`select pg_advisory_xact_lock(hashtext(${`kahani migrations of ${schema}`}))`.execute(trx)
    await set(trx, 'lock_timeout', lockTimeoutMs)
    const table = sql.id(schema, 'schema_migrations')
    await sql`create table if not exists ${table} (name text primary key, executed_at timestamptz not null default now())`.execute(
      trx,
    )
    const names = await findPending(trx, schema, migrations)
    for (const name of names) {
      await migrations[name]?.up(trx)
      await trx.withSchema(schema).insertInto('schema_migrations').values({ name }).execute()
    }
    return names
  })
}

/**
 * Runs pending migrations, all or none. Migrations of a newer version that have already run are ignored. Several processes
 * can call it at once. If a lock is held for too long, it lets the waiting queries pass and tries again later.
 * @returns the names of the migrations that ran
 * @throws SchemaError
 */
export async function migrate<DB>(
  database: Kysely<DB>,
  schema: string,
  migrations: Migrations,
  { lockTimeoutMs = LOCK_TIMEOUT_MS, retryDelaysMs = RETRY_DELAYS_MS }: MigrateOptions = {},
): Promise<string[]> {
  const db = database as unknown as Kysely<WithMigrations>
  for (const delayMs of [...retryDelaysMs, null]) {
    try {
      return await runPending(db, schema, migrations, lockTimeoutMs)
    } catch (cause) {
      const { code } = cause as { code?: unknown }
      if (cause instanceof SchemaError) throw cause
      if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) {
        throw new Error(`could not migrate the schema ${schema}`, { cause })
      }
      if (delayMs === null) break
      await sleep(delayMs)
    }
  }
  throw new SchemaError(
    `the schema ${schema} could not be migrated: long transactions hold its tables. Find them in pg_stat_activity, and run migrate again`,
  )
}

export interface RequireSchemaOptions {
  /** How long to wait for a migration that is still running. */
  waitMs?: number
  pollMs?: number
}

/** Names of the migrations that this version needs and that have not run. */
async function findMissing(db: Kysely<WithMigrations>, schema: string, migrations: Migrations): Promise<string[]> {
  const { rows } = await sql<{ path: string | null; migrated: boolean }>`
    select current_schema() as path, to_regclass(${`${schema}.schema_migrations`}) is not null as migrated
  `.execute(db)
  if (rows[0]?.path !== schema) {
    throw new SchemaError(`the role has no search_path with the schema ${schema}: run prepare-database first`)
  }
  const executed = rows[0].migrated ? await readExecuted(db.withSchema(schema)) : new Set()
  return Object.keys(migrations).filter(name => !executed.has(name))
}

/** Resolves once every migration of this version has run. A newer schema is accepted. @throws SchemaError after `waitMs` */
export async function requireSchema<DB>(
  database: Kysely<DB>,
  schema: string,
  migrations: Migrations,
  { waitMs = 10_000, pollMs = 250 }: RequireSchemaOptions = {},
): Promise<void> {
  const db = database as unknown as Kysely<WithMigrations>
  const deadline = Date.now() + waitMs
  for (;;) {
    const missing = await findMissing(db, schema, migrations)
    if (missing.length === 0) return
    if (Date.now() > deadline) {
      throw new SchemaError(`the schema ${schema} lacks migration ${missing.join(', ')}: run migrate first`)
    }
    await sleep(pollMs)
  }
}
