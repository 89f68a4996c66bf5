import { formatDays } from '@kahani/messages/en/formats'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError, InvalidResponseError, NetworkError, UnsuccessfulError } from '../../../lib/api-error.ts'
import { CheckoutFailedError, CheckoutUnavailableError } from '../../../lib/checkout.ts'
import { PrintOrderError, type PrintStep } from './print-order.ts'
import { printErrorNotice, printOrderNotice } from './print-order-notices.ts'

const apiError = (status: number, message = '') =>
  new ApiError({ status, statusText: 'Not OK', body: message && JSON.stringify({ code: 'x', message }) })
const networkError = new NetworkError(new Error('refused'))
const noticeFor = (step: PrintStep, cause: unknown) => printErrorNotice(new PrintOrderError(step, cause))

describe('the notice of a failed order', () => {
  test.each(['free', 'creating'] as const)('%s: names a network or session problem', step => {
    const notice = {
      title: 'Network or Auth Error',
      description: 'Failed to reach server. Are you logged in?',
      variant: 'destructive',
    }
    expect(noticeFor(step, networkError)).toEqual(notice)
    expect(noticeFor(step, apiError(401, 'Please sign in'))).toEqual(notice)
  })

  test("shows the server's message or the fallback for a rejected free copy", () => {
    expect(noticeFor('free', apiError(409, 'None left'))).toMatchObject({
      title: 'Order Error',
      description: 'None left',
    })
    expect(noticeFor('free', apiError(500))).toMatchObject({
      title: 'Order Error',
      description: 'Failed to process free printed copy order.',
    })
  })

  test('treats a free copy answered with success: false as an Order Error', () => {
    expect(noticeFor('free', new UnsuccessfulError('None left'))).toEqual({
      title: 'Order Error',
      description: 'None left',
      variant: 'destructive',
    })
    for (const cause of [new UnsuccessfulError(''), new InvalidResponseError()])
      expect(noticeFor('free', cause)).toMatchObject({
        title: 'Order Error',
        description: 'Failed to process free printed copy order.',
      })
  })

  test('names an order that was not created', () => {
    expect(noticeFor('creating', apiError(503, 'Back soon'))).toMatchObject({
      title: 'Error Creating Order',
      description: 'Back soon',
    })
    expect(noticeFor('creating', new InvalidResponseError())).toMatchObject({
      title: 'Error Creating Order',
      description: 'Invalid order data received',
    })
  })

  test('distinguishes a checkout that does not load from one that does not open', () => {
    expect(noticeFor('paying', new CheckoutUnavailableError())).toMatchObject({ title: 'Payment System Error' })
    expect(noticeFor('paying', new CheckoutFailedError(new Error('blocked')))).toMatchObject({
      title: 'Error Processing Order',
    })
  })

  test('sends an unverified payment to support, whatever the reason', () => {
    const causes = [
      apiError(400, 'Wrong signature'),
      networkError,
      new UnsuccessfulError('Not captured'),
      new InvalidResponseError(),
    ]
    for (const cause of causes) {
      expect(noticeFor('verifying', cause)).toEqual({
        title: 'Verification Error',
        description: 'Your payment was received but there was an issue verifying it. Please contact support.',
        variant: 'destructive',
      })
    }
  })
})

test('the notice of a settled order names its outcome, the remaining free copies and the days of the delivery', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T10:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  expect(printOrderNotice({ outcome: 'free', copiesRemaining: 2 })).toMatchObject({
    title: 'Free Printed Copy Ordered!',
    description: expect.stringContaining('2 free printed copies'),
  })
  expect(printOrderNotice({ outcome: 'paid' })).toMatchObject({
    title: 'Payment Successful!',
    description: expect.stringContaining(formatDays({ first: '2026-12-10', last: '2026-12-16' })),
  })
  expect(printOrderNotice({ outcome: 'dismissed' }).title).toBe('Payment Cancelled')
})
