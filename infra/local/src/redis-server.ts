import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { gone, isAlive, markOf, type ProcessMark, signal } from './process-table.ts'
import { UserError } from './user-error.ts'

export interface RedisOptions {
  /** Holds the data; made where it isn't there. */
  dir: string
  port: number
  password: string
  /** The server's program. */
  program: string
  onLine?: (line: string) => void
  onSpawn?: (child: ChildProcess) => void
}

const END_MS = 10_000
const START_MS = 30_000

/** Where a server with these options answers. */
export const redisUrl = ({ port, password }: Pick<RedisOptions, 'port' | 'password'>) =>
  `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}`

/** Ends a server that an earlier start left running on this folder: two would write into one file. */
async function endLeftover(markFile: string): Promise<void> {
  if (!existsSync(markFile)) return
  let mark: ProcessMark
  try {
    mark = JSON.parse(readFileSync(markFile, 'utf8'))
  } catch {
    // Cut short while it was written: the server it speaks of was ended in the same moment.
    return
  }
  if (!isAlive(mark)) return
  signal(mark.pid, 'SIGTERM')
  if (await gone(mark, END_MS)) return
  signal(mark.pid, 'SIGKILL')
  await gone(mark, END_MS)
}

/** Starts a Redis of our own on loopback, which keeps what it is given, and waits until it answers. @throws UserError */
export async function startRedis(options: RedisOptions): Promise<ChildProcess> {
  const { dir, port, password, program, onLine, onSpawn } = options
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const markFile = join(dir, 'server.json')
  await endLeftover(markFile)

  const child = spawn(program, ['-'], { cwd: dir, stdio: ['pipe', 'pipe', 'pipe'] })
  onSpawn?.(child)
  const mark = child.pid && markOf(child.pid)
  if (mark) writeFileSync(markFile, JSON.stringify(mark), { mode: 0o600 })
  const settings = [`port ${port}`, 'bind 127.0.0.1', 'appendonly yes', 'save ""', 'maxmemory-policy noeviction']
  // By its input, since a command line can be read by everybody on the machine.
  child.stdin.on('error', () => undefined)
  child.stdin.end([...settings, `requirepass ${password}`, ''].join('\n'))

  let last = 'it said nothing'
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new UserError(`Redis did not start: ${why}`))
    const timer = setTimeout(() => fail('it did not answer within 30 seconds'), START_MS)
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', line => {
        if (line.trim()) last = line.trim()
        if (line.includes('Ready to accept connections')) {
          clearTimeout(timer)
          resolve()
        }
        onLine?.(line)
      })
    }
    child.once('error', error => fail(error.message))
    child.once('close', () => fail(last))
  })
  return child
}
