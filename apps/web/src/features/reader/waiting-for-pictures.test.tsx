// @vitest-environment jsdom
import type { Illustrations } from '@kahani/contracts/stories'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { illustrationsQuery } from './api/illustrations.ts'
import { openStory, serveStory } from './open-story.fixture.tsx'

const server = serveStory()
const processing: Illustrations = {
  ...{ status: 'processing', waiting: false, sheetReady: true, rendering: [], illustrations: [], missing: [] },
  ...{ total: 4, refunded: false },
}
const ready = (pageNumber: number) => ({
  ...{ id: pageNumber, pageNumber, imageUrl: `/api/images/${pageNumber}`, isCover: pageNumber === 0, altText: '' },
})
const turnTo = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }))

/** Opens the story while its illustrations are processing. @returns the pages that it asked for, and what changes the list */
async function openUnfinished() {
  const prioritized: unknown[] = []
  vi.useFakeTimers({ shouldAdvanceTime: true })
  server.use(
    http.get('*/api/stories/7/illustrations', () => HttpResponse.json(processing)),
    http.post('*/api/stories/7/illustrations/:page/prioritize', ({ params }) => {
      prioritized.push(params.page)
      return new HttpResponse(null, { status: prioritized.length === 1 ? 503 : 204 })
    }),
  )
  const { queryClient } = await openStory()
  return {
    prioritized,
    receive: (change: Partial<Illustrations>) =>
      act(async () => {
        queryClient.setQueryData(illustrationsQuery(7).queryKey, { ...processing, ...change })
        await vi.advanceTimersByTimeAsync(1)
      }),
  }
}
const figure = () => within(screen.getByRole('figure'))
const announced = () =>
  screen.getAllByRole('status').flatMap(({ textContent }) => /^Painting.*/.exec(textContent)?.[0] ?? [])

test('a page without its picture says which one is being painted, and announces its own only', async () => {
  const { receive } = await openUnfinished()
  expect(figure().getByText('Generating illustrations... This may take a few minutes.')).toBeVisible()
  expect(figure().queryByText(/^Painting/)).toBeNull()
  await receive({ waiting: true })
  expect(figure().getByText('Waiting until your other book is drawn')).toBeVisible()
  await receive({ sheetReady: false })
  expect(figure().getByText('Drawing your hero')).toBeVisible()
  await receive({ rendering: [0, 2] })
  expect(figure().getByText('Painting the cover')).toBeVisible()
  expect(announced()).toEqual([])
  await receive({ rendering: [0, 2, 1] })
  expect(figure().getByText('Painting page 1')).toBeVisible()
  expect(announced()).toEqual(['Painting page 1'])
})

test('a page with its picture says beside the progress which one is being painted, until all are done', async () => {
  const { receive } = await openUnfinished()
  await receive({ illustrations: [ready(1)], rendering: [3] })
  expect(figure().getByText('Painting page 3')).toBeVisible()
  await receive({ status: 'completed', illustrations: [ready(1)], rendering: [3] })
  expect(screen.queryByText(/^Painting/)).toBeNull()
})

test('the page on which one stays is prioritized, once, while pictures are pending', async () => {
  const { prioritized, receive } = await openUnfinished()
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(prioritized).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(200))
  await vi.waitFor(() => expect(prioritized).toEqual(['1']))
  await turnTo('ArrowRight')
  await act(() => vi.advanceTimersByTimeAsync(500))
  await turnTo('ArrowRight')
  await act(() => vi.advanceTimersByTimeAsync(1_100))
  await vi.waitFor(() => expect(prioritized).toEqual(['1', '3']))
  await receive({ rendering: [3] })
  await receive({ illustrations: [ready(3)] })
  await act(() => vi.advanceTimersByTimeAsync(1_100))
  await receive({ status: 'completed', illustrations: [ready(3)] })
  await turnTo('ArrowLeft')
  await act(() => vi.advanceTimersByTimeAsync(1_100))
  expect(prioritized).toEqual(['1', '3'])
})
