// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import PrivacyPage from './privacy-page.tsx'

const server = startFakeServer()

test('the privacy page names the grievance contact', async () => {
  const notice = { version: '', aiProvider: null, grievanceContact: 'Meera Iyer, grievance@kahani.example' }
  server.use(http.get('*/api/privacy-notice', () => HttpResponse.json(notice)))
  renderScreen(<PrivacyPage />, { path: '/privacy-policy' })
  const link = await screen.findByRole('link', { name: 'grievance@kahani.example' })
  expect(link).toHaveAttribute('href', 'mailto:grievance@kahani.example')
  expect(link.parentElement).toHaveTextContent('Meera Iyer, grievance@kahani.example')
})
