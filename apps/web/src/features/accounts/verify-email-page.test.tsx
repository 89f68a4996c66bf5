// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { userQuery, useSession } from '../../lib/session.ts'
import { startFakeServer } from '../../testing/fake-server.ts'
import { asha, renderScreen } from '../../testing/render-screen.tsx'
import VerifyEmailPage from './verify-email-page.tsx'

const server = startFakeServer()
const path = '/verify-email?token=t'

test('whoever is not signed in to the account signs in, or chooses a new password', async () => {
  const requests: unknown[] = []
  server.use(
    http.post('*/api/verify-email', async ({ request }) => {
      const body = (await request.json()) as { newPassword?: string }
      requests.push(body)
      return body.newPassword === undefined
        ? HttpResponse.json({ code: 'other_session', message: 'Please sign in.' }, { status: 403 })
        : HttpResponse.json({ message: 'Thank you!' })
    }),
  )
  const { user, location } = renderScreen(<VerifyEmailPage />, { path })
  expect(await screen.findByRole('heading', { name: 'Is this your account?' })).toBeVisible()
  const signIn = screen.getByRole('link', { name: 'Sign In' })
  expect(signIn).toHaveAttribute('href', `/signin?redirectTo=${encodeURIComponent(path)}`)

  await user.type(screen.getByLabelText(/^New Password/), 'gulmohar tree')
  await user.type(screen.getByLabelText(/^Confirm New Password/), 'gulmohar tree')
  await user.click(screen.getByRole('button', { name: 'Save the new password' }))
  expect(await screen.findByText('Your password has been updated successfully.')).toBeVisible()
  expect(requests).toEqual([{ token: 't' }, { token: 't', newPassword: 'gulmohar tree' }])
  expect(location()).toBe('/signin')
})

test.each([
  ['sign_in_to_confirm', 'One more step', 'Sign In', `/signin?redirectTo=${encodeURIComponent(path)}`],
  ['change_expired', 'This link no longer works', 'Open my account', '/account'],
])('the link of a new address that is answered with %s leads on', async (code, heading, link, href) => {
  server.use(http.post('*/api/verify-email', () => HttpResponse.json({ code, message: 'No.' }, { status: 403 })))
  renderScreen(<VerifyEmailPage />, { path })
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href)
  expect(screen.queryByLabelText(/^New Password/)).toBeNull()
})

function Address() {
  const { user } = useSession()
  return <p>{user?.emailVerified ? 'confirmed' : 'not confirmed'}</p>
}

test('the first answer about the user, if it comes after the confirmation, does not hide it', async () => {
  const users = [new Promise<never>(() => {}), Promise.resolve(HttpResponse.json(asha))]
  server.use(
    http.get('*/api/me', () => users.shift()),
    http.post('*/api/verify-email', () => HttpResponse.json({ message: 'Thank you!' })),
  )
  const { queryClient } = renderScreen(
    <>
      <VerifyEmailPage />
      <Address />
    </>,
    { user: { ...asha, emailVerified: false }, path },
  )
  await act(() => void queryClient.resetQueries({ queryKey: userQuery().queryKey }))
  expect(await screen.findByText('confirmed')).toBeVisible()
})
