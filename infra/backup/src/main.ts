import { createReadStream, readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { adminFields, rolePasswords } from '@kahani/service-kit/admin-config'
import { openBlobStore } from '@kahani/service-kit/blobs/file-blob-store'
import { ConfigError, loadConfig, secret, storageUrl } from '@kahani/service-kit/config'
import { createLogger } from '@kahani/service-kit/logger'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import { createBackup } from './create-backup.ts'
import { type BackupSummary, requireEmpty, restoreBackup, verifyBackup } from './restore-backup.ts'

const USAGE = `Usage:
  node src/main.ts create > FILE
  node src/main.ts verify FILE
  node src/main.ts restore FILE [--force] [--dry-run]
"-" is the standard input. Read by restore, it is not verified before: run restore - --dry-run first.`

const STDIN = '-'
const passphrase = secret('the passphrase of the backup')

function readPassphrase(): string {
  const { BACKUP_PASSPHRASE_FILE: file, ...env } = process.env
  const BACKUP_PASSPHRASE = file ? readFileSync(file, 'utf8').trim() : env.BACKUP_PASSPHRASE
  return loadConfig(z.object({ BACKUP_PASSPHRASE: passphrase }), { BACKUP_PASSPHRASE }).BACKUP_PASSPHRASE
}

function readTarget() {
  const env = loadConfig(z.object({ ...adminFields, STORAGE_URL: storageUrl }), process.env)
  return {
    adminUrl: env.DATABASE_ADMIN_URL,
    passwords: rolePasswords(env),
    blobs: openBlobStore(env.STORAGE_URL),
    logger: createLogger('backup', 'warn'),
  }
}

// The standard output is the backup.
const print = (text: string) => void process.stderr.write(`${text}\n`)
const describe = ({ createdAt, pictures, pictureBytes }: BackupSummary) =>
  `the backup of ${createdAt}, with ${pictures} pictures (${Math.ceil(pictureBytes / 1e6)} MB)`
const open = (file: string): Readable => (file === STDIN ? process.stdin : createReadStream(file))

async function restore(file: string, { force, dryRun }: { force: boolean; dryRun: boolean }) {
  const secret = readPassphrase()
  const target = readTarget()
  if (!force) await requireEmpty(target)
  if (dryRun || file !== STDIN) print(`Verified ${describe(await verifyBackup(open(file), secret))}.`)
  if (!dryRun) print(`Restored ${describe(await restoreBackup(open(file), secret, target))}.`)
}

async function run() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } },
  })
  const [command, file] = positionals
  if (command === 'create') return pipeline(await createBackup(readTarget(), readPassphrase()), process.stdout)
  if (command === 'verify' && file)
    return print(`Verified ${describe(await verifyBackup(open(file), readPassphrase()))}.`)
  if (command === 'restore' && file) return restore(file, { force: values.force, dryRun: values['dry-run'] })
  throw new BackupError(USAGE)
}

try {
  await run()
} catch (error) {
  const { message, stack, syscall } = error as NodeJS.ErrnoException
  const isExpected = error instanceof BackupError || error instanceof ConfigError || syscall !== undefined
  print(isExpected ? message : String(stack))
  // The standard input may still be open.
  process.exit(1)
}
