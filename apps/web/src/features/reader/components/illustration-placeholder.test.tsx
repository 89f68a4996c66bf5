// @vitest-environment jsdom
import type { Illustrations } from '@kahani/contracts/stories'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { createQueryClient } from '../../../lib/query-client.ts'
import { illustrationsQuery } from '../api/illustrations.ts'
import { beingDrawn, IllustrationPlaceholder } from './illustration-placeholder.tsx'

const ready = (pageNumber: number) => ({
  id: pageNumber,
  pageNumber,
  imageUrl: `/api/images/${pageNumber}`,
  isCover: pageNumber === 0,
  altText: '',
})
const processing: Illustrations = {
  status: 'processing',
  sheetReady: true,
  illustrations: [],
  missing: [],
  total: 11,
  refunded: false,
}

test('the pictures are drawn in the order of the book, after the hero', () => {
  expect(beingDrawn({ ...processing, waiting: true, sheetReady: false })).toBe('Waiting until your other book is drawn')
  expect(beingDrawn({ ...processing, sheetReady: false })).toBe('Drawing your hero')
  expect(beingDrawn(processing)).toBe('Drawing the cover')
  const illustrations = [ready(0), ready(1), ready(3)]
  const missing = [{ pageNumber: 2, reason: 'failed' as const, canRetry: true }]
  expect(beingDrawn({ ...processing, illustrations })).toBe('Drawing page 2 of 10')
  expect(beingDrawn({ ...processing, illustrations, missing })).toBe('Drawing page 4 of 10')
  expect(beingDrawn({ ...processing, illustrations: Array.from({ length: 11 }, (_, i) => ready(i)) })).toBeNull()
})

test('a page without its picture says which one is being drawn', async () => {
  const queryClient = createQueryClient()
  const routes = [{ path: '/story/:id', element: <IllustrationPlaceholder processing /> }]
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/story/7'] })} />
    </QueryClientProvider>,
  )
  onTestFinished(cleanup)
  expect(screen.getByText('Generating illustrations... This may take a few minutes.')).toBeTruthy()
  queryClient.setQueryData(illustrationsQuery(7).queryKey, { ...processing, illustrations: [ready(0)] })
  expect(await screen.findByText('Drawing page 1 of 10')).toBeTruthy()
})
