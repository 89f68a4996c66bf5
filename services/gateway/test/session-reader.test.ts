import { createLogger } from '@kahani/service-kit/logger'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { TEST_SECRET, testKeys } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestRedis } from '@kahani/testing/redis'
import { writeSession } from '@kahani/testing/sessions'
import { expect, onTestFinished, test } from 'vitest'
import { createSessionReader } from '../src/sessions/session-reader.ts'

async function setUp() {
  const logger = createTestLogger(createLogger)
  const { url } = await createTestRedis()
  const redis = openRedis(url, logger, 'request')
  const writer = openRedis(url, logger, 'worker')
  onTestFinished(() => {
    redis.disconnect()
    writer.disconnect()
  })
  await redisReady(redis)

  // What Redis answered can be held up on its way, as a slow network does.
  let held: Promise<void> = Promise.resolve()
  const get = redis.get.bind(redis)
  redis.get = async (...args: Parameters<typeof get>) => {
    const delay = held
    const value = await get(...args)
    await delay
    return value
  }
  const holdNext = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return { release: resolve, letOthersPass: () => (held = Promise.resolve()) }
  }

  const reader = createSessionReader({ redis, secret: TEST_SECRET, privateKey: testKeys.privateKey, logger })
  onTestFinished(() => reader.close())
  await expect.poll(() => reader.isCaching()).toBe(true)
  const signIn = async () => {
    const { key, cookie } = await writeSession(writer, TEST_SECRET, { userId: 7 })
    return { key, cookie: cookie.slice(cookie.indexOf('=') + 1) }
  }
  return { reader, writer, signIn, holdNext }
}

test('a read that was under way when its session ended is not remembered, nor shared with who comes later', async () => {
  const { reader, writer, signIn, holdNext } = await setUp()
  const [ending, beacon] = [await signIn(), await signIn()]
  await reader.read(beacon.cookie)

  const { release, letOthersPass } = holdNext()
  const underWay = reader.read(ending.cookie)
  letOthersPass()
  await writer.del(ending.key, beacon.key)
  await expect.poll(() => reader.cached(beacon.cookie)).toBeUndefined()

  expect(await reader.read(ending.cookie)).toBeNull()
  release()
  expect(await underWay).not.toBeNull()
  expect(reader.cached(ending.cookie)).toBeNull()
})

test('a read that was under way when its session was forgotten is not remembered', async () => {
  const { reader, signIn, holdNext } = await setUp()
  const { cookie } = await signIn()
  const { release } = holdNext()
  const underWay = reader.read(cookie)
  reader.invalidate(cookie)
  release()
  expect(await underWay).not.toBeNull()
  expect(reader.cached(cookie)).toBeUndefined()
})

test('a cookie is known as it was found good, and in no other form', async () => {
  const { reader, signIn } = await setUp()
  const { cookie } = await signIn()
  expect(reader.cached(cookie)).toBeUndefined()
  const token = await reader.read(cookie)
  expect(reader.cached(cookie)).toBe(token)
  expect(reader.cached(`${cookie}x`)).toBeUndefined()
  expect(await reader.read(`${cookie}x`)).toBeNull()
  expect(reader.cached(cookie)).toBe(token)
})
