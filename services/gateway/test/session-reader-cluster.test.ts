import { createLogger } from '@kahani/service-kit/logger'
import { openRedis, pingRedis, redisReady } from '@kahani/service-kit/redis'
import { FULL } from '@kahani/testing/full'
import { TEST_SECRET, testKeys } from '@kahani/testing/keys'
import { createTestLogger } from '@kahani/testing/logger'
import { startTestCluster } from '@kahani/testing/redis'
import { writeSession } from '@kahani/testing/sessions'
import { expect, onTestFinished, test } from 'vitest'
import { createSessionReader } from '../src/sessions/session-reader.ts'

/** So many that every master has some. */
const SESSIONS = 24

async function setUp(options?: Parameters<typeof startTestCluster>[0]) {
  const logger = createTestLogger(createLogger)
  const cluster = await startTestCluster(options)
  // As in Compose and Kubernetes, the nodes have other names in the URL than in the cluster.
  const redis = openRedis(cluster.url.replaceAll('127.0.0.1', 'localhost'), logger, 'request')
  const writer = openRedis(cluster.url, logger, 'worker')
  onTestFinished(() => {
    redis.disconnect()
    writer.disconnect()
  })
  const reader = createSessionReader({ redis, secrets: [TEST_SECRET], privateKey: testKeys.privateKey, logger })
  onTestFinished(() => reader.close())
  await redisReady(redis)

  /** Signs families in, and expects that each is cached until it signs out. */
  async function expectInvalidations() {
    // As the health check does.
    await expect.poll(() => pingRedis(redis).then(() => reader.isCaching())).toBe(true)
    const sessions = await Promise.all(
      Array.from({ length: SESSIONS }, async (_, i) => {
        const { key, cookie } = await writeSession(writer, TEST_SECRET, { userId: i + 1 })
        return { key, cookie: cookie.slice(cookie.indexOf('=') + 1) }
      }),
    )
    for (const { cookie } of sessions) {
      // Nothing is cached while a node is being replaced.
      await expect
        .poll(async () => {
          await reader.read(cookie)
          return reader.cached(cookie)
        })
        .toBeTruthy()
    }
    for (const { key, cookie } of sessions) {
      await writer.del(key)
      await expect.poll(() => reader.cached(cookie), { interval: 2 }).toBeUndefined()
      expect(await reader.read(cookie)).toBeNull()
    }
  }
  return { ...cluster, reader, expectInvalidations }
}

test('in a cluster, every master reports the sessions that have ended', async () => {
  const { expectInvalidations } = await setUp()
  await expectInvalidations()
})

test.runIf(FULL)('while a master is replaced nothing is cached, then its successor reports', async () => {
  const { masters, reader, expectInvalidations } = await setUp({ replicas: 1, nodeTimeoutMs: 2_000 })
  await expectInvalidations()
  masters[0]?.kill()
  await expect.poll(() => reader.isCaching()).toBe(false)
  await expectInvalidations()
})
