// @vitest-environment jsdom
import { formatPaise } from '@kahani/contracts/money'
import { printDialogMessages } from '@kahani/messages/en/prints'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { fakeCheckout } from '../../../testing/fake-checkout.ts'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { asha, renderScreen } from '../../../testing/render-screen.tsx'
import { PrintDialog } from './print-dialog.tsx'

const server = startFakeServer()
const PAY = `Pay ${formatPaise(80_000)}`
let calls: string[]

beforeEach(() => {
  calls = []
  server.use(
    http.get('*/api/me', () => HttpResponse.json(asha)),
    http.get('*/api/stories/7/print-check', () =>
      HttpResponse.json({ code: 'x', message: 'Not now' }, { status: 503 }),
    ),
    http.get('*/api/payments/checkout', () => HttpResponse.json({ scriptUrl: 'https://checkout.example/v1.js' })),
  )
})

const failed = { success: false, message: 'None left' }

/** Opens the dialog, fills it in and sends it. `order` is the answer to a paid order, `free` to a free one. */
async function orderPrint({
  freeCopies = 0,
  order = (): Response => HttpResponse.json({ freeOrder: true }),
  free = { success: true, message: '', printedCopiesRemaining: 1 } as object,
  verified = true,
  address = {} as Record<string, string>,
} = {}) {
  server.use(
    http.post('*/api/stories/7/process-free-printed-copy', () => {
      calls.push('free')
      return HttpResponse.json(free)
    }),
    http.post('*/api/verify-payment', () => {
      calls.push('verify')
      return HttpResponse.json({ success: verified, message: '' })
    }),
    http.post('*/api/stories/7/order-printed-copy', () => {
      calls.push('create')
      return order()
    }),
  )
  const user = { ...asha, printedCopiesRemaining: freeCopies }
  const view = renderScreen(<PrintDialog storyId={7} open onOpenChange={() => undefined} />, { user })
  const values = {
    'Full Name': 'Meera Rao',
    'Phone Number': '9800000000',
    Address: '12 Lake Road, Pune',
    City: 'Pune',
    'PIN Code': '411001',
    State: 'Maharashtra',
    ...address,
  }
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const send = () => view.user.click(screen.getByRole('button', { name: freeCopies > 0 ? 'Order Free Copy' : PAY }))
  await send()
  return { ...view, send }
}
const paid = (changes = {}) =>
  HttpResponse.json({ freeOrder: false, keyId: 'key', amount: 800, currency: 'INR', orderId: 'order_1', ...changes })

test('says which fields are missing, and at once that the checkout script is blocked', async () => {
  fakeCheckout({ blocked: true })
  const { user } = renderScreen(<PrintDialog storyId={7} open onOpenChange={() => undefined} />, { user: asha })
  expect(await screen.findByText('Payment System Error')).toBeVisible()
  await user.click(screen.getByRole('button', { name: PAY }))
  const messages = [
    'Name is required',
    'Valid phone number is required',
    'Please provide a complete address',
    'City is required',
    'State is required',
    'Valid PIN code is required',
  ]
  for (const message of messages) expect(await screen.findByText(message)).toBeVisible()
})

test('says that free copies are on hold while their payment is disputed', () => {
  fakeCheckout()
  renderScreen(<PrintDialog storyId={7} open onOpenChange={() => undefined} />, {
    user: { ...asha, printedCopiesHeld: 2 },
  })
  const { cost, held } = printDialogMessages
  const dialog = screen.getByRole('dialog')
  for (const text of [cost(formatPaise(80_000)), held(2)]) {
    expect(dialog).toHaveAccessibleDescription(expect.stringContaining(text))
  }
})

test('nothing can be ordered while the pages are prepared', async () => {
  fakeCheckout()
  server.use(http.get('*/api/stories/7/print-check', () => HttpResponse.json({ status: 'pending' }, { status: 202 })))
  renderScreen(<PrintDialog storyId={7} open onOpenChange={() => undefined} />, { user: asha })
  await waitFor(() => expect(screen.getByRole('button', { name: PAY })).toBeDisabled())
})

test('a checkout that does not load ends the order', async () => {
  fakeCheckout({ blocked: true })
  await orderPrint({ order: () => paid() })
  expect(await screen.findByText('Payment System Error')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: PAY })).toBeEnabled())
  expect(calls).toEqual(['create'])
})

test('a free copy needs no payment', async () => {
  fakeCheckout()
  await orderPrint({ freeCopies: 2 })
  expect(await screen.findByText('Free Printed Copy Ordered!')).toBeVisible()
  expect(screen.getByText(text => text.startsWith(printDialogMessages.freeOrdered(1).description))).toBeVisible()
  expect(calls).toEqual(['free'])
})

