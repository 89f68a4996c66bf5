import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoryCache } from './story-cache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('what was loaded is shared for ten seconds, also if it is used meanwhile', async () => {
  const load = vi.fn(async () => 'a photo')
  const cache = createStoryCache<string>()
  for (let i = 0; i < 3; i++) {
    expect(await cache.get(1, load)).toBe('a photo')
    vi.advanceTimersByTime(4_000)
  }
  expect(load).toHaveBeenCalledTimes(1)
  await cache.get(1, load)
  expect(load).toHaveBeenCalledTimes(2)
})

test('an error is not kept, and neither is what is deleted', async () => {
  const cache = createStoryCache<string>()
  await expect(cache.get(1, () => Promise.reject(new Error('unavailable')))).rejects.toThrow()
  expect(await cache.get(1, async () => 'first')).toBe('first')
  cache.delete(1)
  expect(await cache.get(1, async () => 'second')).toBe('second')
})
