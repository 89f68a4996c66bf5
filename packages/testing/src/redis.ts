import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { Redis } from 'ioredis'
import { inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the Redis of the test run, without a database number. */
    redisUrl: string
  }
}

/** Number of databases of the shared Redis. Database 0 holds the counter that assigns the others. */
export const REDIS_DATABASES = 4_096

/** Starts a redis-server and waits until it accepts connections. @throws if the program is missing or exits */
export async function spawnRedis(port: number, args: string[]): Promise<ChildProcess> {
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`redis-server exited with code ${code}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('Ready to accept connections')) resolve()
    })
  })
  child.removeAllListeners('exit')
  return child
}

let connection: Redis | undefined

/** The connection that assigns databases, which stays open until the worker ends. */
function openConnection(url: string): Redis {
  // At the end of the run Redis stops before the workers.
  connection ??= new Redis(url).on('error', () => undefined)
  return connection
}

// Flushing also empties the client-side caches of the tests that run at the same time.
const ASSIGN_DATABASE = `
  redis.call('select', 0)
  local number = redis.call('incr', 'databases') % (ARGV[1] - 1) + 1
  redis.call('select', number)
  if redis.call('dbsize') > 0 then redis.call('flushdb') end
  return number`

/** Assigns an empty database of the shared Redis. Tests that stop Redis use `startTestRedis`. */
export async function createTestRedis(): Promise<{ url: string }> {
  const serverUrl = inject('redisUrl')
  if (!serverUrl) throw new Error('Move the test to a test/ folder: only the integration project starts Redis.')
  const number = await openConnection(serverUrl).eval(ASSIGN_DATABASE, 0, REDIS_DATABASES)
  return { url: `${serverUrl}/${number}` }
}

/** Starts a Redis server for one test. It keeps its data across `stop` and `start`. `cleanUp` registers its teardown. */
export async function startTestRedis(cleanUp: (tearDown: () => Promise<void>) => void = onTestFinished) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-redis-'))
  const port = await getPort()
  let child: ChildProcess

  const start = async () => {
    // By default Redis may lose the last two seconds if it is killed while the disk is busy.
    const persistence = ['--dir', dir, '--appendonly', 'yes', '--appendfsync', 'always']
    child = await spawnRedis(port, [...persistence, '--maxmemory-policy', 'noeviction'])
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  await start()
  cleanUp(async () => {
    await stop('SIGKILL')
    await rm(dir, { recursive: true, force: true })
  })
  return { url: `redis://127.0.0.1:${port}`, start, stop }
}
