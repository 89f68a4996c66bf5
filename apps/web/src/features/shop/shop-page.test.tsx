// @vitest-environment jsdom
import { indianDay } from '@kahani/contracts/gift-delivery'
import { formatPaise } from '@kahani/contracts/money'
import { shopMessages } from '@kahani/messages/en/shop'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { clearTab } from '../../lib/storage.ts'
import { fakeCheckout } from '../../testing/fake-checkout.ts'
import { startFakeServer } from '../../testing/fake-server.ts'
import { asha, renderScreen } from '../../testing/render-screen.tsx'
import ShopPage from './shop-page.tsx'

const server = startFakeServer()
const order = { orderId: 'order_1', keyId: 'rzp_key', amount: 40_000, currency: 'INR', message: '' }
const preview = {
  subject: 'asha sent you a gift from Kahani',
  tagline: 'Bedtime stories',
  heading: 'A gift for you!',
  greeting: 'Dear Riya,',
  lead: ['asha gave you Single Digital.'],
  message: { heading: 'Personal message from asha:', text: 'For every\nnight' },
  button: 'Redeem your gift',
  closing: ['Sign in.'],
  signature: ['Sweet dreams,', 'The team'],
  footer: ['Questions?'],
}

/** The bodies of the requests that the page sends, with their paths. */
let sent: [string, unknown][]

beforeEach(() => {
  sent = []
  clearTab()
  window.scrollTo = () => undefined
  // The checkout opens on this page only.
  window.history.replaceState(null, '', '/purchases')
  const record = async (request: Request) => sent.push([new URL(request.url).pathname, await request.json()])
  server.use(
    http.get('*/api/me', () => HttpResponse.json(asha)),
    http.get('*/api/story-credits', () =>
      HttpResponse.json({ storiesRemaining: 1, cancelled: false, planId: 'single_printed' }),
    ),
    http.get('*/api/stories', () => HttpResponse.json([])),
    http.get('*/api/payments/checkout', () => HttpResponse.json({ scriptUrl: 'https://checkout.example/v1.js' })),
    http.post('*/api/create-order', async ({ request }) => {
      await record(request)
      return HttpResponse.json(order)
    }),
    http.post('*/api/create-gift-order', async ({ request }) => {
      await record(request)
      return HttpResponse.json(order)
    }),
    http.post('*/api/gift-preview', async ({ request }) => {
      await record(request)
      return HttpResponse.json(preview)
    }),
    http.post('*/api/verify-payment', async ({ request }) => {
      await record(request)
      return HttpResponse.json({ success: true, message: '' })
    }),
  )
})

const open = () => renderScreen(<ShopPage />, { user: asha, path: '/purchases' })
const card = (name: string) => within(screen.getByRole('heading', { name }).closest('.bg-card') as HTMLElement)
type View = ReturnType<typeof open>
const openGift = async ({ user }: View) => {
  await user.click(card('Single Digital').getByRole('button', { name: 'Gift This Package' }))
  await screen.findByRole('dialog')
}

test('a blocked checkout script is reported when a package is bought', async () => {
  fakeCheckout({ blocked: true })
  const { user } = open()
  await user.click(card('Single Digital').getByRole('button', { name: 'Buy' }))
  expect(await screen.findByText('Payment System Error')).toBeVisible()
  expect(await card('Single Digital').findByRole('button', { name: 'Buy' })).toBeEnabled()
})

test('a package shows what it costs and holds, and during a purchase which one is pending', async () => {
  const checkout = fakeCheckout()
  const { user } = open()
  const digital = card('Single Digital')
  for (const text of ['Popular', formatPaise(40_000), '/one-time', 'Inclusive of all taxes', '1 personalised story'])
    expect(digital.getByText(text)).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Bundles' }))
  expect(
    card('Digital Collection').getByText(`${formatPaise(30_000)} per story instead of ${formatPaise(40_000)}`),
  ).toBeVisible()
  expect(
    card('Printed Collection').getByText(
      `${formatPaise(100_000)} per story and booklet instead of ${formatPaise(120_000)}`,
    ),
  ).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Singles' }))

  // Both clicks come before the button is disabled.
  const buy = card('Single Digital').getByRole('button', { name: 'Buy' })
  fireEvent.click(buy)
  fireEvent.click(buy)
  await waitFor(() => expect(checkout.opened).toHaveLength(1))
  expect(sent.map(([path]) => path)).toEqual(['/api/create-order'])
  expect(card('Single Digital').getByRole('button', { name: 'Payment Pending' })).toBeDisabled()
  expect(card('Single Printed').getByRole('button', { name: 'Current Plan' })).toBeDisabled()
  checkout.close()
  expect(await screen.findByText('Payment Cancelled')).toBeVisible()
  await user.click(await card('Single Digital').findByRole('button', { name: 'Buy' }))
  await waitFor(() => expect(checkout.opened).toHaveLength(2))
  checkout.pay()
  expect(await screen.findByText('Purchase Complete!')).toBeVisible()
  expect(screen.getByText('Thank you for your purchase!')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start Creating Stories' })).toHaveAttribute('href', '/create-story')
})

test('the packages show the covers of the latest stories, or samples', async () => {
  const story = { id: 7, title: 'Asha', characterName: 'Asha', characterAge: '4-6', characterType: 'pirate' }
  const stories = ['/api/images/7-a.webp', null].map(coverUrl => ({
    ...story,
    theme: 'space',
    createdAt: '',
    coverUrl,
  }))
  server.use(http.get('*/api/stories', () => HttpResponse.json(stories)))
  const { container, unmount } = open()
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2))
  for (const cover of container.querySelectorAll('img')) expect(cover.srcset).toContain('/api/images/7-a.webp')
  unmount()
  server.use(http.get('*/api/stories', () => HttpResponse.json([])))
  const other = open().container
  await waitFor(() => expect(other.querySelectorAll('img[src*="sample-covers"]')).toHaveLength(2))
})

