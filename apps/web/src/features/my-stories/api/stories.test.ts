// @vitest-environment jsdom
import type { Story } from '@kahani/contracts/stories'
import { afterEach, expect, test, vi } from 'vitest'
import { installFakeCaches } from '../../../lib/offline/fake-caches.fixture.ts'
import { COPY_AFTER_MS } from '../../../lib/offline/kept-json.ts'
import { keepStoryList } from '../../../lib/offline/kept-stories.ts'
import { knownUser } from '../../../lib/offline/known-user.ts'
import { createQueryClient } from '../../../lib/query-client.ts'
import { isCoverPending, storiesQuery } from './stories.ts'

installFakeCaches()
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('only the newest story can have a pending cover', () => {
  const page = (...covers: (string | null)[]) => ({
    stories: covers.map(coverUrl => ({ coverUrl }) as Story),
    next: null,
  })
  expect(isCoverPending([page(null, '/api/images/a.png')])).toBe(true)
  expect(isCoverPending([page('/api/images/a.png', null)])).toBe(false)
  expect(isCoverPending([page()])).toBe(false)
  expect(isCoverPending(undefined)).toBe(false)
})

test('a list that arrives after its copy is shown replaces it', async () => {
  const story = (id: number): Story => ({
    ...{ id, title: `Story ${id}`, characterName: 'Mira', characterAge: '4-6', characterType: 'pirate' },
    ...{ theme: 'space', createdAt: '2026-11-01T10:00:00Z', coverUrl: null },
  })
  knownUser.write({ id: 1, username: 'asha' })
  await keepStoryList(1, [story(1)])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answer: (response: Response) => void = () => {}
  vi.spyOn(window, 'fetch').mockReturnValue(
    new Promise(resolve => {
      answer = resolve
    }),
  )
  const queryClient = createQueryClient()
  const query = storiesQuery()
  const shown = () =>
    queryClient.getQueryData(query.queryKey)?.pages.flatMap(({ stories }) => stories.map(({ id }) => id))
  const fetched = queryClient.fetchInfiniteQuery(query)
  // The copy is read before the timer starts.
  while (vi.getTimerCount() === 0) await Promise.resolve()
  await vi.advanceTimersByTimeAsync(COPY_AFTER_MS)
  await fetched
  expect(shown()).toEqual([1])
  answer(Response.json([story(2), story(1)]))
  await vi.waitFor(() => expect(shown()).toEqual([2, 1]))
  queryClient.clear()
})
