import { createLogger } from '@kahani/service-kit/logger'
import { createMetrics } from '@kahani/service-kit/metrics'
import { openRedis, redisReady } from '@kahani/service-kit/redis'
import { createTestLogger } from '@kahani/testing/logger'
import { startTestRedis } from '@kahani/testing/redis'
import { expect, onTestFinished, test } from 'vitest'
import { checkRedisMemory, measureRedisMemory } from '../src/redis-memory.ts'
import { setUp } from './set-up.ts'

test('Redis that is running out of memory is reported, and rejects with 503 what it cannot store', async () => {
  const { url } = await startTestRedis()
  const logger = createTestLogger(createLogger)
  const redis = openRedis(url, logger, 'request')
  onTestFinished(() => redis.disconnect())
  await redisReady(redis)
  const { post } = await setUp({}, { redis })
  const asha = { username: 'asha', email: 'asha@example.in', password: 'a lamp on the river' }
  const errors: object[] = []
  const alerts = Object.assign(Object.create(logger), { error: (data: object) => void errors.push(data) })
  const registry = createMetrics('auth')
  measureRedisMemory(redis, registry)

  await checkRedisMemory(redis, alerts)
  expect(errors).toEqual([])
  expect(await registry.metrics()).toMatch(/^redis_memory_used_ratio\S* 0$/m)

  await redis.config('SET', 'maxmemory', '1mb')
  await checkRedisMemory(redis, alerts)
  expect(errors).toEqual([{ usedPercent: expect.any(Number) }])
  expect(await registry.metrics()).toMatch(/^redis_memory_used_ratio\S* (0\.[89]|[1-9])/m)
  const response = await post('/api/signup', asha)
  expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable'])
})
