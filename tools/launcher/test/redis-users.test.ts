import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queuePrefix } from '@kahani/service-kit/queues'
import getPort from 'get-port'
import { Redis } from 'ioredis'
import { expect, onTestFinished, test } from 'vitest'
import { redisUrl, startRedis } from '../src/redis-server.ts'

// From a command, and from a script.
const DENIED = /^NOPERM|user executing the script can't access/

/** Starts Redis with the users of the product. `run` runs a command as a user. */
async function start() {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-redis-users-'))
  const options = { dir, port: await getPort(), secret: 'a generated secret', program: 'redis-server' }
  let server = await startRedis(options)
  const connections = new Map<string, Redis>()
  const disconnect = () => {
    for (const connection of connections.values()) connection.disconnect()
    connections.clear()
  }
  const stop = async () => {
    disconnect()
    const exited = once(server, 'exit')
    server.kill('SIGTERM')
    await exited
  }
  onTestFinished(async () => {
    await stop()
    await rm(dir, { recursive: true, force: true })
  })
  const connectionOf = (user: string) => {
    const connection = connections.get(user) ?? new Redis(redisUrl(options, user), { enableReadyCheck: false })
    connections.set(user, connection)
    return connection
  }
  const run = async (user: string, ...[command = '', ...args]: string[]) => {
    try {
      return await connectionOf(user).call(command, ...args)
    } catch (error) {
      const { message } = error as Error
      return DENIED.test(message) ? 'denied' : message
    }
  }
  return {
    run,
    connectionOf,
    url: `redis://127.0.0.1:${options.port}`,
    async restart() {
      await stop()
      server = await startRedis(options)
    },
  }
}

const OTHERS = ['stories', 'payments', 'illustrations', 'exports', 'exports-worker']

test('only auth writes sessions, only auth and the gateway read them, and nobody may list keys or change the server', async () => {
  const { run } = await start()
  expect(await run('auth', 'SET', 'session:1', 'meera')).toBe('OK')
  expect(await run('gateway', 'GET', 'session:1')).toBe('meera')
  expect(await run('gateway', 'SET', 'session:1', 'mallory')).toBe('denied')
  for (const user of OTHERS) {
    expect([user, await run(user, 'GET', 'session:1')]).toEqual([user, 'denied'])
    expect([user, await run(user, 'EVAL', "return redis.call('get', 'session:1')", '0')]).toEqual([user, 'denied'])
  }
  for (const user of [...OTHERS, 'auth', 'gateway']) {
    for (const command of [['KEYS', '*'], ['CONFIG', 'GET', '*'], ['ACL', 'LIST'], ['FLUSHALL'], ['MONITOR']]) {
      expect([user, ...command, await run(user, ...command)]).toEqual([user, ...command, 'denied'])
    }
  }
})

test('auth and payments change profiles, the gateway reads them, and only stories reports changes of pictures', async () => {
  const { run } = await start()
  for (const user of ['auth', 'payments']) expect(await run(user, 'SET', 'profile:1', '')).toBe('OK')
  expect(await run('gateway', 'GET', 'profile:1')).toBe('')
  expect(await run('gateway', 'SET', 'profile:1', '{}')).toBe('denied')
  for (const user of OTHERS.filter(name => name !== 'payments'))
    expect(await run(user, 'GET', 'profile:1')).toBe('denied')
  for (const user of ['auth', 'gateway', ...OTHERS]) {
    expect([user, await run(user, 'PUBLISH', 'illustration-events', '1')]).toEqual([
      user,
      user === 'stories' ? 0 : 'denied',
    ])
  }
  expect(await run('stories', 'SET', 'progress:1:key', 'checking')).toBe('OK')
})

test('a service uses its own queues only', async () => {
  const { run } = await start()
  const allowed: Record<string, string[]> = {
    stories: ['illustrate', 'mail'],
    payments: ['mail'],
    illustrations: ['illustrate', 'illustrations-complete'],
    exports: ['books', 'book-checks', 'archives'],
    'exports-worker': ['books', 'book-checks', 'archives'],
    gateway: [],
  }
  const queues = ['illustrate', 'illustrations-complete', 'books', 'book-checks', 'archives', 'mail']
  for (const [user, own] of Object.entries(allowed)) {
    for (const queue of queues) {
      for (const prefix of [queuePrefix(queue, { isCluster: false }), queuePrefix(queue, { isCluster: true })]) {
        const key = `${prefix}:${queue}:1`
        expect([user, key, await run(user, 'SET', key, 'job')]).toEqual([
          user,
          key,
          own.includes(queue) ? 'OK' : 'denied',
        ])
      }
    }
  }
})

test('a connection without a password is refused, and the server never evicts keys', async () => {
  const { run, url } = await start()
  const visitor = new Redis(url, { enableReadyCheck: false, retryStrategy: null })
  visitor.on('error', () => undefined) // Asserted below.
  onTestFinished(() => visitor.disconnect())
  await expect(visitor.get('session:1')).rejects.toThrow('NOAUTH')
  expect(await run('admin', 'CONFIG', 'GET', 'maxmemory-policy')).toContainEqual('noeviction')
  expect(Number(((await run('admin', 'CONFIG', 'GET', 'maxmemory')) as string[])[1])).toBeGreaterThan(0)
})

// Redis replays its file as the user "default".
test('a restart loses nothing, also of transactions', async () => {
  const { run, connectionOf, restart } = await start()
  await connectionOf('stories').multi().set('bull:mail:1', 'first').set('bull:mail:2', 'second').exec()
  await restart()
  expect(await run('auth', 'MGET', 'bull:mail:1', 'bull:mail:2')).toEqual(['first', 'second'])
})
