import { access, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createFileBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { LAST_BACKUP } from '@kahani/service-kit/last-backup'
import { BackupError } from './backup-error.ts'
import { connect } from './database-client.ts'
import { dumpDatabase } from './dump-database.ts'
import { HOST, type Restic } from './restic.ts'

/**
 * The pictures of stories, and the files of printed copies on order. Books, archives and pictures for the screen can be made again
 * from these, and neither reference photos nor the sheets that are kept of children are ever backed up.
 */
export const BACKED_UP_FOLDERS = ['pictures', 'prints']
/** The folder of the rows in `workDir`. */
export const DUMP = 'database'
const EXCLUDED = ['*.webp', '*.part']
/** restic could not read some of the files, and has backed up the others. */
const INCOMPLETE = 3

export interface BackupSource {
  adminUrl: string
  /** The folder of the blob store. */
  blobsDir: string
  /** Of this product's backups alone. Has room for the rows of the database. */
  workDir: string
  /** How long backups are kept. */
  keepDays: number
}

export interface BackupSummary {
  id: string
  /** What the repository has grown by, before compression. */
  addedBytes: number
  totalBytes: number
}

/** Prevents another backup of the database until the connection is closed. It holds no snapshot. */
async function lockBackups(adminUrl: string) {
  const client = await connect(adminUrl)
  await client.query('begin; set local idle_in_transaction_session_timeout = 0')
  const { rows } = await client.query<{ locked: boolean }>(
    "select pg_try_advisory_xact_lock(hashtext('kahani backup')) as locked",
  )
  if (rows[0]?.locked) return client
  await client.end()
  throw new BackupError('Another backup of this database is being made.')
}

const parseLines = (output: string): Record<string, unknown>[] =>
  output.split('\n').flatMap(line => (line.startsWith('{') ? [JSON.parse(line)] : []))

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** @throws BackupError if restic could not read a file, except pictures that were deleted meanwhile */
async function requireComplete(stderr: string, { blobsDir }: BackupSource): Promise<void> {
  const items = parseLines(stderr).flatMap(({ item }) => (typeof item === 'string' ? [item] : []))
  for (const item of items) {
    const isDeleted = item.startsWith(blobsDir) && !(await exists(item))
    if (!isDeleted) throw new BackupError(`The backup is incomplete: ${item} can't be read.`)
  }
  if (items.length === 0) throw new BackupError(`The backup is incomplete.\n${stderr}`)
}

async function backUpFiles(restic: Restic, source: BackupSource): Promise<BackupSummary> {
  const { blobsDir, workDir } = source
  for (const folder of BACKED_UP_FOLDERS) await mkdir(join(blobsDir, folder), { recursive: true, mode: 0o700 })
  const excluded = EXCLUDED.flatMap(pattern => ['--exclude', pattern])
  // Relative to the blob store, so that a restore does not depend on its path.
  const folders = [...BACKED_UP_FOLDERS, join(workDir, DUMP)]
  const { code, stdout, stderr } = await restic.run(['backup', '--json', '--quiet', ...HOST, ...excluded, ...folders], {
    cwd: blobsDir,
    accepted: [INCOMPLETE],
  })
  if (code === INCOMPLETE) await requireComplete(stderr, source)
  const summary = parseLines(stdout).find(line => line.message_type === 'summary')
  return {
    id: String(summary?.snapshot_id),
    addedBytes: Number(summary?.data_added),
    totalBytes: Number(summary?.total_bytes_processed),
  }
}

/**
 * Adds a backup of a running product to the repository, then deletes those that are too old. The rows come first: a picture is
 * stored before the database refers to it, and it is never changed, so that every picture of these rows is backed up, too, unless
 * its story is deleted meanwhile.
 */
export async function createBackup(restic: Restic, source: BackupSource): Promise<BackupSummary> {
  const { adminUrl, workDir, keepDays } = source
  const lock = await lockBackups(adminUrl)
  try {
    await dumpDatabase(adminUrl, join(workDir, DUMP))
    const summary = await backUpFiles(restic, source)
    await restic.run(['forget', '--prune', ...HOST, '--group-by', 'host', '--keep-within', `${keepDays}d`])
    await createFileBlobStore(source.blobsDir).put(LAST_BACKUP, Buffer.from(new Date().toISOString()))
    return summary
  } finally {
    await rm(join(workDir, DUMP), { recursive: true, force: true })
    await lock.end()
  }
}
