import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { SCHEMAS } from '@kahani/service-kit/database-roles'
import { type ArchiveEntry, decryptArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { blobKeyOf, listBlobs } from './blob-files.ts'
import { connect } from './database-client.ts'
import { tableOf } from './dump-database.ts'
import { MANIFEST, type Manifest, manifestSchema } from './manifest.ts'
import { createRowLoader, type DatabaseTarget, findTablesWithRows, migrationsOf } from './restore-database.ts'

export interface RestoreTarget extends DatabaseTarget {
  blobs: BlobStore
}

export interface BackupSummary {
  createdAt: string
  pictures: number
  pictureBytes: number
}

/** What to do with the content of a backup. */
interface BackupReader {
  manifest(manifest: Manifest): Promise<void>
  /** Reads a part of a table's rows. The parts of a table follow each other. */
  rows(table: string, part: AsyncIterable<Uint8Array>): Promise<void>
  blob(key: string, body: AsyncIterable<Uint8Array>): Promise<void>
}

async function readManifest({ name, body }: ArchiveEntry): Promise<Manifest> {
  const parsed = manifestSchema.safeParse(name === MANIFEST ? await json(body) : null)
  if (!parsed.success) throw new BackupError('The backup has an unknown format. Use the version that made it.')
  for (const schema of SCHEMAS) migrationsOf(parsed.data, schema)
  return parsed.data
}

async function readBackup(encrypted: Readable, passphrase: string, reader: BackupReader): Promise<BackupSummary> {
  let summary: BackupSummary | undefined
  for await (const entry of decryptArchive(encrypted, passphrase)) {
    const table = tableOf(entry.name)
    const key = blobKeyOf(entry.name)
    if (!summary) {
      const manifest = await readManifest(entry)
      summary = { createdAt: manifest.createdAt, pictures: 0, pictureBytes: 0 }
      await reader.manifest(manifest)
    } else if (table !== undefined) {
      await reader.rows(table, entry.body)
    } else if (key !== undefined) {
      await reader.blob(key, entry.body)
      summary.pictures += 1
      summary.pictureBytes += entry.sizeBytes
    } else throw new BackupError(`The backup has an unknown file: ${entry.name}.`)
  }
  if (!summary) throw new BackupError('The backup is empty.')
  return summary
}

const nothing = async () => undefined

/** Reads a backup to its end. @throws BackupError if it can't be restored by this version */
export const verifyBackup = (encrypted: Readable, passphrase: string): Promise<BackupSummary> =>
  readBackup(encrypted, passphrase, { manifest: nothing, rows: nothing, blob: nothing })

/** Rejects if a restore would replace data. @throws BackupError */
export async function requireEmpty({ adminUrl, blobs }: Pick<RestoreTarget, 'adminUrl' | 'blobs'>): Promise<void> {
  const client = await connect(adminUrl)
  try {
    const [table] = await findTablesWithRows(client)
    if (table) throw new BackupError(`The database is not empty: ${table} has rows. --force replaces all data.`)
  } finally {
    await client.end()
  }
  for await (const key of listBlobs(blobs)) {
    throw new BackupError(`The blob store is not empty: it has ${key}. --force replaces all data.`)
  }
}

/**
 * Replaces all data by that of a backup. The former data is lost also if the restore fails, so call `verifyBackup` first.
 * After an error the product is empty.
 */
export async function restoreBackup(
  encrypted: Readable,
  passphrase: string,
  target: RestoreTarget,
): Promise<BackupSummary> {
  const { adminUrl, blobs } = target
  const client = await connect(adminUrl)
  const loader = createRowLoader(client, target)
  async function deleteBlobs() {
    for await (const key of listBlobs(blobs)) await blobs.delete(key)
  }
  let started = false
  try {
    const summary = await readBackup(encrypted, passphrase, {
      async manifest(manifest) {
        started = true
        await deleteBlobs()
        await loader.begin(manifest)
      },
      rows: loader.load,
      blob: (key, body) => blobs.put(key, body),
    })
    await loader.commit()
    return summary
  } catch (error) {
    if (started) await deleteBlobs()
    throw error
  } finally {
    await client.end()
  }
}
