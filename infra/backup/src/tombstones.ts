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
  { schema: 'auth', name: 'tombstones', idType: 'bigint' },
  { schema: 'stories', name: 'tombstones', idType: 'bigint' },
  { schema: 'stories', name: 'member_tombstones', idType: 'uuid' },
] as const

/** Names of their files in a backup. */
export const TOMBSTONE_FILES = TABLES.map(idOf)

/** Ids and times of deletions, by table. */
export type Tombstones = [id: string, deletedAt: string][][]

/** Whether a database has a table: an empty one, or one of an earlier version, may not. */
async function hasTable(client: pg.Client, table: (typeof TABLES)[number]): Promise<boolean> {
  const text = 'select to_regclass($1) is not null as found'
  const { rows } = await client.query<{ found: boolean }>(text, [quoteTable(table)])
  return rows[0]?.found === true
}

/** The deletions that a database knows. */
export async function readTombstones(client: pg.Client): Promise<Tombstones> {
  const tombstones: Tombstones = []
  for (const table of TABLES) {
    const text = `select id::text, deleted_at::text from ${quoteTable(table)}`
    const found = (await hasTable(client, table))
      ? await client.query<[string, string]>({ text, rowMode: 'array' })
      : { rows: [] }
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
    if (rows.length === 0 || !(await hasTable(client, table))) continue
    await client.query(
      `insert into ${quoteTable(table)} (id, deleted_at) select * from unnest($1::${table.idType}[], $2::timestamptz[])
         on conflict do nothing`,
      [rows.map(([id]) => id), rows.map(([, deletedAt]) => deletedAt)],
    )
  }
}

/**
 * Deletes again what is in the database although it was deleted. The services then delete the data that belongs to it. Consents to
 * keep character sheets may have been withdrawn since, and sheets are in no backup: families are asked again.
 */
export async function repeatDeletions({ adminUrl, passwords, logger }: DatabaseTarget) {
  const open = <DB>(schema: 'auth' | 'stories') =>
    openDatabase<DB>({ url: roleUrl(adminUrl, schema, passwords[schema]), schema, logger, max: 1 })
  const [auth, stories] = [open<AuthDatabase>('auth'), open<StoriesDatabase>('stories')]
  try {
    const hasFamilies = await stories.introspection
      .getTables()
      .then(tables => tables.some(({ name }) => name === 'family_members'))
    return {
      accounts: await auth.transaction().execute(trx => createAccountDeletionRepository(trx).repeat()),
      stories: await stories.transaction().execute(trx => createDeletionRepository(trx).repeat()),
      members: hasFamilies
        ? await stories.transaction().execute(trx => createDeletionRepository(trx).repeatOfFamilies())
        : 0,
    }
  } finally {
    await auth.destroy()
    await stories.destroy()
  }
}
