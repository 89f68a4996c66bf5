import { PRODUCT_NAME } from '@kahani/messages/product'
import { afterEach, expect, test, vi } from 'vitest'
import { InvalidResponseError, UnsuccessfulError } from './api-error.ts'
import { type CheckoutOrder, openCheckoutForm, type RazorpayConstructor, verifyPayment } from './checkout.ts'

const payment = { razorpayPaymentId: 'pay_1', razorpayOrderId: 'order_1', signature: 'signed' }
const respondWith = (body: unknown) => {
  const fetch = vi.fn(async () => Response.json(body))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('verifies a payment', async () => {
  respondWith({ success: true, message: 'Thank you!' })
  expect(await verifyPayment(payment)).toEqual({ success: true, message: 'Thank you!' })
})

test('verifies a payment again after the server was unavailable', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync')
  const fetch = respondWith({ success: true, message: 'Thank you!' })
  fetch.mockResolvedValueOnce(new Response(null, { status: 503 }))
  expect(await verifyPayment(payment)).toEqual({ success: true, message: 'Thank you!' })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a verification with success: false fails with the message of the server, and is not retried', async () => {
  const fetch = respondWith({ success: false, message: 'The payment was not captured' })
  await expect(verifyPayment(payment)).rejects.toEqual(new UnsuccessfulError('The payment was not captured'))
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([
  [{}, UnsuccessfulError],
  [null, InvalidResponseError],
  [{ success: 'yes', message: '' }, InvalidResponseError],
])('a verification answered with %j fails', async (body, error) => {
  respondWith(body)
  await expect(verifyPayment(payment)).rejects.toBeInstanceOf(error)
})

const order: CheckoutOrder = {
  keyId: 'rzp_test_key',
  orderId: 'order_1',
  amount: 150_000,
  currency: 'INR',
  description: 'Digital Collection',
  user: { username: 'meera', email: 'meera@example.com' },
}
const response = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'signed' }

type Options = ConstructorParameters<RazorpayConstructor>[0]
/** A fake form that calls `onOpen` when it is opened. */
const fakeForm = (onOpen: (options: Options) => void): RazorpayConstructor =>
  class {
    readonly options: Options
    constructor(options: Options) {
      this.options = options
    }
    open() {
      onOpen(this.options)
    }
  }

test('opens the form with the order and prefills the user', async () => {
  let received: Options | null = null
  const form = fakeForm(options => {
    received = options
    options.modal.ondismiss()
  })
  await openCheckoutForm(form, order)
  expect(received).toMatchObject({
    key: 'rzp_test_key',
    order_id: 'order_1',
    amount: 150_000,
    currency: 'INR',
    name: PRODUCT_NAME,
    description: 'Digital Collection',
    prefill: { name: 'meera', email: 'meera@example.com' },
  })
})

test('returns a payment in the format of the server', async () => {
  const outcome = await openCheckoutForm(
    fakeForm(options => options.handler(response)),
    order,
  )
  expect(outcome).toEqual({ outcome: 'paid', payment })
})

test('a form that closes after the payment counts as paid', async () => {
  const form = fakeForm(options => {
    options.handler(response)
    options.modal.ondismiss()
  })
  expect(await openCheckoutForm(form, order)).toMatchObject({ outcome: 'paid' })
})

test('a form that closes without a payment counts as dismissed', async () => {
  expect(
    await openCheckoutForm(
      fakeForm(options => options.modal.ondismiss()),
      order,
    ),
  ).toEqual({ outcome: 'dismissed' })
})

test('a form that does not open throws', async () => {
  const broken = fakeForm(() => {
    throw new Error('no frame')
  })
  await expect(openCheckoutForm(broken, order)).rejects.toThrow('no frame')
})
