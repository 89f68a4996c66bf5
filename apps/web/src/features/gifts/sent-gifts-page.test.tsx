// @vitest-environment jsdom
import { deliveryTime } from '@kahani/contracts/gift-delivery'
import type { SentGift } from '@kahani/contracts/sent-gifts'
import { giftCardMessages, sentGiftsMessages as messages } from '@kahani/messages/en/sent-gifts'
import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.ts'
import { asha, renderScreen } from '../../testing/render-screen.tsx'
import GiftCardPage from './gift-card-page.tsx'
import SentGiftsPage from './sent-gifts-page.tsx'

const server = startFakeServer()
const DAY = '2026-12-24'
const delivered: SentGift = {
  ...{ id: '0190b1f2-3c4d-4e5f-8a6b-9c0d1e2f3a4b', packageId: 'digital', senderName: 'Dadi', recipientName: 'Riya' },
  ...{ recipientEmail: 'riya@example.in', message: 'For every\nnight', paidAt: '2026-11-20T10:00:00Z' },
  ...{ deliveredAt: '2026-11-20T10:00:00Z', deliverAt: null, redeemedAt: null, cancelledAt: null },
  ...{ token: 'secret', code: '0A7K-2QXM-9RTA' },
}
const planned: SentGift = {
  ...{ ...delivered, id: '1190b1f2-3c4d-4e5f-8a6b-9c0d1e2f3a4b', recipientName: 'Kabir' },
  ...{ deliveredAt: null, deliverAt: deliveryTime(DAY).toISOString() },
}
const redeemed: SentGift = {
  ...{ ...delivered, id: '2190b1f2-3c4d-4e5f-8a6b-9c0d1e2f3a4b', recipientName: null, recipientEmail: null },
  ...{ redeemedAt: '2026-11-21T10:00:00Z', token: null, code: null },
}

function open(gifts: SentGift[]) {
  server.use(http.get('*/api/gifts', () => HttpResponse.json(gifts)))
  return renderScreen(<SentGiftsPage />, { user: asha, path: '/gifts' })
}
const gift = async (name: string) =>
  within((await screen.findByRole('heading', { name: `For ${name}` })).closest('li') as HTMLElement)

test('each gift says whether it was emailed or opened, and offers what is still possible', async () => {
  const { user } = open([planned, delivered, redeemed])
  const riya = await gift('Riya')
  expect(riya.getByText(/^Emailed on 20 Nov 2026/)).toBeVisible()
  expect(riya.getByRole('link', { name: 'Print a card for Riya' })).toHaveAttribute(
    'href',
    `/gifts/${delivered.id}/card`,
  )
  await user.click(riya.getByRole('button', { name: 'Copy the link for Riya' }))
  expect(await screen.findByText('Link copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/redeem-gift?token=secret`)
  expect(riya.queryByRole('button', { name: /day|now/ })).toBeNull()

  const kabir = await gift('Kabir')
  expect(kabir.getByText(messages.status.planned(DAY))).toBeVisible()
  expect(kabir.queryByRole('button', { name: /again/ })).toBeNull()
  const opened = await gift(messages.someone)
  expect(opened.getByText(/^Opened on 21 Nov 2026/)).toBeVisible()
  expect(opened.queryAllByRole('button')).toEqual([])
})

test('the day of a gift can be changed, and it can be sent at once', async () => {
  const { user } = open([planned])
  const bodies: unknown[] = []
  const later = new Date(Date.now() + 9 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  server.use(
    http.put('*/api/gifts/:id/delivery', async ({ request }) => {
      const body = (await request.json()) as { deliverOn: string | null }
      bodies.push(body)
      const { deliverOn } = body
      if (deliverOn) return HttpResponse.json({ ...planned, deliverAt: deliveryTime(deliverOn).toISOString() })
      return HttpResponse.json({ ...planned, deliverAt: null, deliveredAt: '2026-11-29T10:00:00.000Z' })
    }),
  )
  const kabir = await gift('Kabir')
  await user.click(kabir.getByRole('button', { name: messages.changeDayFor('Kabir') }))
  expect(kabir.getByLabelText(messages.day)).toHaveFocus()
  fireEvent.change(kabir.getByLabelText(messages.day), { target: { value: '2020-01-01' } })
  await user.click(kabir.getByRole('button', { name: messages.save }))
  expect(await kabir.findByText('Please choose a day between today and a year from now')).toBeVisible()
  fireEvent.change(kabir.getByLabelText(messages.day), { target: { value: later } })
  await user.click(kabir.getByRole('button', { name: messages.save }))
  expect(await kabir.findByText(messages.status.planned(later))).toBeVisible()

  await user.click(kabir.getByRole('button', { name: messages.sendNowFor('Kabir') }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send It Now' }))
  expect(await kabir.findByText(/^Emailed on 29 Nov 2026/)).toBeVisible()
  expect(bodies).toEqual([{ deliverOn: later }, { deliverOn: null }])
})

test('a gift that was sent again today says so', async () => {
  const { user } = open([delivered])
  const message = 'We have already sent it again today.'
  server.use(
    http.post('*/api/gifts/:id/resend', () => new HttpResponse(null, { status: 204 }), { once: true }),
    http.post('*/api/gifts/:id/resend', () => HttpResponse.json({ code: 'gift_sent_today', message }, { status: 409 })),
  )
  const riya = await gift('Riya')
  await user.click(riya.getByRole('button', { name: messages.sendAgainFor('Riya') }))
  expect(await screen.findByText('Email sent')).toBeVisible()
  await user.click(riya.getByRole('button', { name: messages.sendAgainFor('Riya') }))
  expect(await screen.findByText(message)).toBeVisible()
})

test('without gifts, the page leads to the shop', async () => {
  open([])
  expect(await screen.findByRole('link', { name: messages.toShop })).toHaveAttribute('href', '/purchases')
})

test('a card has the message, the names, a QR code and the code to type, and is printed as a sheet', async () => {
  server.use(http.get('*/api/gifts', () => HttpResponse.json([delivered])))
  renderScreen(<GiftCardPage />, { user: asha, path: `/gifts/${delivered.id}/card` })
  expect(await screen.findByRole('button', { name: giftCardMessages.print })).toBeVisible()
  const sheet = within(document.querySelector('body > .printed-book') as HTMLElement)
  for (const text of ['For Riya', 'With love from Dadi', '5 stories', '0A7K-2QXM-9RTA'])
    expect(sheet.getByText(text)).toBeInTheDocument()
  expect(sheet.getByText(/^For every\s+night$/)).toBeInTheDocument()
  expect(sheet.getByRole('img', { hidden: true, name: giftCardMessages.qrLabel })).toBeInTheDocument()
})

test('a gift that was opened has no card', async () => {
  server.use(http.get('*/api/gifts', () => HttpResponse.json([redeemed])))
  renderScreen(<GiftCardPage />, { user: asha, path: `/gifts/${redeemed.id}/card` })
  expect(await screen.findByText(giftCardMessages.notOpen)).toBeVisible()
})
