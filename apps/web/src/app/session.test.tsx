// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { installFakeCaches } from '../lib/offline/fake-caches.fixture.ts'
import { knownUser } from '../lib/offline/known-user.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { useRefreshedSession, userQuery } from '../lib/session.ts'
import { awaitingSignOut, finishSignOut, signOutAndLeave } from '../lib/sign-out.ts'
import { toastStore } from '../lib/toast.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { asha } from '../testing/render-screen.tsx'
import { Shell } from './shell.tsx'

const server = startFakeServer()
const caches = installFakeCaches()
afterEach(() => {
  cleanup()
  awaitingSignOut.set(false)
  localStorage.clear()
  sessionStorage.clear()
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

/** A device with a story, the account and a draft on it. Returns what is left of them, and the pages that were loaded. */
async function useDevice() {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=1'
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  knownUser.write({ id: asha.id, username: asha.username })
  sessionStorage.setItem('kahani.create-story.1', 'the draft of a story')
  await window.caches.open('story-1-7')
  const remains = () => ({ stories: caches.names(), user: knownUser.read(), drafts: sessionStorage.length })
  return { assign, remains }
}
const NOTHING = { stories: [], user: null, drafts: 0 }
const fetchUser = () => createQueryClient().fetchQuery(userQuery())

test('signing out clears the device before it asks the server, whose answer opens the home page', async () => {
  const { assign, remains } = await useDevice()
  const asked: object[] = []
  server.use(
    http.post('*/api/logout', () => {
      asked.push(remains(), [...assign.mock.calls])
      return new HttpResponse('OK')
    }),
  )
  await signOutAndLeave()
  expect(asked).toEqual([NOTHING, []])
  expect(assign.mock.calls).toEqual([['/']])
})

test('a sign-out that the server refuses is reported, and the user stays signed in', async () => {
  const { assign, remains } = await useDevice()
  server.use(http.post('*/api/logout', () => HttpResponse.json({ message: 'Full' }, { status: 500 })))
  server.use(http.get('*/api/me', () => HttpResponse.json(asha)))
  await signOutAndLeave()
  expect(remains()).toEqual(NOTHING)
  expect(toastStore.get()).toMatchObject({ title: 'Sign out failed' })
  expect(await fetchUser()).toEqual(asha)
  expect(assign).not.toHaveBeenCalled()
})

test('without a connection, signing out hides the account, which is not signed in again, and ends the session when there is one', async () => {
  const { assign, remains } = await useDevice()
  const queryClient = createQueryClient()
  queryClient.setQueryData(userQuery().queryKey, asha)
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/missing']}>
        <Shell accountReady />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  server.use(http.post('*/api/logout', () => HttpResponse.error()))
  await signOutAndLeave()
  expect(await screen.findByRole('heading', { name: 'You are signed out on this device' })).toBeVisible()
  expect(screen.queryByRole('banner')).toBeNull()
  expect(remains()).toEqual(NOTHING)

  // The next page may be opened before the session has ended. It asks for no user.
  expect(await fetchUser()).toBeNull()
  await finishSignOut()
  expect(await fetchUser()).toBeNull()
  expect(assign).not.toHaveBeenCalled()

  let requests = 0
  server.use(
    http.post('*/api/logout', () => {
      requests++
      return HttpResponse.json({ message: 'Signed out' })
    }),
  )
  screen.getByRole('button', { name: 'Try again' }).click()
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/']]))
  await finishSignOut()
  expect(requests).toBe(1)
})
