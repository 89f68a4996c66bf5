import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Database as AuthDatabase } from '@kahani/auth/database'
import { createAccountDeletionRepository } from '@kahani/auth/deletions'
import { openDatabase } from '@kahani/service-kit/database'
import { roleUrl } from '@kahani/service-kit/database-roles'
import type { Database as StoriesDatabase } from '@kahani/stories/database'
import { createDeletionRepository } from '@kahani/stories/deletions'
import type pg from 'pg'
import { idOf, quoteTable } from './describe-database.ts'
import type { DatabaseTarget } from './restore-database.ts'

const TABLES = [
  { schema: 'auth', name: 'tombstones' },
  { schema: 'stories', name: 'tombstones' },
] as const

/** Names of their files in a backup. */
export const TOMBSTONE_FILES = TABLES.map(idOf)

/** Ids and times of deletions, by table. */
export type Tombstones = [id: string, deletedAt: string][][]

/** The deletions that a database knows. None if it has no tables. */
export async function readTombstones(client: pg.Client): Promise<Tombstones> {
  const tombstones: Tombstones = []
  for (const table of TABLES) {
    const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
      quoteTable(table),
    ])
    const text = `select id::text, deleted_at::text from ${quoteTable(table)}`
    const found = rows[0]?.found ? await client.query<[string, string]>({ text, rowMode: 'array' }) : { rows: [] }
    tombstones.push(found.rows)
  }
  return tombstones
}

/** The deletions that a backup knows. @param dir of its rows */
export async function readDumpedTombstones(dir: string): Promise<Tombstones> {
  const tombstones: Tombstones = []
  for (const name of TOMBSTONE_FILES) {
    const rows: Tombstones[number] = []
    const file = join(dir, name)
    // In the text format of `copy`.
    for await (const line of existsSync(file) ? createInterface({ input: createReadStream(file) }) : []) {
      const [id = '', deletedAt = ''] = line.split('\t')
      rows.push([id, deletedAt])
    }
    tombstones.push(rows)
  }
  return tombstones
}

export async function addTombstones(client: pg.Client, tombstones: Tombstones): Promise<void> {
  for (const [i, table] of TABLES.entries()) {
    const rows = tombstones[i] ?? []
    await client.query(
      `insert into ${quoteTable(table)} (id, deleted_at) select * from unnest($1::bigint[], $2::timestamptz[])
         on conflict do nothing`,
      [rows.map(([id]) => id), rows.map(([, deletedAt]) => deletedAt)],
    )
  }
}

/** Deletes again what is in the database although it was deleted. The services then delete the data that belongs to it. */
export async function repeatDeletions({ adminUrl, passwords, logger }: DatabaseTarget) {
  const open = <DB>(schema: 'auth' | 'stories') =>
    openDatabase<DB>({ url: roleUrl(adminUrl, schema, passwords[schema]), schema, logger, max: 1 })
  const [auth, stories] = [open<AuthDatabase>('auth'), open<StoriesDatabase>('stories')]
  try {
    return {
      accounts: await auth.transaction().execute(trx => createAccountDeletionRepository(trx).repeat()),
      stories: await stories.transaction().execute(trx => createDeletionRepository(trx).repeat()),
    }
  } finally {
    await auth.destroy()
    await stories.destroy()
  }
}
