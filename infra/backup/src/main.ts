import { parseArgs } from 'node:util'
import { adminFields, rolePasswords } from '@kahani/service-kit/admin-config'
import { parseStorageUrl } from '@kahani/service-kit/blobs/storage-url'
import { ConfigError, loadConfig, positiveInteger, storageUrl } from '@kahani/service-kit/config'
import { createLogger } from '@kahani/service-kit/logger'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import { createBackup } from './create-backup.ts'
import { createRestic } from './restic.ts'
import { prepareRestore, restoreBackup } from './restore-backup.ts'
import { repeatDeletions } from './tombstones.ts'

const USAGE = `Usage:
  init                  creates the repository in RESTIC_REPOSITORY
  create                adds a backup, and deletes those that are older than BACKUP_KEEP_DAYS
  list                  lists the backups
  check [--read-data]   verifies the repository; with --read-data also the content of every file in it
  unlock                removes the locks of processes that have crashed
  restore [ID]          replaces all data by a backup, by default the latest
    --force               also if there is data
    --without-deletions   also what was deleted since the backup comes back
    --dry-run             only checks whether it can be restored
  repeat-deletions      deletes again what \`tombstones\` of the database name, after a recovery by other means`

/** Commands of restic. */
const PLAIN: Record<string, string[]> = {
  init: ['init'],
  list: ['snapshots', '--compact'],
  check: ['check'],
  unlock: ['unlock'],
}
const DEFAULT_KEEP_DAYS = 30
/** Deletions are known for longer. */
const MAX_KEEP_DAYS = 365

const repositoryConfig = z
  .object({
    RESTIC_REPOSITORY: z.string().optional(),
    RESTIC_REPOSITORY_FILE: z.string().optional(),
    RESTIC_PASSWORD: z.string().optional(),
    RESTIC_PASSWORD_FILE: z.string().optional(),
    RESTIC_PASSWORD_COMMAND: z.string().optional(),
    BACKUP_RESTIC_OPTIONS: z.string().default(''),
  })
  .refine(env => env.RESTIC_REPOSITORY || env.RESTIC_REPOSITORY_FILE, {
    path: ['RESTIC_REPOSITORY'],
    message:
      'is missing: the address of the repository, such as /backups/kahani, sftp:user@host:/kahani or s3:https://…',
  })
  .refine(env => env.RESTIC_PASSWORD || env.RESTIC_PASSWORD_FILE || env.RESTIC_PASSWORD_COMMAND, {
    path: ['RESTIC_PASSWORD_FILE'],
    message: 'is missing: a file with the password of the repository',
  })
const productConfig = z.object({
  ...adminFields,
  STORAGE_URL: storageUrl,
  BACKUP_DIR: z.string({ error: 'is missing: a folder for the rows of the database during a backup' }),
  BACKUP_KEEP_DAYS: positiveInteger.max(MAX_KEEP_DAYS).default(DEFAULT_KEEP_DAYS),
})

const IN_A_BUCKET =
  'The blobs are in a bucket, which restic cannot read. Use the versions of the bucket and the point-in-time recovery of Postgres (docs/backup.md).'

function readDatabase() {
  const env = loadConfig(productConfig, process.env)
  const logger = createLogger('backup', 'warn')
  return { env, target: { adminUrl: env.DATABASE_ADMIN_URL, passwords: rolePasswords(env), logger } }
}

/** @throws BackupError if the blobs are in a bucket */
function readProduct() {
  const { env, target } = readDatabase()
  const location = parseStorageUrl(env.STORAGE_URL)
  if (!('folder' in location)) throw new BackupError(IN_A_BUCKET)
  return {
    ...target,
    blobsDir: location.folder,
    workDir: env.BACKUP_DIR,
    keepDays: env.BACKUP_KEEP_DAYS,
  }
}

function openRepository() {
  const { BACKUP_RESTIC_OPTIONS: options } = loadConfig(repositoryConfig, process.env)
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort())
  const globalOptions = options.split(' ').filter(option => option !== '')
  return createRestic({ env: process.env, globalOptions, signal: stop.signal })
}

const print = (text: string) => void process.stderr.write(`${text}\n`)
const inMb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

async function create() {
  const { id, addedBytes, totalBytes } = await createBackup(openRepository(), readProduct())
  print(
    `Backup ${id} of ${inMb(totalBytes)} is made. The repository has grown by ${inMb(addedBytes)} before compression.`,
  )
}

const printDeletions = ({ accounts, stories, members }: Awaited<ReturnType<typeof repeatDeletions>>) =>
  print(`Deleted again: ${accounts} accounts, ${stories} stories and ${members} members of families.`)

async function restore(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'without-deletions': { type: 'boolean', default: false },
    },
  })
  const [snapshot, ...rest] = positionals
  if (rest.length > 0) throw new BackupError(USAGE)
  const options = { snapshot, force: values.force, withDeletions: !values['without-deletions'] }
  const [repository, target] = [openRepository(), readProduct()]
  if (values['dry-run']) {
    const prepared = await prepareRestore(repository, target, options)
    return print(`The backup ${prepared.snapshot.short_id} of ${prepared.snapshot.time} can be restored.`)
  }
  const restored = await restoreBackup(repository, target, options)
  print(`Restored the backup ${restored.snapshot.short_id} of ${restored.snapshot.time}.`)
  printDeletions(restored.deletedAgain)
}

async function run([command = '', ...args]: string[]) {
  const plain = PLAIN[command]
  if (plain) await openRepository().run([...plain, ...args], { show: true })
  else if (command === 'create' && args.length === 0) await create()
  else if (command === 'restore') await restore(args)
  else if (command === 'repeat-deletions') printDeletions(await repeatDeletions(readDatabase().target))
  else throw new BackupError(USAGE)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const { message, stack, syscall, code } = error as NodeJS.ErrnoException
  const isExpected =
    error instanceof BackupError || error instanceof ConfigError || syscall || code?.startsWith('ERR_PARSE_ARGS')
  print(isExpected ? message : String(stack))
  process.exitCode = 1
}
