import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { SCHEMAS } from '@kahani/service-kit/database-roles'
import { BackupError } from './backup-error.ts'
import { BACKED_UP_FOLDERS, DUMP } from './create-backup.ts'
import { connect } from './database-client.ts'
import { MANIFEST, type Manifest, manifestSchema } from './manifest.ts'
import type { Restic, Snapshot } from './restic.ts'
import { type DatabaseTarget, findTablesWithRows, migrationsOf, restoreDatabase } from './restore-database.ts'
import {
  addTombstones,
  readDumpedTombstones,
  readTombstones,
  repeatDeletions,
  TOMBSTONE_FILES,
  type Tombstones,
} from './tombstones.ts'

/** Where the blobs of a backup are until they replace those of the product. No key of a blob begins with a dot. */
const STAGING = '.restore'
const BLOB_FOLDERS = [...BACKED_UP_FOLDERS, 'books', 'archives', 'photos', 'family', 'unchecked']
const LATEST = 'latest'

export interface RestoreTarget extends DatabaseTarget {
  /** The folder of the blob store. */
  blobsDir: string
  /** Of this product's backups alone. Has room for the rows of the database. */
  workDir: string
}

export interface RestoreOptions {
  /** The start of its id, or `latest`. */
  snapshot?: string | undefined
  /** Whether data may be replaced. */
  force?: boolean
  /** Whether what was deleted since the backup is deleted again. Default: true */
  withDeletions?: boolean
}

export interface RestoreSummary {
  snapshot: Snapshot
  /** Those that were deleted again. */
  deletedAgain: Awaited<ReturnType<typeof repeatDeletions>>
}

/** Rejects if a restore would replace data. @throws BackupError */
async function requireEmpty({ adminUrl, blobsDir }: RestoreTarget): Promise<void> {
  const client = await connect(adminUrl)
  try {
    const [table] = await findTablesWithRows(client)
    if (table) throw new BackupError(`The database is not empty: ${table} has rows. --force replaces all data.`)
  } finally {
    await client.end()
  }
  const blobs = createFileBlobStore(blobsDir)
  for (const folder of BLOB_FOLDERS) {
    for await (const { key } of blobs.list(`${folder}/`)) {
      throw new BackupError(`The blob store is not empty: it has ${key}. --force replaces all data.`)
    }
  }
}

const dumpIn = ({ paths }: Snapshot) => paths.find(path => path.endsWith(`/${DUMP}`)) ?? ''

function parseManifest(json: string): Manifest {
  const parsed = manifestSchema.safeParse(JSON.parse(json))
  if (!parsed.success) throw new BackupError('The backup has an unknown format. Use the version that made it.')
  for (const schema of SCHEMAS) migrationsOf(parsed.data, schema)
  return parsed.data
}

function select(snapshots: Snapshot[], wanted: string): { snapshot: Snapshot; newest: Snapshot } {
  const newest = snapshots.at(-1)
  if (!newest) throw new BackupError('The repository has no backups yet.')
  const snapshot = wanted === LATEST ? newest : snapshots.find(({ id }) => id.startsWith(wanted))
  if (!snapshot) throw new BackupError(`The repository has no backup ${wanted}. \`list\` shows those that it has.`)
  return { snapshot, newest }
}

/** Checks what can be checked without downloading a backup or changing anything. @throws BackupError */
export async function prepareRestore(restic: Restic, target: RestoreTarget, options: RestoreOptions = {}) {
  const selected = select(await restic.listSnapshots(), options.snapshot ?? LATEST)
  if (!options.force) await requireEmpty(target)
  const { id } = selected.snapshot
  const { stdout } = await restic.run(['dump', '--no-lock', id, join(dumpIn(selected.snapshot), MANIFEST)])
  return { ...selected, manifest: parseManifest(stdout) }
}

/** Downloads files of a backup. @returns the folder with the rows */
async function download(restic: Restic, snapshot: Snapshot, dir: string, paths: string[]): Promise<string> {
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await restic.run(['restore', snapshot.id, '--target', dir, ...paths.flatMap(path => ['--include', path])])
  return join(dir, dumpIn(snapshot))
}

async function replaceBlobs(blobsDir: string, staging: string): Promise<void> {
  for (const folder of BLOB_FOLDERS) await rm(join(blobsDir, folder), { recursive: true, force: true })
  for (const folder of await readdir(staging)) await rename(join(staging, folder), join(blobsDir, folder))
}

/**
 * Replaces all data by that of a backup, once it is downloaded and verified, then repeats the deletions that the former database and
 * the newest backup know. Nothing may use the database and the blobs meanwhile. If it fails while it replaces data, repeat it.
 */
export async function restoreBackup(
  restic: Restic,
  target: RestoreTarget,
  options: RestoreOptions = {},
): Promise<RestoreSummary> {
  const { adminUrl, blobsDir, workDir } = target
  const { snapshot, newest, manifest } = await prepareRestore(restic, target, options)
  const staging = join(blobsDir, STAGING)
  const restoreDir = join(workDir, 'restore')
  const newestDir = join(workDir, 'newest')
  const client = await connect(adminUrl)
  try {
    const dump = await download(restic, snapshot, restoreDir, [dumpIn(snapshot)])
    const files = TOMBSTONE_FILES.map(file => join(dumpIn(newest), file))
    const newestDump = newest === snapshot ? dump : await download(restic, newest, newestDir, files)
    await download(
      restic,
      snapshot,
      staging,
      BACKED_UP_FOLDERS.map(folder => `/${folder}`),
    )
    const known: Tombstones[] = [await readTombstones(client), await readDumpedTombstones(newestDump)]

    await restoreDatabase(client, target, manifest, dump)
    await replaceBlobs(blobsDir, staging)
    if (options.withDeletions === false) return { snapshot, deletedAgain: { accounts: 0, stories: 0, members: 0 } }
    for (const tombstones of known) await addTombstones(client, tombstones)
    return { snapshot, deletedAgain: await repeatDeletions(target) }
  } finally {
    await client.end()
    for (const dir of [staging, restoreDir, newestDir]) await rm(dir, { recursive: true, force: true })
  }
}
