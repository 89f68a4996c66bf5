import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { PRODUCT_NAME } from '@kahani/messages/product'
import pg from 'pg'
import { postgresBinaries, unprivileged } from './postgres-binaries.ts'
import { commandLine, identifyProcess, sendSignal, waitForExit } from './process-table.ts'
import { UserError } from './user-error.ts'

export interface PostgresOptions {
  /** Contains the cluster. Created if missing. */
  dir: string
  port: number
  password: string
  /** Server settings in addition to the defaults below, such as `fsync=off`. */
  settings?: readonly string[]
  /** Called with each line that the server prints. */
  onLine?: (line: string) => void
  /** Called with each child process: initdb for a new cluster, then every attempt to start the server. */
  onSpawn?: (child: ChildProcess) => void
}

export const SUPERUSER = 'kahani'
const START_TIMEOUT_MS = 5 * 60_000
const READY_POLL_MS = 50
const RETRY_MS = 200

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'logging_collector=off',
  'log_checkpoints=off',
  // Keep row contents out of the log: error details name rows, and the services log their own errors.
  'log_min_messages=log',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
]

// Child processes of a killed server keep its shared memory attached until they notice and exit.
const STILL_IN_USE = /shared memory block .* is still in use|lock file .* already exists/

function spawnProgram(runner: string[], args: string[], { onSpawn }: PostgresOptions, env = process.env): ChildProcess {
  const [command = '', ...rest] = [...runner, ...args]
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], env })
  onSpawn?.(child)
  return child
}

/** Calls `onLine` for each line on stdout and stderr. */
function readLines(child: ChildProcess, onLine: (line: string) => void): void {
  for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on('line', onLine)
}

async function initCluster(cluster: string, options: PostgresOptions, runner: string[], initdb: string): Promise<void> {
  // Created under a temporary name and renamed, so that an interrupted initdb is never mistaken for a cluster.
  const draft = `${cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  const passwordFile = join(options.dir, 'password')
  writeFileSync(passwordFile, options.password, { mode: 0o600 })
  try {
    const target = ['-D', draft, '-U', SUPERUSER, `--pwfile=${passwordFile}`]
    const format = ['--encoding=UTF8', '--locale=C.UTF-8', '--auth=scram-sha-256']
    const child = spawnProgram(runner, [initdb, ...target, ...format], options)
    let lastLine = 'no output'
    readLines(child, line => {
      if (line.trim()) lastLine = line.trim()
    })
    const [code] = await once(child, 'close')
    if (code !== 0) throw new UserError(`Postgres could not initialize its data in ${options.dir}: ${lastLine}`)
    renameSync(draft, cluster)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function checkVersion(cluster: string, postgres: string): void {
  const dataVersion = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const [, serverVersion] = / (\d+)/.exec(spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout) ?? []
  if (dataVersion === serverVersion) return
  throw new UserError(
    `The data in ${cluster} was written by Postgres ${dataVersion}, and ${PRODUCT_NAME} includes Postgres ${serverVersion}. Use the version of ${PRODUCT_NAME} that wrote it, or set DATA_DIR to another folder.`,
  )
}

/** Stops a server that an earlier start left running. @returns the pid in postmaster.pid, once no server has it */
async function stopLeftoverServer(cluster: string): Promise<number | undefined> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  if (!(pid > 0)) return undefined
  const identity = identifyProcess(pid)
  const isServer = /(^|\/)postgres /.test(commandLine(pid)) && commandLine(pid).includes(`-D ${cluster} `)
  if (!identity || !isServer) return pid
  sendSignal(pid, 'SIGINT')
  if (await waitForExit(identity, START_TIMEOUT_MS)) return pid
  throw new UserError(
    `Postgres (process ${pid}) is still running in ${cluster} and does not stop. Stop it and try again.`,
  )
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  try {
    await client.connect()
    return true
  } catch {
    // Not ready yet: the caller polls.
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** URL of a server with these options, as its superuser. */
export const postgresUrl = ({ port, password }: Pick<PostgresOptions, 'port' | 'password'>) =>
  `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`

/** Starts an embedded Postgres on loopback and waits until it accepts connections. @throws UserError */
export async function startPostgres(options: PostgresOptions): Promise<ChildProcess> {
  const cluster = join(options.dir, 'cluster')
  mkdirSync(options.dir, { recursive: true, mode: 0o700 })
  const { initdb, postgres } = await postgresBinaries()
  const runner = unprivileged(options.dir)
  if (existsSync(cluster)) checkVersion(cluster, postgres)
  else await initCluster(cluster, options, runner, initdb)

  const settings = [...SETTINGS, ...(options.settings ?? [])].flatMap(setting => ['-c', setting])
  const args = [postgres, '-D', cluster, '-p', String(options.port), ...settings]
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const stalePid = await stopLeftoverServer(cluster)
    // Postgres refuses to start while any process has the recorded pid, a zombie or an unrelated program included. This
    // variable makes it ignore that pid. It still checks that no process of the old server uses the shared memory,
    // which deleting postmaster.pid would skip.
    const env = stalePid ? { ...process.env, PG_GRANDPARENT_PID: String(stalePid) } : process.env
    const child = spawnProgram(runner, args, options, env)
    let lastLine = 'no output'
    readLines(child, line => {
      if (line.includes('FATAL') || !lastLine.includes('FATAL')) lastLine = line
      options.onLine?.(line)
    })
    const closed = once(child, 'close')
    while (child.exitCode === null && child.signalCode === null) {
      if (await acceptsConnections(postgresUrl(options))) return child
      if (Date.now() > deadline) {
        child.kill('SIGQUIT')
        throw new UserError(`Postgres did not accept connections within ${START_TIMEOUT_MS / 1000} seconds.`)
      }
      await sleep(READY_POLL_MS)
    }
    await closed
    if (!STILL_IN_USE.test(lastLine) || Date.now() > deadline)
      throw new UserError(`Postgres did not start: ${lastLine}`)
    await sleep(RETRY_MS)
  }
}
