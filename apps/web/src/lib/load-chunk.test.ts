// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { ChunkError, loadChunk } from './load-chunk.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('a page of an earlier version is reloaded once, and an error is shown if that did not help', async () => {
  const reload = vi.fn()
  expect(await loadChunk(async () => 'screen', reload)).toBe('screen')
  void loadChunk(missing, reload)
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  await expect(loadChunk(missing, reload)).rejects.toBeInstanceOf(ChunkError)

  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
  void loadChunk(missing, reload)
  await expect.poll(() => reload.mock.calls.length).toBe(2)
})

test('a page is not reloaded offline, nor if storage can’t prevent a loop', async () => {
  const reload = vi.fn()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(loadChunk(missing, reload)).rejects.toBeInstanceOf(ChunkError)
  online.mockRestore()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(loadChunk(missing, reload)).rejects.toBeInstanceOf(ChunkError)
  expect(reload).not.toHaveBeenCalled()
})
