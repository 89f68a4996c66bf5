import { type Kysely, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import type { Registry } from 'prom-client'
import { type DatabaseOptions, openDatabase } from './database.ts'
import { addGauge } from './metrics.ts'

export interface ReplicaOptions extends DatabaseOptions {
  /** `DATABASE_READ_URL`: a hot standby. Undefined without one. */
  replicaUrl: string | undefined
  /** After the replica was unavailable, it is tried again after this time. */
  retryMs?: number
}

/** Limits how long a list waits for a replica that does not answer. */
const CONNECTION_TIMEOUT_MS = 1_000
const RETRY_MS = 10_000
/** Few lists are read at the same time, and the primary has few connections to spare while the replica is unavailable. */
const MAX_CONNECTIONS = 5

/**
 * Opens the database for lists that may be behind by the lag of a replica: those of administrators. While the replica is
 * unavailable, the primary at `url` is read.
 * @returns `db` if there is no replica
 */
export function openReadReplica<DB>(
  db: Kysely<DB>,
  { replicaUrl, retryMs = RETRY_MS, ...options }: ReplicaOptions,
): Kysely<DB> {
  if (replicaUrl === undefined) return db
  const { logger, createPool = config => new pg.Pool(config).on('error', warn) } = options
  function warn({ message }: Error) {
    logger.warn({ err: message }, 'an idle connection for lists was lost')
  }

  function createPoolWithFallback(config: pg.PoolConfig): PostgresPool {
    const replica = createPool({
      ...config,
      connectionString: replicaUrl,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    })
    const primary = createPool(config)
    let retryAt = 0
    return {
      options: config,
      async connect() {
        if (Date.now() >= retryAt) {
          try {
            return await replica.connect()
          } catch (err) {
            retryAt = Date.now() + retryMs
            logger.warn({ err: (err as Error).message }, 'the read replica is unavailable, the primary is read')
          }
        }
        return primary.connect()
      },
      end: async () => void (await Promise.all([replica.end(), primary.end()])),
    }
  }
  return openDatabase<DB>({ ...options, max: MAX_CONNECTIONS, createPool: createPoolWithFallback })
}

/** Adds the gauge `database_replica_lag_seconds` if there is a replica. It is NaN while the primary is read instead. */
export function measureReplica<DB>(registry: Registry, db: Kysely<DB>, reads: Kysely<DB>): void {
  if (reads === db) return
  const help = 'How far the read replica is behind. NaN while it is unavailable'
  addGauge(registry, 'database_replica_lag_seconds', help, async () => {
    // Without new transactions, the time of the last one that was replayed grows.
    const { rows } = await sql<{ lag: number | null }>`select case
      when not pg_is_in_recovery() then null
      when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
      else extract(epoch from now() - pg_last_xact_replay_timestamp()) end::float8 as lag`.execute(reads)
    return rows[0]?.lag ?? Number.NaN
  })
}