test('a payment that cannot be verified stays on the page until it is checked again', async () => {
  const checkout = fakeCheckout()
  server.use(
    http.post('*/api/verify-payment', () => HttpResponse.json({ success: false, message: '' }), { once: true }),
  )
  const { user } = open()
  await user.click(card('Single Digital').getByRole('button', { name: 'Buy' }))
  await waitFor(() => expect(checkout.opened).toHaveLength(1))
  checkout.pay()
  expect(await screen.findByText('Payment Verification Failed')).toBeVisible()
  expect(screen.getByText('Unable to verify your payment. Please contact support.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: shopMessages.unverified.checkAgain }))
  expect(await screen.findByText('Purchase Complete!')).toBeVisible()
})

test('a gift is validated, previewed without the address, and remembered until it is paid for', async () => {
  const checkout = fakeCheckout()
  const view = open()
  const { user } = view
  await openGift(view)
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  expect(await screen.findByText('Name is required')).toBeVisible()
  expect(screen.getByText('Email is required')).toBeVisible()
  await user.type(screen.getByLabelText('Recipient name'), 'Riya')
  await user.type(screen.getByLabelText(/^Personalized message/), 'For every\nnight')
  await user.click(screen.getByRole('button', { name: 'Preview the Email' }))
  const email = await screen.findByRole('article', { name: 'The email they will receive' })
  expect(email).toHaveFocus()
  for (const text of ['A gift for you!', 'Dear Riya,', 'Personal message from asha:', 'Redeem your gift'])
    expect(within(email).getByText(text)).toBeVisible()
  const request = [
    '/api/gift-preview',
    { packageId: 'single_digital', recipientName: 'Riya', message: 'For every\nnight', senderName: 'asha' },
  ]
  expect(sent).toEqual([request])
  await user.click(screen.getByRole('button', { name: 'Back to Editing' }))
  expect(screen.getByRole('button', { name: 'Preview the Email' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await screen.findByRole('article', { name: 'The email they will receive' })
  // The field with the error comes back.
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  expect(await screen.findByLabelText('Recipient email')).toHaveFocus()
  await user.type(screen.getByLabelText('Recipient email'), 'riya@example.in')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  view.unmount()
  const again = open()
  await openGift(again)
  expect(screen.getByLabelText('Recipient name')).toHaveValue('Riya')
  expect(screen.getByLabelText('Recipient email')).toHaveValue('riya@example.in')
  await again.user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  await waitFor(() => expect(checkout.opened).toHaveLength(1))
  checkout.close()
  expect(await screen.findByText('Payment Cancelled')).toBeVisible()
  await openGift(again)
  expect(screen.getByLabelText(/^Personalized message/)).toHaveValue('For every\nnight')
  await again.user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  await waitFor(() => expect(checkout.opened).toHaveLength(2))
  checkout.pay()
  expect(await screen.findByText(shopMessages.complete.gifted('Single Digital', 'Riya'))).toBeVisible()
  await again.user.click(screen.getByRole('button', { name: 'Back to the Shop' }))
  await openGift(again)
  expect(screen.getByLabelText('Recipient name')).toHaveValue('')
  again.unmount()
  await openGift(open())
  expect(screen.getByLabelText('Recipient email')).toHaveValue('')
})

test('a gift is sent from another name on a chosen day, and the confirmation says when', async () => {
  const checkout = fakeCheckout()
  const view = open()
  const { user } = view
  await openGift(view)
  await user.type(screen.getByLabelText('Recipient name'), 'Riya')
  await user.type(screen.getByLabelText('Recipient email'), 'riya@example.in')
  await user.clear(screen.getByLabelText('From'))
  await user.type(screen.getByLabelText('From'), 'Dadi')
  expect(screen.getByRole('radio', { name: 'Right away' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'On a day I choose' }))
  const day = indianDay(new Date(Date.now() + 40 * 24 * 60 * 60_000))
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  expect(await screen.findByText('Please choose a day')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: day } })
  expect(await screen.findByText(shopMessages.gift.sentOn(day))).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  await waitFor(() => expect(checkout.opened).toHaveLength(1))
  expect(sent[0]?.[1]).toMatchObject({ recipientName: 'Riya', senderName: 'Dadi', deliverOn: day })
  checkout.pay()
  expect(await screen.findByText(shopMessages.complete.giftPlanned('Single Digital', 'Riya'))).toBeVisible()
  expect(screen.getByText(shopMessages.complete.giftMailedOn('riya@example.in', day), { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Gifts You Sent' })).toHaveAttribute('href', '/gifts')
})

test('a gift that the server rejects shows the issue at its field, and stays typed', async () => {
  fakeCheckout()
  const issues = [{ path: 'recipientEmail', message: 'Please enter a valid email address' }]
  server.use(
    http.post('*/api/create-gift-order', () =>
      HttpResponse.json({ code: 'bad_input', message: 'Invalid', issues }, { status: 400 }),
    ),
  )
  const view = open()
  await openGift(view)
  await view.user.type(screen.getByLabelText('Recipient name'), 'Riya')
  await view.user.type(screen.getByLabelText('Recipient email'), 'riya@example.in')
  await view.user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
  expect(screen.getByLabelText('Recipient name')).toHaveValue('Riya')
})
