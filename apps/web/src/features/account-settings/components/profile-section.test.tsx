// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { useSignedInUser } from '../../../lib/session.ts'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { asha, renderScreen } from '../../../testing/render-screen.tsx'
import { ProfileSection } from './profile-section.tsx'

const server = startFakeServer()

const Profile = () => <ProfileSection user={useSignedInUser()} />

test('a family changes its username, and reads at the field why another one was refused', async () => {
  const taken = 'That username is already taken. Please choose another.'
  server.use(
    http.get('*/api/account/email-change', () => HttpResponse.json({ pending: null })),
    http.get('*/api/me', () => HttpResponse.json({ ...asha, username: 'Nani' })),
    http.put('*/api/account/username', async ({ request }) => {
      const { username } = (await request.json()) as { username: string }
      const issues = [{ path: 'username', message: taken }]
      if (username === 'Dadi')
        return HttpResponse.json({ code: 'username_taken', message: taken, issues }, { status: 409 })
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = renderScreen(<Profile />, { user: asha, path: '/account' })
  await user.click(screen.getByRole('button', { name: 'Change your username' }))
  const field = screen.getByLabelText('New username')
  expect(field).toHaveValue('asha')
  for (const [name, text] of [
    ['ab', 'Username must be at least 3 characters'],
    ['Dadi', taken],
  ] as const) {
    await user.clear(field)
    await user.type(field, `${name}{Enter}`)
    expect(await screen.findByText(text)).toBeVisible()
  }
  await user.clear(field)
  await user.type(field, 'Nani{Enter}')
  expect(await screen.findByText('Your username is changed')).toBeVisible()
  expect(await screen.findByText('Nani')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a new address is shown until it is confirmed, with another link and a way back', async () => {
  let pending: { email: string; expiresAt: string } | null = null
  let resent = 0
  server.use(
    http.get('*/api/account/email-change', () => HttpResponse.json({ pending })),
    http.put('*/api/account/email-change', async ({ request }) => {
      const { email } = (await request.json()) as { email: string }
      pending = { email, expiresAt: '2026-12-02T12:00:00.000Z' }
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('*/api/account/email-change/resend', () => {
      resent++
      return new HttpResponse(null, { status: 204 })
    }),
    http.delete('*/api/account/email-change', () => {
      pending = null
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = renderScreen(<Profile />, { user: asha, path: '/account' })
  await user.click(screen.getByRole('button', { name: 'Change your email address' }))
  await user.type(screen.getByLabelText('New email address'), 'asha@elsewhere.example{Enter}')
  expect(
    await screen.findByText(/^We sent a link to asha@elsewhere\.example\. Open it before 2 Dec 2026/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send the link again' }))
  await waitFor(() => expect(resent).toBe(1))
  await user.click(await screen.findByRole('button', { name: 'Keep the present address' }))
  expect(await screen.findByText('Your address stays as it is')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/^We sent a link/)).toBeNull())
})
