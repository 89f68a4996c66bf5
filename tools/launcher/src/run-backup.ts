import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepareDatabase } from '@kahani/service-kit/database-roles'
import { prepareDataFolder } from './data-folder.ts'
import { installProgram, RESTIC } from './installer.ts'
import { acquireLock, isLocked } from './lock.ts'
import { freePorts } from './ports.ts'
import { postgresUrl } from './postgres-server.ts'
import { createProcessGroup, type ProcessGroup } from './process-group.ts'
import { ROOT } from './root.ts'
import { runCommand } from './run-command.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import { startPostgresStore } from './stores.ts'

const PROGRAM = join(ROOT, 'infra/backup/src/main.ts')

interface BackupOptions extends Settings {
  log: (text: string) => void
  signal?: AbortSignal | undefined
}

/** The port of the Postgres of a running product. */
function runningPort(dataDir: string): number {
  const [, , , port] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  return Number(port)
}

/** The environment of `infra/backup` for the product of a data folder. Variables of restic are those of the user. */
function backupEnvironment({ env, dataDir }: Settings, { roles }: Secrets, adminUrl: string): NodeJS.ProcessEnv {
  return {
    STORAGE_URL: pathToFileURL(join(dataDir, 'blobs')).href,
    ...env,
    DATABASE_ADMIN_URL: adminUrl,
    AUTH_DB_PASSWORD: roles.auth,
    STORIES_DB_PASSWORD: roles.stories,
    PAYMENTS_DB_PASSWORD: roles.payments,
    BACKUP_DIR: join(dataDir, 'backup'),
  }
}

async function startDatabase(group: ProcessGroup, options: BackupOptions, secrets: Secrets): Promise<string> {
  const [port = 0] = await freePorts(1)
  const storeOptions = { dataDir: options.dataDir, port, secret: secrets.postgres, log: options.log }
  const adminUrl = options.env.DATABASE_URL ?? (await startPostgresStore(group, storeOptions))
  await prepareDatabase(adminUrl, secrets.roles)
  return adminUrl
}

/**
 * Runs a command of `infra/backup` on the data of `npm start`. A restore requires that the product is stopped.
 * @returns the exit code
 * @throws UserError
 */
export async function runBackup(args: string[], options: BackupOptions): Promise<number> {
  const { dataDir, env, log, signal } = options
  prepareDataFolder(dataDir)
  await installProgram(RESTIC, { env, install: env.INSTALL, log, signal })
  const isRestore = args[0] === 'restore'
  const lock = !isRestore && isLocked(dataDir) ? undefined : await acquireLock(dataDir)
  const group = createProcessGroup({ onLine: () => undefined, signal, watchMode: false })
  try {
    const secrets = loadSecrets(dataDir)
    const runningUrl = () => env.DATABASE_URL ?? postgresUrl({ port: runningPort(dataDir), password: secrets.postgres })
    const adminUrl = lock ? await startDatabase(group, options, secrets) : runningUrl()
    const variables = backupEnvironment(options, secrets, adminUrl)
    const { code } = await runCommand('node', [PROGRAM, ...args], { env: variables, signal, inherit: true })
    // A session names an account by its id, which may be another account's after a restore.
    if (isRestore && code === 0 && !args.includes('--dry-run'))
      await rm(join(dataDir, 'redis'), { recursive: true, force: true })
    return code
  } finally {
    await group.stop()
    lock?.release()
  }
}
