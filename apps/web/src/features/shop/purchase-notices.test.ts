import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../lib/api-error.ts'
import { CheckoutFailedError, CheckoutUnavailableError } from '../../lib/checkout.ts'
import { InvalidOrder } from '../../lib/checkout-form.ts'
import { purchaseErrorNotice, verificationErrorNotice } from './purchase-notices.ts'

const own = { packageId: 'digital' } as const
const gift = { ...own, gift: { recipientName: 'Asha', recipientEmail: 'asha@example.com', message: '' } }
const answer = (status: number, body: string) => new ApiError({ status, statusText: '', body })
const inWords = answer(400, JSON.stringify({ code: 'bad_input', message: 'Invalid package' }))
const wordless = answer(502, '<html>Bad gateway</html>')
const cut = new NetworkError(new TypeError('Failed to fetch'))

test('an order that fails is told in the words of the server, or in ours', () => {
  expect(purchaseErrorNotice(inWords, own)).toMatchObject({ title: 'Error', description: 'Invalid package' })
  for (const error of [wordless, cut]) {
    expect(purchaseErrorNotice(error, own)).toMatchObject({ title: 'Error', description: 'Failed to create order.' })
    expect(purchaseErrorNotice(error, gift)).toMatchObject({
      title: 'Error',
      description: 'Failed to create gift order.',
    })
  }
})

test('an order without its data is told as such', () => {
  const notice = { title: 'Error', description: 'Invalid order data received' }
  expect(purchaseErrorNotice(new InvalidOrder(), gift)).toMatchObject(notice)
})

test('a payment system that does not load and one that does not open are told apart', () => {
  expect(purchaseErrorNotice(new CheckoutUnavailableError(), own)).toMatchObject({
    title: 'Payment System Error',
    description: 'There was an error loading the payment system. Please try again later.',
  })
  expect(purchaseErrorNotice(new CheckoutFailedError('no frame'), own)).toMatchObject({
    title: 'Payment Error',
    description: 'Could not open payment form. Please try again later.',
  })
})

test('a payment that can not be verified leads to support, unless the server knows better', () => {
  expect(verificationErrorNotice(inWords)).toMatchObject({
    title: 'Payment Verification Failed',
    description: 'Invalid package',
  })
  for (const error of [wordless, cut])
    expect(verificationErrorNotice(error).description).toBe('Unable to verify your payment. Please contact support.')
})
