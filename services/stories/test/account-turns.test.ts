import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { createTestRedis } from '@kahani/testing/redis'
import { Redis } from 'ioredis'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAccountTurns } from '../src/stories/account-turns.ts'

test('a request whose client has left stops waiting and does not take its turn', async () => {
  const redis = new Redis((await createTestRedis()).url)
  onTestFinished(() => redis.disconnect())
  const turns = createAccountTurns(redis, createTestLogger(createLogger))
  const set = vi.spyOn(redis, 'set')
  const client = new AbortController()
  const work = vi.fn(async () => undefined)
  const { promise: turnEnds, resolve: endTurn } = Promise.withResolvers<void>()
  const first = turns.run(7, new AbortController().signal, () => turnEnds)
  const second = turns.run(7, client.signal, work)
  second.catch(() => undefined)
  await expect.poll(() => set.mock.calls.length).toBeGreaterThan(2)
  client.abort()
  await expect(second).rejects.toMatchObject({ statusCode: 400 })
  endTurn()
  await first
  expect(work).not.toHaveBeenCalled()
})
