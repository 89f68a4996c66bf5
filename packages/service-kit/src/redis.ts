import { Cluster, Redis, type RedisOptions } from 'ioredis'
import type { Logger } from 'pino'
import { readClusterUrl } from './redis-url.ts'
import { withTimeout } from './with-timeout.ts'

/** A connection to one server, or connections to the nodes of a cluster. Every command on a cluster needs keys of one slot. */
export type RedisClient = Redis | Cluster

/** A promise that settles when the connection is ready or closed, also through the returned functions. */
function openingOf(redis: RedisClient, onSettled: () => void) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const onEnd = () => reject(new Error('the connection was closed'))
  redis.once('ready', resolve).once('end', onEnd)
  const settled = promise.finally(() => {
    redis.off('ready', resolve).off('end', onEnd)
    onSettled()
  })
  return { promise: settled, resolve, reject }
}

/**
 * Repairs, also on copies of the connection, what BullMQ would otherwise wait for forever:
 * - `disconnect` always leads to the 'end' event and status. ioredis emits none when it is called between two attempts to
 *   reconnect, or when a command that is redirected adds a node to the cluster meanwhile; and nodes that end later change it.
 * - `connect` of a cluster always settles. ioredis tries again if the cluster is not ready, but drops the first promise.
 */
function settleAlways<Client extends RedisClient>(redis: Client): Client {
  const connect = redis.connect.bind(redis)
  const disconnect = redis.disconnect.bind(redis)
  const duplicate = redis.duplicate.bind(redis) as (...args: unknown[]) => Client
  let ended = false
  let opening: ReturnType<typeof openingOf> | undefined
  redis.on('+node', (node: Redis) => {
    if (redis.status === 'disconnecting') node.disconnect()
  })
  redis.on('connecting', () => {
    ended = false
  })
  redis.on('end', () => {
    ended = true
  })
  redis.on('close', () => {
    if (ended && redis.status === 'close') redis.status = 'end'
  })
  return Object.assign(redis, {
    connect() {
      opening ??= openingOf(redis, () => {
        opening = undefined
      })
      connect().then(opening.resolve, opening.reject)
      return opening.promise
    },
    disconnect(reconnect = false) {
      // In the state 'wait' ioredis ends the connection at once and rejects pending commands.
      if (redis.status === 'reconnecting' && !reconnect) redis.status = 'wait'
      disconnect(reconnect)
    },
    duplicate: (...args: unknown[]) => settleAlways(duplicate(...args)),
  })
}

/** How long a connection of the kind `request` waits for a cluster that replaces a master: below the time limit of a command. */
const FAILOVER_WAIT_MS = 3_000
const FAILOVER_RETRY_MS = 200
const SLOTS_REFRESH_MS = 5_000
const MAX_RETRY_DELAY_MS = 2_000
/** ms before the next attempt to reconnect. */
export const reconnectDelay = (times: number) => Math.min(times * 100, MAX_RETRY_DELAY_MS)

type Limits = Pick<RedisOptions, 'maxRetriesPerRequest' | 'enableOfflineQueue' | 'commandTimeout' | 'connectTimeout'>

function openCluster(nodes: URL[], use: 'request' | 'worker', limits: Limits): Cluster {
  const [{ protocol, username, password } = new URL('redis://localhost')] = nodes
  const { enableOfflineQueue = true, ...redisOptions } = limits
  return new Cluster(
    nodes.map(({ hostname, port }) => ({ host: hostname, port: Number(port || 6379) })),
    {
      enableOfflineQueue,
      redisOptions: {
        ...redisOptions,
        ...(username && { username: decodeURIComponent(username) }),
        ...(password && { password: decodeURIComponent(password) }),
        ...(protocol === 'rediss:' && { tls: {} }),
      },
      // Certificates are verified for the names of the nodes, so they are not replaced by addresses.
      dnsLookup: (hostname, done) => done(null, hostname),
      clusterRetryStrategy: reconnectDelay,
      slotsRefreshInterval: SLOTS_REFRESH_MS,
      retryDelayOnFailover: FAILOVER_RETRY_MS,
      retryDelayOnClusterDown: FAILOVER_RETRY_MS,
      maxRedirections: use === 'worker' ? Number.POSITIVE_INFINITY : FAILOVER_WAIT_MS / FAILOVER_RETRY_MS,
    },
  )
}

/**
 * Opens a connection that reconnects until `disconnect` is called.
 * @param url of one server, or of a cluster (`readClusterUrl`)
 * @param use `request`: commands fail at once while Redis is down, and after 3 s while a master of a cluster is, so that a
 * caller gets a 503 instead of waiting; `worker`: commands wait until Redis is back
 */
export function openRedis(url: string, logger: Logger, use: 'request' | 'worker'): RedisClient {
  const limits: Limits = {
    ...(use === 'worker'
      ? { maxRetriesPerRequest: null }
      : { maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: 5_000 }),
    connectTimeout: 5_000,
  }
  const nodes = readClusterUrl(url)
  const redis: RedisClient = nodes
    ? settleAlways(openCluster(nodes, use, limits))
    : settleAlways(new Redis(url, { ...limits, retryStrategy: reconnectDelay }))
  let down = false
  redis.on('error', (err: Error) => {
    if (!down) logger.warn({ err: err.message }, 'redis is unavailable')
    down = true
  })
  redis.on('ready', () => {
    if (down) logger.info('redis is available again')
    down = false
  })
  return redis
}

/** Opens another connection to the same server or cluster. */
export const duplicateRedis = (redis: RedisClient, options: { autoResubscribe?: boolean } = {}): RedisClient =>
  redis instanceof Cluster ? redis.duplicate([], { redisOptions: options }) : redis.duplicate(options)

/** The server, or the masters of the cluster. */
export const mastersOf = (redis: RedisClient): Redis[] => (redis instanceof Cluster ? redis.nodes('master') : [redis])

/** Rejects unless the server, or every master of the cluster, answers. */
export async function pingRedis(redis: RedisClient): Promise<void> {
  const masters = mastersOf(redis)
  if (masters.length === 0) throw new Error('no node of the Redis cluster is reachable')
  await Promise.all(masters.map(master => master.ping()))
}

/** Resolves once the connection is ready. @throws Error after `timeoutMs` */
export async function redisReady(redis: RedisClient, timeoutMs = 10_000): Promise<void> {
  if (redis.status === 'ready') return
  const ready = new Promise<void>(resolve => redis.once('ready', () => resolve()))
  await withTimeout(ready, timeoutMs, `redis was not ready within ${timeoutMs} ms`)
}
