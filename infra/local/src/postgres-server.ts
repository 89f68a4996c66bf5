import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { postgresBinaries, type Runner, unprivileged } from './postgres-binaries.ts'
import { Sentence } from './sentence.ts'

export interface PostgresOptions {
  /** Holds the cluster; made where it isn't there. */
  dir: string
  port: number
  password: string
  /** Each line the server writes. */
  onLine?: (line: string) => void
}

export const SUPERUSER = 'kahani'
const START_MS = 30_000

function start(runner: Runner, program: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const [command = program, ...rest] = [...runner.command, program]
  const { uid, gid } = runner
  return spawn(command, [...rest, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: gid ?? uid }),
    ...options,
  })
}

async function initialise(cluster: string, options: PostgresOptions, runner: Runner, initdb: string): Promise<void> {
  rmSync(cluster, { recursive: true, force: true })
  // The superuser's password goes by a file that only its reader may open, and is gone right after.
  const passwordFile = join(options.dir, 'password')
  writeFileSync(passwordFile, options.password, { mode: runner.uid === undefined ? 0o600 : 0o644 })
  try {
    const args = [
      '-D',
      cluster,
      '-U',
      SUPERUSER,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
    ]
    const child = start(runner, initdb, args)
    let output = ''
    child.stdout?.on('data', chunk => (output += chunk))
    child.stderr?.on('data', chunk => (output += chunk))
    const [code] = await once(child, 'close')
    if (code !== 0)
      throw new Sentence(`Postgres could not lay out its data in ${cluster}: ${output.trim().split('\n').at(-1)}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Ends a server that an earlier start left running in this cluster. */
async function endLeftover(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const ours = () => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
    } catch {
      return false
    }
  }
  if (!ours()) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + START_MS
  while (ours()) {
    if (Date.now() > deadline)
      throw new Sentence(`An earlier Postgres (process ${pid}) still holds ${cluster} and does not end.`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
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

/** Starts a Postgres of our own on loopback and waits until it answers. @throws Sentence */
export async function startPostgres(options: PostgresOptions): Promise<ChildProcess> {
  const cluster = join(options.dir, 'cluster')
  mkdirSync(options.dir, { recursive: true, mode: 0o700 })
  const { initdb, postgres } = await postgresBinaries()
  const runner = unprivileged(options.dir, postgres)
  if (!existsSync(join(cluster, 'PG_VERSION')) || !existsSync(join(cluster, 'global', 'pg_control'))) {
    await initialise(cluster, options, runner, initdb)
  }
  await endLeftover(cluster)

  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'log_min_messages=warning',
    'logging_collector=off',
  ]
  const child = start(runner, postgres, [
    '-D',
    cluster,
    '-p',
    String(options.port),
    ...settings.flatMap(s => ['-c', s]),
  ])
  const last: string[] = []
  const read = (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) {
      last.push(line)
      if (last.length > 5) last.shift()
      options.onLine?.(line)
    }
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)

  const deadline = Date.now() + START_MS
  while (!(await answers(postgresUrl(options)))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Sentence(
        `Postgres did not start: ${last.find(line => line.includes('FATAL')) ?? last.at(-1) ?? 'it said nothing'}`,
      )
    }
    if (Date.now() > deadline) {
      child.kill('SIGQUIT')
      throw new Sentence('Postgres did not answer within 30 seconds.')
    }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return child
}
