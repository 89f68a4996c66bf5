// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from '../lib/query-client.ts'
import { useRefreshedSession, userQuery } from '../lib/session.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { asha } from '../testing/render-screen.tsx'

const server = startFakeServer()
afterEach(() => {
  cleanup()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server deletes it
  document.cookie = 'signed_in=; Max-Age=0'
})

function Status() {
  const { user, loading } = useRefreshedSession()
  return <p>{loading ? 'loading' : (user?.username ?? 'visitor')}</p>
}
const renderStatus = (queryClient = createQueryClient()) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Status />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('a browser without the hint has a visitor at once, and makes no request', async () => {
  let requests = 0
  server.use(
    http.get('*/api/me', () => {
      requests++
      return HttpResponse.json(asha)
    }),
  )
  // Other test files may have left it.
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=; Max-Age=0'
  const { unmount } = renderStatus()
  expect(screen.getByText('visitor')).toBeVisible()
  unmount()
  expect(requests).toBe(0)

  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=1'
  renderStatus()
  expect(screen.getByText('loading')).toBeVisible()
  expect(await screen.findByText('asha')).toBeVisible()
  expect(requests).toBe(1)
})

test.each([
  ['another account', () => HttpResponse.json({ ...asha, id: 2, username: 'ravi' }), 'ravi'],
  ['nobody', () => HttpResponse.json({ message: 'Not signed in' }, { status: 401 }), 'visitor'],
])('if %s is signed in since another tab was used, nothing of the account before is left', async (_, answer, name) => {
  const queryClient = createQueryClient()
  server.use(http.get('*/api/me', answer))
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=1'
  queryClient.setQueryData(userQuery().queryKey, asha)
  queryClient.setQueryData(['story', 7], 'the story of a child')
  renderStatus(queryClient)
  await queryClient.refetchQueries({ queryKey: userQuery().queryKey })
  expect(await screen.findByText(name)).toBeVisible()
  expect(queryClient.getQueryData(['story', 7])).toBeUndefined()
})
