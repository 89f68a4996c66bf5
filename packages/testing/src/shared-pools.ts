import pg from 'pg'

/** The part of a pool that kysely uses. */
type Pool = Pick<pg.Pool, 'connect' | 'end' | 'options'>

/**
 * Creates pools of one database whose connections stay open from test to test: for each new one Postgres starts a process,
 * which reads the catalogs again.
 */
export function sharePools(): (config: pg.PoolConfig) => Pool {
  const shared = new Map<string, pg.Pool>()

  function sharedPool(config: pg.PoolConfig): pg.Pool {
    const key = config.connectionString ?? ''
    // A connection is lost when its database is dropped, and at the end of the run.
    const pool = shared.get(key) ?? new pg.Pool({ ...config, allowExitOnIdle: true }).on('error', () => undefined)
    shared.set(key, pool)
    return pool
  }

  return config => {
    const pool = sharedPool(config)
    const inUse = new Set<Promise<void>>()
    let ended = false

    async function connect(): Promise<pg.PoolClient> {
      if (ended) throw new Error('Cannot use a pool after calling end on the pool')
      const { promise: released, resolve } = Promise.withResolvers<void>()
      inUse.add(released)
      const forget = () => {
        inUse.delete(released)
        resolve()
      }
      try {
        const client = await pool.connect()
        const { release } = client
        client.release = error => {
          release(error)
          forget()
        }
        return client
      } catch (error) {
        forget()
        throw error
      }
    }
    return {
      options: pool.options,
      connect: connect as Pool['connect'],
      /** Waits for the connections in use, and leaves them open. */
      async end() {
        ended = true
        await Promise.all(inUse)
      },
    }
  }
}
