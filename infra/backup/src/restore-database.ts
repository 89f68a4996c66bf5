import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openDatabase } from '@kahani/service-kit/database'
import { roleUrl, SCHEMAS, type Schema } from '@kahani/service-kit/database-roles'
import type { Logger } from '@kahani/service-kit/logger'
import { type Migrations, migrate } from '@kahani/service-kit/migrations'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { BackupError } from './backup-error.ts'
import { idOf, listTables, quoteColumns, quoteTable } from './describe-database.ts'
import type { Manifest } from './manifest.ts'
import { MIGRATIONS } from './migrations.ts'

/** Tables of counters, which have rows from the beginning. */
const COUNTERS = ['row_counts', 'budget_counter']

/**
 * More than the ids that were given since the backup. They are not given again: a signed name of a picture, or a job, could still
 * mean what had the id before.
 */
const LOST_IDS = 1_000_000

export interface DatabaseTarget {
  adminUrl: string
  /** Passwords of the services' roles. */
  passwords: Record<Schema, string>
  logger: Logger
}

/** Names of the tables that have rows. */
export async function findTablesWithRows(client: pg.Client): Promise<string[]> {
  const found: string[] = []
  for (const table of await listTables(client)) {
    if (COUNTERS.includes(table.name)) continue
    const { rowCount } = await client.query(`select 1 from ${quoteTable(table)} limit 1`)
    if (rowCount) found.push(idOf(table))
  }
  return found
}

/** The migrations that had run when the backup was made. @throws BackupError if this version does not have one of them */
export function migrationsOf({ migrations }: Manifest, schema: Schema): Migrations {
  const entries = migrations[schema].map(name => {
    const migration = MIGRATIONS[schema][name]
    if (migration) return [name, migration] as const
    throw new BackupError(
      `The backup was made by another version, with the migration ${name} of ${schema}. Use that version.`,
    )
  })
  return Object.fromEntries(entries)
}

/** Replaces the services' schemas, with everything in them, by those of the backup, without rows. The roles exist. */
async function createSchemas(client: pg.Client, target: DatabaseTarget, manifest: Manifest): Promise<void> {
  const { adminUrl, passwords, logger } = target
  for (const schema of SCHEMAS) {
    const name = pg.escapeIdentifier(schema)
    await client.query(`drop schema if exists ${name} cascade; create schema ${name} authorization ${name}`)
    const db = openDatabase({ url: roleUrl(adminUrl, schema, passwords[schema]), schema, logger, max: 1 })
    try {
      await migrate(db, schema, migrationsOf(manifest, schema))
    } finally {
      await db.destroy()
    }
  }
}

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  const { rows } = await client.query<{ schema: Schema; name: string }>(
    'select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1)',
    [SCHEMAS],
  )
  const values = new Map(sequences.map(sequence => [idOf(sequence), sequence.value]))
  for (const sequence of rows) {
    const value = values.get(idOf(sequence)) ?? '0'
    await client.query('select setval($1::regclass, $2::bigint + $3)', [quoteTable(sequence), value, LOST_IDS])
  }
}

/** Replaces all tables by those of a backup. @param dir of its rows */
export async function restoreDatabase(
  client: pg.Client,
  target: DatabaseTarget,
  manifest: Manifest,
  dir: string,
): Promise<void> {
  const { tables } = manifest
  await createSchemas(client, target, manifest)
  await client.query('begin')
  // Triggers count rows and reject changes. What they would count is in the backup.
  for (const table of tables) await client.query(`alter table ${quoteTable(table)} disable trigger user`)
  // Migrations insert rows, too.
  for (const table of tables.toReversed()) await client.query(`delete from ${quoteTable(table)}`)
  for (const table of tables) {
    const copy = copyFrom(`copy ${quoteTable(table)} (${quoteColumns(table.columns)}) from stdin`)
    await pipeline(createReadStream(join(dir, idOf(table))), client.query(copy))
  }
  for (const table of tables) await client.query(`alter table ${quoteTable(table)} enable trigger user`)
  await setSequences(client, manifest)
  await client.query('commit')
}
