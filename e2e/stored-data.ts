import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import pg from 'pg'
import { inject } from 'vitest'

async function withDatabase<T>(work: (database: pg.Client) => Promise<T>): Promise<T> {
  const database = new pg.Client({ connectionString: inject('product').databaseUrl })
  await database.connect()
  try {
    return await work(database)
  } finally {
    await database.end()
  }
}

/** Lets the deletion of an account's data end now. By itself it waits for requests that may be in progress. */
export const skipSettlingTime = (userId: number) =>
  withDatabase(database =>
    database.query(
      "update auth.account_deletions set requested_at = now() - interval '1 hour', lease_expires_at = now() where user_id = $1",
      [userId],
    ),
  )

/** All rows of the product's schemas, each as one line of JSON that begins with the name of its table. */
const readRows = () =>
  withDatabase(async database => {
    const tables = await database.query(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    )
    const rows: string[] = []
    for (const { name } of tables.rows) {
      const { rows: content } = await database.query(`select to_jsonb(t) as row from ${name} t`)
      rows.push(...content.map(({ row }) => `${name} ${JSON.stringify(row)}`))
    }
    return rows
  })

/** All keys of Redis, each with its value. */
async function readKeys(): Promise<string[]> {
  const redis = new Redis(inject('product').redisUrl)
  const readers: Record<string, (key: string) => Promise<unknown>> = {
    string: key => redis.get(key),
    hash: key => redis.hgetall(key),
    list: key => redis.lrange(key, 0, -1),
    set: key => redis.smembers(key),
    zset: key => redis.zrange(key, '0', '-1'),
    stream: key => redis.xrange(key, '-', '+'),
    // It expired after it was listed.
    none: async () => null,
  }
  try {
    const keys = await redis.keys('*')
    return await Promise.all(
      keys.map(async key => {
        const type = await redis.type(key)
        const read = readers[type]
        if (!read) throw new Error(`no reader for a Redis ${type}`)
        return `redis ${key} ${JSON.stringify(await read(key))}`
      }),
    )
  } finally {
    redis.disconnect()
  }
}

/** The paths of all stored files. */
async function readPaths(): Promise<string[]> {
  const entries = await readdir(join(inject('product').dataDir, 'blobs'), { recursive: true })
  return entries.map(path => `file ${path}`)
}

/** Finds what the product's stores hold that matches: rows, Redis keys with their values, and paths of files. */
export async function findStored(pattern: RegExp): Promise<string[]> {
  const stored = await Promise.all([readRows(), readKeys(), readPaths()])
  return stored.flat().filter(entry => pattern.test(entry))
}
