// @vitest-environment jsdom
import type { Illustrations } from '@kahani/contracts/stories'
import { act, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { asha, renderScreen } from '../../../testing/render-screen.tsx'
import { useIllustrations } from './illustrations.ts'

const server = startFakeServer()
const TAG = 'W/"1.5"'
const list = (completed: number, status: Illustrations['status'] = 'processing'): Illustrations => ({
  status,
  illustrations: Array.from({ length: completed }, (_, i) => ({
    ...{ id: i, pageNumber: i, imageUrl: `/api/images/${i}.png`, isCover: i === 0, altText: 'A boat' },
  })),
  ...{ missing: [], total: 11, refunded: false },
})

class FakeEventSource {
  static opened: FakeEventSource[] = []
  onmessage: (event: { data: string; lastEventId: string }) => void = () => undefined
  closed = false
  readonly url: string
  constructor(url: string) {
    this.url = url
    FakeEventSource.opened.push(this)
  }
  close() {
    this.closed = true
  }
  send = (illustrations: unknown, lastEventId = 'W/"2"') =>
    act(async () => this.onmessage({ data: JSON.stringify(illustrations), lastEventId }))
}
beforeEach(() => {
  FakeEventSource.opened = []
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Count() {
  const { illustrations } = useIllustrations(7)
  return <p>{illustrations ? `${illustrations.illustrations.length} ${illustrations.status}` : 'none'}</p>
}

/** Answers polls with the list, or with 304 for its ETag. @returns the ETags that the polls had */
function answerPolls() {
  const received: (string | null)[] = []
  server.use(
    http.get('*/api/stories/7/illustrations', ({ request }) => {
      const tag = request.headers.get('if-none-match')
      received.push(tag)
      return tag ? new HttpResponse(null, { status: 304 }) : HttpResponse.json(list(0), { headers: { etag: TAG } })
    }),
  )
  return received
}
const hide = (hidden: boolean) =>
  act(async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('a picture appears with its event, and the stream ends with the last one', async () => {
  answerPolls()
  renderScreen(<Count />, { user: asha })
  expect(await screen.findByText('0 processing')).toBeVisible()
  const [source] = FakeEventSource.opened
  expect(source?.url).toBe('/api/stories/7/illustrations/events?after=W%2F%221.5%22')
  await source?.send({ unknown: true })
  await source?.send(list(1))
  expect(await screen.findByText('1 processing')).toBeVisible()
  await source?.send(list(11, 'completed'))
  expect(await screen.findByText('11 completed')).toBeVisible()
  expect(source?.closed).toBe(true)
  expect(FakeEventSource.opened).toHaveLength(1)
})

test('polling goes on every 5 s with the ETag of the newest list, and an unchanged list stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const tags = answerPolls()
  renderScreen(<Count />, { user: asha })
  await screen.findByText('0 processing')
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await FakeEventSource.opened[0]?.send(list(2))
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(tags).toEqual([null, TAG])
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(tags).toEqual([null, TAG, 'W/"2"'])
  expect(screen.getByText('2 processing')).toBeVisible()
})

test('a hidden page has no stream, and continues from its list', async () => {
  answerPolls()
  renderScreen(<Count />, { user: asha })
  await screen.findByText('0 processing')
  await FakeEventSource.opened[0]?.send(list(1))
  await hide(true)
  expect(FakeEventSource.opened.map(({ closed }) => closed)).toEqual([true])
  await hide(false)
  expect(FakeEventSource.opened).toHaveLength(2)
  expect(FakeEventSource.opened[1]?.url).toContain('after=W%2F%222%22')
})

test('without Server-Sent Events the list is polled', async () => {
  vi.stubGlobal('EventSource', undefined)
  answerPolls()
  renderScreen(<Count />, { user: asha })
  expect(await screen.findByText('0 processing')).toBeVisible()
})
