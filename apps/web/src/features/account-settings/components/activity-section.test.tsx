// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { asha, renderScreen } from '../../../testing/render-screen.tsx'
import { ActivitySection } from './activity-section.tsx'

const server = startFakeServer()
const at = '2026-11-27T06:30:00.000Z'
const device = 'Chrome on Android'

test('a family sees who of the staff saw what, and its own sign-ins, page by page', async () => {
  const rest = { at, network: null, staff: null, details: {} }
  server.use(
    http.get('*/api/account/activity', ({ request }) =>
      new URL(request.url).searchParams.has('before')
        ? HttpResponse.json([{ ...rest, id: 1, action: 'sign-in', network: '203.0.113.0/24', details: { device } }])
        : HttpResponse.json(
            [
              { ...rest, id: 3, action: 'GET /api/admin/printed-copies', staff: 'ravi' },
              { ...rest, id: 2, action: 'GET /api/admin/users' },
            ],
            { headers: { link: '</api/account/activity?before=2>; rel="next"' } },
          ),
    ),
  )
  const { user } = renderScreen(<ActivitySection />, { user: asha })
  const section = within(screen.getByRole('region', { name: 'Activity' }))
  const texts = () => section.getAllByRole('listitem')
  await section.findByRole('list')
  expect(texts()[0]).toHaveTextContent(/your address.*27 Nov 2026.* · Our staff: ravi$/)
  expect(texts()[1]).toHaveTextContent(/email address.*Our staff: somebody who has left$/)

  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('You signed in')).toBeVisible()
  expect(texts()[2]).toHaveTextContent(/Chrome on Android · Network 203\.0\.113\.0\/24$/)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})
