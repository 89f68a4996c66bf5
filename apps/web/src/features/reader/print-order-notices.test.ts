import { describe, expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../lib/api-error.ts'
import { CheckoutFailedError, CheckoutUnavailableError } from '../../lib/checkout.ts'
import { InvalidOrder } from '../../lib/checkout-form.ts'
import { PrintOrderError, type PrintStep } from './print-order.ts'
import { orderErrorNotice, orderNotice } from './print-order-notices.ts'

const answer = (status: number, message = '') =>
  new ApiError({ status, statusText: 'Not OK', body: message && JSON.stringify({ code: 'x', message }) })
const told = (step: PrintStep, cause: unknown) => orderErrorNotice(new PrintOrderError(step, cause))

describe('what is told of a failed order', () => {
  test.each(['free', 'creating'] as const)('%s: no answer and no session', step => {
    const unreached = {
      title: 'Network or Auth Error',
      description: 'Failed to reach server. Are you logged in?',
      variant: 'destructive',
    }
    expect(told(step, new NetworkError(new Error('refused')))).toEqual(unreached)
    expect(told(step, answer(401, 'Please sign in'))).toEqual(unreached)
  })

  test('a refused free copy, in the words of the server or ours', () => {
    expect(told('free', answer(409, 'None left'))).toMatchObject({ title: 'Order Error', description: 'None left' })
    expect(told('free', answer(500))).toMatchObject({
      title: 'Order Error',
      description: 'Failed to process free printed copy order.',
    })
  })

  test('an order that was not made', () => {
    expect(told('creating', answer(503, 'Back soon'))).toMatchObject({
      title: 'Error Creating Order',
      description: 'Back soon',
    })
    expect(told('creating', new InvalidOrder())).toMatchObject({
      title: 'Error Creating Order',
      description: 'Invalid order data received',
    })
  })

  test('a checkout that does not load, or does not open', () => {
    expect(told('paying', new CheckoutUnavailableError())).toMatchObject({ title: 'Payment System Error' })
    expect(told('paying', new CheckoutFailedError(new Error('blocked')))).toMatchObject({
      title: 'Error Processing Order',
    })
  })

  test('a payment that was made and not verified, whatever the reason', () => {
    for (const cause of [answer(400, 'Wrong signature'), new NetworkError(new Error('refused'))]) {
      expect(told('verifying', cause)).toEqual({
        title: 'Verification Error',
        description: 'Your payment was received but there was an issue verifying it. Please contact support.',
        variant: 'destructive',
      })
    }
  })
})

test('an order that came to its end says what is left', () => {
  expect(orderNotice({ outcome: 'free', copiesLeft: 2 })).toMatchObject({
    title: 'Free Printed Copy Ordered!',
    description: expect.stringContaining('2 free printed copies'),
  })
  expect(orderNotice({ outcome: 'paid' }).title).toBe('Payment Successful!')
  expect(orderNotice({ outcome: 'dismissed' }).title).toBe('Payment Cancelled')
})
