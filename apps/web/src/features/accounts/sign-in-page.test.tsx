// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.ts'
import { asha, renderScreen } from '../../testing/render-screen.tsx'
import SignInPage from './sign-in-page.tsx'

const server = startFakeServer()

test('a user is welcomed, then redirected', async () => {
  server.use(
    http.get('*/api/sign-in-options', () => HttpResponse.json({ google: false })),
    http.post('*/api/logout', () => new HttpResponse(null, { status: 401 })),
    http.post('*/api/login', () => HttpResponse.json(asha)),
  )
  // Only a hash of the same page changes the address in jsdom, and another file may have changed the path.
  window.history.replaceState(null, '', '/')
  const { user } = renderScreen(<SignInPage />, { path: '/signin?redirectTo=%2F%23shop' })
  await user.type(screen.getByLabelText(/^Username/), 'asha')
  await user.type(screen.getByLabelText(/^Password/), 'a lamp on the river')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('Welcome back!')).toBeVisible()
  await expect.poll(() => window.location.hash).toBe('#shop')
})
