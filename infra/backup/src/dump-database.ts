import { createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { to as copyTo } from 'pg-copy-streams'
import { connect } from './database-client.ts'
import { describeDatabase, idOf, quoteColumns, quoteTable } from './describe-database.ts'
import { createManifest, MANIFEST, type Table } from './manifest.ts'

/** New rows come last, so that the beginning of a file stays as it is in the repository. */
function copyStatement(table: Table): string {
  const order = table.key.length > 0 ? ` order by ${quoteColumns(table.key)}` : ''
  return `copy (select ${quoteColumns(table.columns)} from ${quoteTable(table)}${order}) to stdout`
}

/**
 * Writes the rows of all services, as they are at one moment, and a description of their tables.
 * @param dir is replaced, and only its owner can read it
 */
export async function dumpDatabase(url: string, dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const client = await connect(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const manifest = createManifest(await describeDatabase(client))
    for (const table of manifest.tables) {
      await pipeline(client.query(copyTo(copyStatement(table))), createWriteStream(join(dir, idOf(table))))
    }
    await client.query('commit')
    await writeFile(join(dir, MANIFEST), JSON.stringify(manifest, null, 2))
  } finally {
    await client.end()
  }
}
