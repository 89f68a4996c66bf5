// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { reportReading, sendReadingReport } from './report-reading.ts'

test('the page on which a family stays is reported, and the last one when the book is closed', async () => {
  vi.useFakeTimers()
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }))
  onTestFinished(() => {
    vi.useRealTimers()
    fetch.mockRestore()
  })
  const reports = () => fetch.mock.calls.map(([url, init]) => [url, init?.body])
  for (const page of [1, 2, 3]) reportReading(7, page)
  expect(reports()).toEqual([])
  vi.advanceTimersByTime(2_000)
  expect(reports()).toEqual([['/api/stories/7/reading', '{"page":3}']])
  reportReading(7, 4)
  sendReadingReport()
  window.dispatchEvent(new Event('pagehide'))
  expect(reports().slice(1)).toEqual([['/api/stories/7/reading', '{"page":4}']])
})
