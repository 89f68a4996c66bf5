// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { getJson } from './api.ts'
import { createQueryClient } from './query-client.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
})

/** Answers the list of stories with a status each time, the last one also to further requests. @returns their number */
function answer(...statuses: number[]) {
  let count = 0
  server.use(
    http.get('*/api/stories', () => {
      const status = statuses[Math.min(count, statuses.length - 1)] ?? 200
      count += 1
      return status === 0 ? HttpResponse.error() : HttpResponse.json([], { status })
    }),
  )
  return () => count
}
const list = z.array(z.unknown())
const read = () =>
  createQueryClient().fetchQuery({
    queryKey: ['stories'],
    queryFn: () => getJson('/api/stories', list),
  })
test.each([0, 503])('a read that fails with %i is repeated once', async status => {
  const requests = answer(status, 200)
  expect(await read()).toEqual([])
  expect(requests()).toBe(2)
})

test('a read is repeated only once, and not after other errors or offline', async () => {
  const failing = answer(503)
  await expect(read()).rejects.toThrow('503')
  expect(failing()).toBe(2)
  const broken = answer(500)
  await expect(read()).rejects.toThrow('500')
  expect(broken()).toBe(1)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const offline = answer(0)
  await expect(read()).rejects.toThrow('No response')
  expect(offline()).toBe(1)
})
