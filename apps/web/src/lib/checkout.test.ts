import { afterEach, expect, test, vi } from 'vitest'
import { InvalidResponseError, UnsuccessfulError } from './api-error.ts'
import { verifyPayment } from './checkout.ts'

const payment = { razorpayPaymentId: 'pay_1', razorpayOrderId: 'order_1', signature: 'signed' }
const respondWith = (body: unknown) => {
  const fetch = vi.fn(async () => Response.json(body))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
afterEach(() => vi.unstubAllGlobals())

test('verifies a payment', async () => {
  respondWith({ success: true, message: 'Thank you!' })
  expect(await verifyPayment(payment)).toEqual({ success: true, message: 'Thank you!' })
})

test('a verification with success: false fails with the message of the server, and is not retried', async () => {
  const fetch = respondWith({ success: false, message: 'The payment was not captured' })
  await expect(verifyPayment(payment)).rejects.toEqual(new UnsuccessfulError('The payment was not captured'))
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([{}, null, { success: 'yes', message: '' }])('a verification answered with %j fails', async body => {
  respondWith(body)
  await expect(verifyPayment(payment)).rejects.toBeInstanceOf(InvalidResponseError)
})
