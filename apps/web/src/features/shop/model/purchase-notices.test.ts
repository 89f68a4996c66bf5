import { expect, test } from 'vitest'
import { ApiError, InvalidResponseError, NetworkError, UnsuccessfulError } from '../../../lib/api-error.ts'
import { CheckoutFailedError, CheckoutUnavailableError } from '../../../lib/checkout.ts'
import { purchaseErrorNotice, verificationErrorNotice } from './purchase-notices.ts'

const purchase = { packageId: 'digital' } as const
const gift = {
  ...purchase,
  gift: { recipientName: 'Asha', recipientEmail: 'asha@example.com', message: '', senderName: '' },
}
const apiError = (status: number, body: string) => new ApiError({ status, statusText: '', body })
const withMessage = apiError(400, JSON.stringify({ code: 'bad_input', message: 'Invalid package' }))
const withoutMessage = apiError(502, '<html>Bad gateway</html>')
const networkError = new NetworkError(new TypeError('Failed to fetch'))

test('a failed order shows the message of the server or the fallback', () => {
  expect(purchaseErrorNotice(withMessage, purchase)).toMatchObject({ title: 'Error', description: 'Invalid package' })
  for (const error of [withoutMessage, networkError]) {
    expect(purchaseErrorNotice(error, purchase)).toMatchObject({
      title: 'Error',
      description: 'Failed to create order.',
    })
    expect(purchaseErrorNotice(error, gift)).toMatchObject({
      title: 'Error',
      description: 'Failed to create gift order.',
    })
  }
})

test('a response without an order shows that the order data is invalid', () => {
  const notice = { title: 'Error', description: 'Invalid order data received' }
  expect(purchaseErrorNotice(new InvalidResponseError(), gift)).toMatchObject(notice)
})

test('distinguishes a checkout that does not load from one that does not open', () => {
  expect(purchaseErrorNotice(new CheckoutUnavailableError(), purchase)).toMatchObject({
    title: 'Payment System Error',
    description: 'There was an error loading the payment system. Please try again later.',
  })
  expect(purchaseErrorNotice(new CheckoutFailedError('no frame'), purchase)).toMatchObject({
    title: 'Payment Error',
    description: 'Could not open payment form. Please try again later.',
  })
})

test('an unverified payment shows the message of the server or refers to support', () => {
  expect(verificationErrorNotice(withMessage)).toMatchObject({
    title: 'Payment Verification Failed',
    description: 'Invalid package',
  })
  for (const error of [withoutMessage, networkError, new InvalidResponseError(), new UnsuccessfulError('')])
    expect(verificationErrorNotice(error).description).toBe('Unable to verify your payment. Please contact support.')
})

test('a verification with success: false is a failure', () => {
  expect(verificationErrorNotice(new UnsuccessfulError('The payment was not captured'))).toEqual({
    title: 'Payment Verification Failed',
    description: 'The payment was not captured',
    variant: 'destructive',
  })
})
