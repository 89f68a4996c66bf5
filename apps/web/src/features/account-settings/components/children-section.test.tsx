// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { asha, renderScreen } from '../../../testing/render-screen.tsx'
import { ChildrenSection } from './children-section.tsx'

const server = startFakeServer()

test('lists one consent per child, and withdraws it after one question', async () => {
  const consentedAt = '2026-11-27T12:00:00.000Z'
  const shared = { stories: 1, consentedAt, withdrawnAt: null as string | null }
  const kiara = { storyId: 7, childName: 'Kiara', source: 'form', notice: '2026-11-27', ...shared }
  const ravi = { storyId: 3, childName: 'Ravi', source: 'terms', notice: null, aiProvider: null, ...shared }
  const zoya = { ...ravi, storyId: null, memberId: '0190b1f2-3c4d-7e5f-8a6b-9c0d1e2f3a4b', childName: 'Zoya' }
  let deleted: unknown
  const consents = [{ ...kiara, aiProvider: { name: 'OpenAI', country: 'US' } }, ravi, zoya]
  server.use(
    http.get('*/api/child-consents', () => HttpResponse.json(consents)),
    http.get('*/api/me', () => HttpResponse.json(asha)),
    http.delete('*/api/child-consents/7', () => {
      for (const consent of consents.slice(0, 1)) consent.withdrawnAt = consentedAt
      return new HttpResponse(null, { status: 204 })
    }),
    http.delete('*/api/child-consents/:id', ({ params }) => {
      deleted = params.id
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = renderScreen(<ChildrenSection />, { user: asha, path: '/account' })
  expect(
    await screen.findByText(/latest story\. Privacy policy of .* Sent to OpenAI \(United States\)\.$/),
  ).toBeVisible()
  expect(screen.getByText(/^You agreed on .* under our terms\.$/)).toBeVisible()
  expect(screen.getByText(/^You agreed on .* when you saved this child\.$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Withdraw the consent for Kiara' }))
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Consent withdrawn')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw the consent for Kiara' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Withdraw the consent for Ravi' })).toBeVisible()
  // A saved child without stories.
  await user.click(screen.getByRole('button', { name: 'Withdraw the consent for Zoya' }))
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(deleted).toBe(zoya.memberId))
})