test('asks whether the state is right if the PIN code is usually in another one, and orders if it is', async () => {
  fakeCheckout()
  const { user, send } = await orderPrint({ freeCopies: 2, address: { 'PIN Code': '380001' } })
  const { question, right, change } = printDialogMessages.otherStates
  const group = await screen.findByRole('group', { name: question('380001', ['Gujarat']) })
  expect([group, calls]).toEqual([document.activeElement, []])
  await user.click(screen.getByLabelText('City'))
  await send()
  expect([group, calls]).toEqual([document.activeElement, []])
  await user.tab()
  expect(screen.getByRole('button', { name: right })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: change('Gujarat') })).toHaveFocus()
  await user.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  expect(await screen.findByText('Free Printed Copy Ordered!')).toBeVisible()
  expect(calls).toEqual(['free'])
})

test('the state can be corrected with one key, and no question is asked twice', async () => {
  fakeCheckout()
  const { user, send } = await orderPrint({
    ...{ freeCopies: 2, free: failed, address: { 'PIN Code': '380001', State: 'Goa' } },
  })
  server.use(http.get('*/api/me', () => HttpResponse.json({ ...asha, printedCopiesRemaining: 2 })))
  const { change, correct, right } = printDialogMessages.otherStates
  await user.click(await screen.findByRole('button', { name: change('Gujarat') }))
  expect(screen.getByLabelText('State')).toHaveValue('Gujarat')
  expect([screen.getByLabelText('State'), screen.queryByRole('group')]).toEqual([document.activeElement, null])

  fireEvent.change(screen.getByLabelText('PIN Code'), { target: { value: '825301' } })
  await send()
  await user.click(await screen.findByRole('button', { name: correct }))
  expect([screen.getByLabelText('State'), calls]).toEqual([document.activeElement, []])
  await user.click(screen.getByRole('button', { name: right }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Order Free Copy' })).toBeEnabled())
  await send()
  await waitFor(() => expect(calls).toEqual(['free', 'free']))
})

test('an order is free if the server says so', async () => {
  fakeCheckout()
  await orderPrint()
  expect(await screen.findByText('Free Printed Copy Ordered!')).toBeVisible()
  expect(calls).toEqual(['create', 'free'])
})

test('a copy is paid, with the amount in paise, and verified; a closed checkout keeps the form', async () => {
  const checkout = fakeCheckout()
  const { send } = await orderPrint({ order: () => paid() })
  await waitFor(() => expect(checkout.opened).toHaveLength(1))
  expect(checkout.opened[0]).toMatchObject({
    key: 'key',
    order_id: 'order_1',
    amount: 80_000,
    currency: 'INR',
    prefill: { name: 'asha', email: 'asha@example.in' },
  })
  checkout.close()
  expect(await screen.findByText('Payment Cancelled')).toBeVisible()
  expect(screen.getByLabelText('Full Name')).toHaveValue('Meera Rao')
  await waitFor(() => expect(screen.getByRole('button', { name: PAY })).toBeEnabled())
  await send()
  await waitFor(() => expect(checkout.opened).toHaveLength(2))
  checkout.pay()
  expect(await screen.findByText('Payment Successful!')).toBeVisible()
  expect(calls).toEqual(['create', 'create', 'verify'])
})

test('a lost connection asks whether the family is logged in', async () => {
  fakeCheckout()
  await orderPrint({ order: () => HttpResponse.error() })
  expect(await screen.findByText('Network or Auth Error')).toBeVisible()
  expect(screen.getByText('Failed to reach server. Are you logged in?')).toBeVisible()
})

test.each([
  ['a free copy', { freeCopies: 1, free: failed }, 'Order Error', 'None left', ['free']],
  ['a free copy that the server gives', { free: failed }, 'Order Error', 'None left', ['create', 'free']],
  [
    'a free copy with an answer of another shape',
    { freeCopies: 1, free: { success: true, message: '' } },
    'Order Error',
    'Failed to process free printed copy order.',
    ['free'],
  ],
  ...['orderId', 'keyId'].map(
    name =>
      [
        `an order without ${name}`,
        { order: () => paid({ [name]: '' }) },
        'Error Creating Order',
        'Invalid order data received',
        ['create'],
      ] as const,
  ),
] as const)('%s fails before the checkout opens', async (_case, options, title, description, requests) => {
  const checkout = fakeCheckout()
  await orderPrint(options)
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(description)).toBeVisible()
  expect(calls).toEqual(requests)
  expect(checkout.opened).toEqual([])
})

test('a payment that the server does not verify is sent to support', async () => {
  const checkout = fakeCheckout()
  await orderPrint({ order: () => paid(), verified: false })
  await waitFor(() => expect(checkout.opened).toHaveLength(1))
  checkout.pay()
  expect(await screen.findByText('Verification Error')).toBeVisible()
  expect(calls).toEqual(['create', 'verify'])
})
