import { Readable } from 'node:stream'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { ArchiveEntry } from './archive.ts'
import { connect } from './database-client.ts'
import { describeDatabase, idOf, quoteColumns, quoteTable } from './describe-database.ts'
import { createManifest, MANIFEST, type Table } from './manifest.ts'

/** The size of a file has to be known before its content, so a table becomes several files. */
const PART_BYTES = 4 * 1024 * 1024
const FOLDER = 'database/'

const toEntry = (name: string, content: Buffer): ArchiveEntry => ({
  name,
  sizeBytes: content.length,
  body: Readable.from([content]),
})
const toPart = (table: Table, part: number, chunks: Buffer[]) =>
  toEntry(`${FOLDER}${idOf(table)}/${String(part).padStart(6, '0')}`, Buffer.concat(chunks))

/** @returns the table that a file belongs to, as `schema.name`; undefined if it is another kind of file */
export const tableOf = (entryName: string): string | undefined =>
  entryName.startsWith(FOLDER) ? entryName.slice(FOLDER.length).split('/')[0] : undefined

async function* dumpTable(client: Client, table: Table): AsyncGenerator<ArchiveEntry> {
  let chunks: Buffer[] = []
  let bytes = 0
  let part = 0
  for await (const chunk of client.query(copyTo(`copy ${quoteTable(table)} (${quoteColumns(table)}) to stdout`))) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes < PART_BYTES) continue
    yield toPart(table, part++, chunks)
    chunks = []
    bytes = 0
  }
  if (bytes > 0) yield toPart(table, part, chunks)
}

/** The rows of all services as they are at one moment, and a description of their tables. */
export async function* dumpDatabase(url: string): AsyncGenerator<ArchiveEntry> {
  const client = await connect(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const manifest = createManifest(await describeDatabase(client))
    yield toEntry(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)))
    for (const table of manifest.tables) yield* dumpTable(client, table)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
