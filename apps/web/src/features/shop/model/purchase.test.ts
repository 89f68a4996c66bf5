import { PACKAGES } from '@kahani/contracts/shop'
import { describe, expect, test } from 'vitest'
import { cardState, verificationRequest } from './purchase.ts'

const ids = PACKAGES.map(({ id }) => id)
const plan = { storiesRemaining: 2, cancelled: false, planId: 'printed' }

describe('a package card', () => {
  test('is available while no purchase is pending, also for the current plan', () => {
    for (const id of ids) expect(cardState(id, null, plan)).toBe('available')
  })

  test('shows its own purchase as pending and disables all others', () => {
    const pending = { step: 'paying', packageId: 'digital' } as const
    expect(ids.map(id => cardState(id, pending, undefined))).toEqual(['disabled', 'disabled', 'pending', 'disabled'])
  })

  test('shows the current plan during another purchase, unless that plan is cancelled', () => {
    const pending = { step: 'ordering', packageId: 'digital' } as const
    expect(cardState('printed', pending, plan)).toBe('current')
    expect(cardState('printed', pending, { ...plan, cancelled: true })).toBe('disabled')
  })

  test('is pending while the current plan is bought again', () => {
    expect(cardState('printed', { step: 'verifying', packageId: 'printed' }, plan)).toBe('pending')
  })
})

test('a verification request contains the payment, the package and the currency', () => {
  const order = { orderId: 'order_1', keyId: 'rzp_key', amount: 40_000, currency: 'INR' } as const
  const payment = { razorpayPaymentId: 'pay_1', razorpayOrderId: 'order_1', signature: 'signed' }
  expect(verificationRequest('single_digital', order, payment)).toEqual({
    ...payment,
    packageId: 'single_digital',
    currencyCode: 'INR',
    isOneTime: true,
  })
})
