import '@testing-library/jest-dom/vitest'
import type { User } from '@kahani/contracts/accounts'
import { SESSION_HINT_COOKIE } from '@kahani/contracts/headers'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { createQueryClient } from '../lib/query-client.ts'
import { userQuery } from '../lib/session.ts'
import { dismissToast, toastStore } from '../lib/toast.ts'
import Toaster from '../ui/toaster.tsx'

/** A signed-in family with a confirmed address and one free story. */
export const asha: User = {
  id: 1,
  username: 'asha',
  email: 'asha@example.in',
  emailVerified: true,
  hasPassword: true,
  isAdmin: false,
  subscriptionStatus: 'free',
  printedCopiesRemaining: 0,
}

configure({
  // Busy machines are slow.
  asyncUtilTimeout: 30_000,
  // Each time that an element which is waited for is not there yet, the whole page would be printed.
  getElementError: message => new Error(message ?? ''),
})
// jsdom lacks what toasts use to be swiped away.
Element.prototype.hasPointerCapture ??= () => false
// jsdom lays nothing out, so nothing comes into view.
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

interface ScreenOptions {
  /** Default: a visitor. */
  user?: User | null
  /** The address of the screen, with its query. */
  path?: string
}

/** Renders a screen or a component at `path`, with the toasts. Every other path is an empty page. */
export function renderScreen(screen: ReactNode, { user = null, path = '/' }: ScreenOptions = {}) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the server sets
  document.cookie = user ? `${SESSION_HINT_COOKIE}=1` : `${SESSION_HINT_COOKIE}=; Max-Age=0`
  const queryClient = createQueryClient()
  queryClient.setQueryData(userQuery().queryKey, user)
  const url = new URL(path, window.location.origin)
  const routes = [
    { path: url.pathname, element: screen },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  onTestFinished(() => {
    cleanup()
    const shown = toastStore.get()
    if (shown) dismissToast(shown.id)
    queryClient.clear()
  })
  return {
    ...view,
    // Checking the styles of every element around takes most of the time of a click.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    queryClient,
    /** The current path, with its query and hash. */
    location: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
  }
}
