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

const MASTERS = 3
const SLOTS = 16_384
const CLUSTER_POLL_MS = 20

/** A server of a cluster, and a connection to it. */
interface ClusterNode {
  port: number
  redis: Redis
  kill(): void
  /** Kills it and starts it again, without its data. */
  restart(): Promise<void>
}

async function startClusterNode(
  dir: string,
  name: string,
  nodeTimeoutMs: number,
): Promise<ClusterNode & { busPort: number }> {
  const [port, busPort] = [await getPort(), await getPort()]
  // By default the port of the bus is 10,000 above the other, which is not free, or not a port.
  const cluster = [
    '--cluster-enabled',
    'yes',
    '--cluster-port',
    String(busPort),
    '--cluster-config-file',
    `${name}.conf`,
  ]
  const timeouts = ['--cluster-node-timeout', String(nodeTimeoutMs), '--repl-diskless-sync-delay', '0']
  const start = () => spawnRedis(port, ['--dir', dir, ...cluster, ...timeouts])
  let child = await start()
  const redis = new Redis(port, { retryStrategy: () => 100 }).on('error', () => undefined)
  return {
    ...{ port, busPort, redis },
    kill: () => child.kill('SIGKILL'),
    async restart() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
      child = await start()
    },
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise(resolve => setTimeout(resolve, CLUSTER_POLL_MS))
}

/**
 * Starts a cluster of three masters. `cleanUp` registers its teardown.
 * @param replicas of each master
 * @param nodeTimeoutMs after which a master that does not answer is replaced by its replica
 */
export async function startTestCluster(
  { replicas = 0, nodeTimeoutMs = 15_000 } = {},
  cleanUp: (tearDown: () => Promise<void>) => void = onTestFinished,
) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-redis-cluster-'))
  const names = Array.from({ length: MASTERS * (1 + replicas) }, (_, i) => `node-${i}`)
  const nodes = await Promise.all(names.map(name => startClusterNode(dir, name, nodeTimeoutMs)))
  cleanUp(async () => {
    for (const { redis, kill } of nodes) {
      redis.disconnect()
      kill()
    }
    await rm(dir, { recursive: true, force: true, maxRetries: 10 })
  })
  const masters = nodes.slice(0, MASTERS)
  const [first] = nodes
  if (!first) throw new Error('a cluster has nodes')
  for (const [i, { redis }] of masters.entries()) {
    const slotsFrom = (index: number) => Math.floor((index * SLOTS) / MASTERS)
    await redis.call('CLUSTER', 'ADDSLOTSRANGE', slotsFrom(i), slotsFrom(i + 1) - 1)
    await redis.call('CLUSTER', 'SET-CONFIG-EPOCH', i + 1)
  }
  for (const { port, busPort } of nodes.slice(1)) await first.redis.call('CLUSTER', 'MEET', '127.0.0.1', port, busPort)
  const isComplete = async ({ redis }: ClusterNode) => {
    const info = String(await redis.cluster('INFO'))
    return info.includes(`cluster_known_nodes:${nodes.length}`) && info.includes('cluster_state:ok')
  }
  const allComplete = () => until(async () => (await Promise.all(nodes.map(isComplete))).every(Boolean))
  await allComplete()
  for (const [i, { redis }] of nodes.slice(MASTERS).entries()) {
    await redis.call('CLUSTER', 'REPLICATE', String(await masters[i % MASTERS]?.redis.call('CLUSTER', 'MYID')))
  }
  await Promise.all(
    nodes
      .slice(MASTERS)
      .map(({ redis }) => until(async () => (await redis.info('replication')).includes('master_link_status:up'))),
  )
  return {
    url: `redis+cluster://${nodes.map(({ port }) => `127.0.0.1:${port}`).join()}`,
    masters: masters as readonly ClusterNode[],
    /** Kills the master that has a key. */
    async killMasterOf(key: string): Promise<void> {
      const slot = Number(await first.redis.cluster('KEYSLOT', key))
      const slots = await first.redis.cluster('SLOTS')
      const port = slots.find(([from, to]) => from <= slot && slot <= to)?.[2]?.[1]
      nodes.find(node => node.port === port)?.kill()
    },
  }
}
