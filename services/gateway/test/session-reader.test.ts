import { createLogger } from '@kahani/service-kit/logger'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { TEST_SECRET, testKeys } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestRedis, startTestRedis } from '@kahani/testing/redis'
import { writeSession } from '@kahani/testing/sessions'
import { expect, onTestFinished, test } from 'vitest'
import { createSessionReader } from '../src/sessions/session-reader.ts'

async function setUp({ url, heartbeatMs }: { url?: string; heartbeatMs?: number } = {}) {
  const logger = createTestLogger(createLogger)
  url ??= (await createTestRedis()).url
  const redis = openRedis(url, logger, 'request')
  const writer = openRedis(url, logger, 'worker')
  onTestFinished(() => {
    redis.disconnect()
    writer.disconnect()
  })
  await redisReady(redis)

  // Delays responses of Redis, like a slow network.
  let held: Promise<void> = Promise.resolve()
  const get = redis.get.bind(redis)
  redis.get = async (...args: Parameters<typeof get>) => {
    const delay = held
    const value = await get(...args)
    await delay
    return value
  }
  const delayNext = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return { release: resolve, stopDelaying: () => (held = Promise.resolve()) }
  }

  const reader = createSessionReader({
    ...{ redis, secrets: [TEST_SECRET], privateKey: testKeys.privateKey, logger },
    ...(heartbeatMs && { heartbeatMs }),
  })
  onTestFinished(() => reader.close())
  await expect.poll(() => reader.isCaching()).toBe(true)
  const signIn = async () => {
    const { key, cookie } = await writeSession(writer, TEST_SECRET, { userId: 7 })
    return { key, cookie: cookie.slice(cookie.indexOf('=') + 1) }
  }
  return { reader, writer, signIn, delayNext }
}

test('a read that is pending when its session is deleted is neither cached nor shared with later reads', async () => {
  const { reader, writer, signIn, delayNext } = await setUp()
  const [ending, sentinel] = [await signIn(), await signIn()]
  await reader.read(sentinel.cookie)

  const { release, stopDelaying } = delayNext()
  const pending = reader.read(ending.cookie)
  stopDelaying()
  await writer.del(ending.key, sentinel.key)
  await expect.poll(() => reader.cached(sentinel.cookie)).toBeUndefined()

  expect(await reader.read(ending.cookie)).toBeNull()
  release()
  expect(await pending).not.toBeNull()
  expect(reader.cached(ending.cookie)).toBeNull()
})

test('a read that is pending when its session is invalidated is not cached', async () => {
  const { reader, signIn, delayNext } = await setUp()
  const { cookie } = await signIn()
  const { release } = delayNext()
  const pending = reader.read(cookie)
  reader.invalidate(cookie)
  release()
  expect(await pending).not.toBeNull()
  expect(reader.cached(cookie)).toBeUndefined()
})

test('the cache matches the exact cookie only', async () => {
  const { reader, signIn } = await setUp()
  const { cookie } = await signIn()
  expect(reader.cached(cookie)).toBeUndefined()
  const token = await reader.read(cookie)
  expect([reader.cached(`${cookie}x`), await reader.read(`${cookie}x`)]).toEqual([undefined, null])
  expect(token).not.toBeNull()
  expect(reader.cached(cookie)).toBe(token)
})

test('nothing is cached while Redis does not answer although it is connected', async () => {
  const { reader, writer, signIn } = await setUp({ ...(await startTestRedis()), heartbeatMs: 100 })
  const { cookie } = await signIn()
  await reader.read(cookie)
  expect(reader.cached(cookie)).not.toBeUndefined()
  await writer.client('PAUSE', 1_000, 'ALL')
  await expect.poll(() => reader.isCaching(), { interval: 5 }).toBe(false)
  expect(reader.cached(cookie)).toBeUndefined()
  await expect.poll(() => reader.isCaching()).toBe(true)
})
