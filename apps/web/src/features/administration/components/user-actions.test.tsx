// @vitest-environment jsdom
import type { AdminUser } from '@kahani/contracts/admin'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { asha, renderScreen } from '../../../testing/render-screen.tsx'
import { UserActions } from './user-actions.tsx'

const server = startFakeServer()
const ravi: AdminUser = {
  id: 2,
  username: 'ravi',
  email: 'ravi@example.in',
  isAdmin: false,
  subscriptionStatus: 'free',
  subscriptionCancelled: false,
  storiesRemaining: 1,
  createdAt: '2026-11-22T10:00:00.000Z',
}

test.each([
  [
    'success, with its message',
    { success: true, message: 'The count is right.' },
    200,
    'Success',
    'The count is right.',
  ],
  ['a message of failure', { success: false, message: 'No order was found.' }, 200, 'Error', 'No order was found.'],
  ['a failure without a message', null, 500, 'Error', 'Failed to reset story count'],
])('Fix Story Count shows %s', async (_case, body, status, title, description) => {
  server.use(http.post('*/api/admin/fix-story-count', () => HttpResponse.json(body, { status })))
  const { user } = renderScreen(<UserActions user={ravi} />, { user: { ...asha, isAdmin: true } })
  await user.click(screen.getByRole('button', { name: 'Fix Story Count' }))
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(description)).toBeVisible()
})
