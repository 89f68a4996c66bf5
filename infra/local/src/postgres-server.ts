import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { PRODUCT_NAME } from '@kahani/messages/product'
import pg from 'pg'
import { postgresBinaries, unprivileged } from './postgres-binaries.ts'
import { commandLine, gone, markOf, signal } from './process-table.ts'
import { UserError } from './user-error.ts'

export interface PostgresOptions {
  /** Holds the cluster; made where it isn't there. */
  dir: string
  port: number
  password: string
  /** Server settings beside those every start has, such as `fsync=off`. */
  settings?: readonly string[]
  /** Each line the server writes. */
  onLine?: (line: string) => void
  /** Each program that is started on the way: the one that lays out the data, then the server. */
  onSpawn?: (child: ChildProcess) => void
}

export const SUPERUSER = 'kahani'
const START_MS = 30_000

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'logging_collector=off',
  'log_checkpoints=off',
  // What the server is at, and nothing of what is in it: errors name rows, and the services log their own.
  'log_min_messages=log',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
]

function start(runner: string[], program: string, args: string[], onSpawn: PostgresOptions['onSpawn']): ChildProcess {
  const [command = program, ...rest] = [...runner, program]
  const child = spawn(command, [...rest, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  onSpawn?.(child)
  return child
}

/** Calls `onLine` for each line that a program writes, wherever it writes it. */
function readLines(child: ChildProcess, onLine: (line: string) => void): void {
  for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on('line', onLine)
}

async function initialise(cluster: string, options: PostgresOptions, runner: string[], initdb: string): Promise<void> {
  // Laid out beside its place, so that one that was interrupted is never taken for a cluster.
  const draft = `${cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  // The superuser's password goes by a file that only its reader may open, and is gone right after.
  const passwordFile = join(options.dir, 'password')
  writeFileSync(passwordFile, options.password, { mode: 0o600 })
  try {
    const where = ['-D', draft, '-U', SUPERUSER, `--pwfile=${passwordFile}`]
    const kind = ['--encoding=UTF8', '--locale=C.UTF-8', '--auth=scram-sha-256']
    const child = start(runner, initdb, [...where, ...kind], options.onSpawn)
    let last = 'it said nothing'
    readLines(child, line => {
      if (line.trim()) last = line.trim()
    })
    const [code] = await once(child, 'close')
    if (code !== 0) throw new UserError(`Postgres could not lay out its data in ${options.dir}: ${last}`)
    renameSync(draft, cluster)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function checkVersion(cluster: string, postgres: string): void {
  const data = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const [, brought] = / (\d+)/.exec(spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout) ?? []
  if (data === brought) return
  throw new UserError(
    `The data in ${cluster} was written by Postgres ${data}, and ${PRODUCT_NAME} brings Postgres ${brought}; use the version of ${PRODUCT_NAME} that wrote it, or set DATA_DIR to another folder.`,
  )
}

/** Ends a server that an earlier start left running in this cluster. */
async function endLeftover(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const mark = markOf(pid)
  if (!mark || !commandLine(pid).includes(cluster)) return
  signal(pid, 'SIGINT')
  if (await gone(mark, START_MS)) return
  throw new UserError(`An earlier Postgres (process ${pid}) still holds ${cluster} and does not end.`)
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  try {
    await client.connect()
    return true
  } catch {
    // Not yet: it is asked again until it is ready or gone.
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Where a server with these options answers, as its superuser. */
export const postgresUrl = ({ port, password }: Pick<PostgresOptions, 'port' | 'password'>) =>
  `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`

/** Starts a Postgres of our own on loopback and waits until it answers. @throws UserError */
export async function startPostgres(options: PostgresOptions): Promise<ChildProcess> {
  const cluster = join(options.dir, 'cluster')
  mkdirSync(options.dir, { recursive: true, mode: 0o700 })
  const { initdb, postgres } = await postgresBinaries()
  const runner = unprivileged(options.dir)
  if (existsSync(cluster)) checkVersion(cluster, postgres)
  else await initialise(cluster, options, runner, initdb)
  await endLeftover(cluster)

  const settings = [...SETTINGS, ...(options.settings ?? [])].flatMap(setting => ['-c', setting])
  const child = start(runner, postgres, ['-D', cluster, '-p', String(options.port), ...settings], options.onSpawn)
  let last = 'it said nothing'
  readLines(child, line => {
    if (line.includes('FATAL') || !last.includes('FATAL')) last = line
    options.onLine?.(line)
  })
  const deadline = Date.now() + START_MS
  while (!(await answers(postgresUrl(options)))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new UserError(`Postgres did not start: ${last}`)
    if (Date.now() > deadline) {
      child.kill('SIGQUIT')
      throw new UserError('Postgres did not answer within 30 seconds.')
    }
    await sleep(50)
  }
  return child
}
