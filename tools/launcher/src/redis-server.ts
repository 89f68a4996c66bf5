import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { derivedSecret } from './derived-secret.ts'
import { identifyProcess, isRunning, parseIdentity, sendSignal, waitForExit } from './process-table.ts'
import { ROOT } from './root.ts'
import { UserError } from './user-error.ts'

export interface RedisOptions {
  /** Contains the data. Created if missing. */
  dir: string
  port: number
  /** The passwords of all users are derived from it. */
  secret: string
  /** Path of the server program. */
  program: string
  onLine?: (line: string) => void
  onSpawn?: (child: ChildProcess) => void
}

const STOP_TIMEOUT_MS = 10_000
const START_TIMEOUT_MS = 5 * 60_000

const MAX_MEMORY = '512mb'

/** URL of a server with these options. @param user a user of `infra/redis/users.acl`; each service has one */
export const redisUrl = ({ port, secret }: Pick<RedisOptions, 'port' | 'secret'>, user: string) =>
  `redis://${user}:${derivedSecret(secret, user)}@127.0.0.1:${port}`

/** The users with the hashes of their passwords. */
const users = (secret: string) =>
  readFileSync(join(ROOT, 'infra/redis/users.acl'), 'utf8').replaceAll(
    /(?<=^user \S+ on )\{([a-z-]+)\}/gm,
    (_, user) => `#${createHash('sha256').update(derivedSecret(secret, user)).digest('hex')}`,
  )

function readIdentity(file: string) {
  try {
    return parseIdentity(readFileSync(file, 'utf8'))
  } catch {
    // A start that was interrupted while it wrote the file: its server was killed in the same moment.
    return undefined
  }
}

/** Stops a server that an earlier start left running: two servers would append to the same file. */
async function stopLeftoverServer(identityFile: string): Promise<void> {
  const identity = existsSync(identityFile) ? readIdentity(identityFile) : undefined
  if (!identity || !isRunning(identity)) return
  for (const name of ['SIGTERM', 'SIGKILL'] as const) {
    sendSignal(identity.pid, name)
    if (await waitForExit(identity, STOP_TIMEOUT_MS)) return
  }
  throw new UserError(`Redis (process ${identity.pid}) is still running and does not stop. Stop it and try again.`)
}

/** Starts a persistent Redis on loopback and waits until it accepts connections. @throws UserError */
export async function startRedis(options: RedisOptions): Promise<ChildProcess> {
  const { dir, port, secret, program, onLine, onSpawn } = options
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const identityFile = join(dir, 'server.json')
  await stopLeftoverServer(identityFile)

  const child = spawn(program, ['-'], { cwd: dir, stdio: ['pipe', 'pipe', 'pipe'] })
  onSpawn?.(child)
  const identity = child.pid && identifyProcess(child.pid)
  if (identity) writeFileSync(identityFile, JSON.stringify(identity), { mode: 0o600 })
  const settings = [
    ...[`port ${port}`, 'bind 127.0.0.1', 'appendonly yes', 'save ""'],
    ...[`maxmemory ${MAX_MEMORY}`, 'maxmemory-policy noeviction'],
  ]
  // Over stdin, because any user of the machine can read a command line.
  child.stdin.on('error', () => undefined)
  child.stdin.end([...settings, users(secret)].join('\n'))

  let lastLine = 'no output'
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new UserError(`Redis did not start: ${reason}`))
    const timer = setTimeout(() => fail(`not ready within ${START_TIMEOUT_MS / 1000} seconds`), START_TIMEOUT_MS)
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', line => {
        if (line.trim()) lastLine = line.trim()
        if (line.includes('Ready to accept connections')) {
          clearTimeout(timer)
          resolve()
        }
        onLine?.(line)
      })
    }
    child.once('error', error => fail(error.message))
    child.once('close', () => fail(lastLine))
  })
  return child
}
