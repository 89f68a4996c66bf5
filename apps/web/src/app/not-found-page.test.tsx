// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, renderScreen } from '../testing/render-screen.tsx'
import NotFoundPage from './not-found-page.tsx'

test.each([
  ['a visitor', null, ['Go to Homepage']],
  ['a family', asha, ['My Stories', 'Go to Homepage']],
])('an unknown page leads %s on', (_, user, links) => {
  renderScreen(<NotFoundPage />, { user, path: '/lost' })
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible()
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(links)
})
