// @vitest-environment jsdom
import type { AccountPrintedCopy } from '@kahani/contracts/prints'
import { accountPrintedCopiesMessages as messages } from '@kahani/messages/en/account-printed-copies'
import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { asha, renderScreen } from '../../../testing/render-screen.tsx'
import { PrintedCopiesSection } from './printed-copies-section.tsx'

const server = startFakeServer()
const placed: AccountPrintedCopy = {
  ...{ id: 3, storyId: 7, title: 'Meera and the Lamp', inLibrary: true, status: 'placed', held: false },
  ...{ paid: { amount: 80_000, currency: 'INR' }, shippingAddress: 'Asha Rao, 12 Lake Road, Pune' },
  ...{ courier: null, trackingNumber: null, filesVersion: 'a'.repeat(64) },
  ...{ createdAt: '2026-11-25T06:30:00.000Z', updatedAt: '2026-11-25T06:30:00.000Z' },
}
const shipped: AccountPrintedCopy = {
  ...{ ...placed, id: 2, inLibrary: false, status: 'shipped', paid: null },
  ...{ courier: 'Blue Dart', trackingNumber: 'BD 47', updatedAt: '2026-11-27T06:30:00.000Z' },
}
const old: AccountPrintedCopy = {
  ...{ ...shipped, id: 1, title: null, status: 'delivered', shippingAddress: null, trackingNumber: null },
}

test('a family follows its printed copies page by page, and cancels one that is not made yet', async () => {
  let copies = [placed, shipped]
  server.use(
    http.get('*/api/me', () => HttpResponse.json(asha)),
    http.get('*/api/account/printed-copies', ({ request }) =>
      new URL(request.url).searchParams.has('before')
        ? HttpResponse.json([old])
        : HttpResponse.json(copies, { headers: { link: '</api/account/printed-copies?before=2>; rel="next"' } }),
    ),
    http.post('*/api/account/printed-copies/3/cancel', () => {
      copies = [{ ...placed, status: 'cancelled' }, shipped]
      return new HttpResponse(null, { status: 204 })
    }),
  )
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T06:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { user, container } = renderScreen(<PrintedCopiesSection />, { user: asha, path: '/account#printed-copies' })
  await screen.findByText('Ordered on 25 Nov 2026')
  expect(screen.getByRole('region', { name: messages.heading })).toHaveFocus()
  const items = () => screen.getAllByRole('listitem').map(item => within(item))
  const [first, second] = items()
  expect(first?.getByRole('link', { name: 'Meera and the Lamp' })).toHaveAttribute('href', '/story/7')
  for (const text of ['Ordered on 25 Nov 2026', '₹800', 'Asha Rao, 12 Lake Road, Pune'])
    expect(first?.getByText(text)).toBeVisible()
  expect(first?.getByText('It should arrive Thu, 3 – Wed, 9 December.')).toBeVisible()
  expect(second?.getByText('Sent on 27 Nov 2026')).toBeVisible()
  expect(second?.getByText('It should arrive Fri, 4 – Tue, 8 December.')).toBeVisible()
  expect(second?.getByText(messages.included)).toBeVisible()
  expect(second?.getByRole('link', { name: messages.track }).getAttribute('href')).toMatch(/bluedart.*=BD%2047$/)
  expect(second?.queryByRole('link', { name: 'Meera and the Lamp' })).toBeNull()
  // A story that was deleted has no pictures of its own.
  expect(container.querySelectorAll('img[src^="/api/"]')).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: messages.more }))
  expect(await screen.findByText('Delivered on 27 Nov 2026')).toBeVisible()
  expect(items()[2]?.getByText(messages.number(1))).toBeVisible()
  expect(items()[2]?.getByRole('link', { name: messages.contact })).toHaveAttribute('href', '/contact-us')

  await user.click(screen.getByRole('button', { name: messages.cancelOf('Meera and the Lamp') }))
  expect(screen.getByText(messages.confirm.refunded('₹800'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: messages.confirm.confirm }))
  expect(await screen.findByText(messages.cancelled.title)).toBeVisible()
  expect(await screen.findByText('Cancelled on 25 Nov 2026')).toBeVisible()
  expect(screen.queryByRole('button', { name: messages.cancelOf('Meera and the Lamp') })).toBeNull()
})

test('says how to order a copy if there is none, and tries again after a failure', async () => {
  let fails = true
  server.use(
    http.get('*/api/account/printed-copies', () =>
      fails ? HttpResponse.json({ code: 'x', message: 'Not now' }, { status: 409 }) : HttpResponse.json([]),
    ),
  )
  const { user } = renderScreen(<PrintedCopiesSection />, { user: asha })
  expect(await screen.findByText(messages.failed)).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: accountSettingsMessages.retry }))
  expect(await screen.findByText(messages.empty)).toBeVisible()
})
