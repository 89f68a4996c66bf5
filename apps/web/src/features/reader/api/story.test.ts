// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '../../../lib/query-client.ts'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { storyQuery } from './story.ts'

const server = startFakeServer()

test('a story that failed to load with the document is not requested again by its page, but when it is opened later', async () => {
  let requests = 0
  const answer = () => {
    requests += 1
    return HttpResponse.json({ code: 'not_found', message: 'Not found' }, { status: 404 })
  }
  server.use(http.get('*/api/stories/7', answer))
  const queryClient = createQueryClient()
  onTestFinished(() => queryClient.clear())
  /** @returns the status that the page shows first */
  const openPage = () => {
    const page = new QueryObserver(queryClient, storyQuery(7))
    onTestFinished(page.subscribe(() => undefined))
    return page.getCurrentResult().status
  }
  await queryClient.prefetchQuery(storyQuery(7))
  expect(openPage()).toBe('error')
  expect(requests).toBe(1)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  openPage()
  await vi.waitUntil(() => requests === 2)
})
