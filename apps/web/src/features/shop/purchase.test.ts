import { PACKAGES } from '@kahani/contracts/shop'
import { describe, expect, test } from 'vitest'
import { InvalidOrder } from '../../lib/checkout-form.ts'
import { cardState, giftFormSchema, orderIn, verificationRequest } from './purchase.ts'

const ids = PACKAGES.map(({ id }) => id)
const plan = { storiesRemaining: 2, cancelled: false, planId: 'printed' }

describe('a card', () => {
  test('is open while nothing is being bought, that of the current plan too', () => {
    for (const id of ids) expect(cardState(id, null, plan)).toBe('open')
  })

  test('waits for its payment while all others are closed', () => {
    const underway = { step: 'paying', packageId: 'digital' } as const
    expect(ids.map(id => cardState(id, underway, undefined))).toEqual(['closed', 'closed', 'pending', 'closed'])
  })

  test('is the current plan while another is being bought, unless that plan is cancelled', () => {
    const underway = { step: 'ordering', packageId: 'digital' } as const
    expect(cardState('printed', underway, plan)).toBe('current')
    expect(cardState('printed', underway, { ...plan, cancelled: true })).toBe('closed')
  })

  test('of the current plan that is bought again waits for its payment', () => {
    expect(cardState('printed', { step: 'verifying', packageId: 'printed' }, plan)).toBe('pending')
  })
})

describe("the server's answer to an order", () => {
  const answer = { orderId: 'order_1', keyId: 'rzp_key', amount: 40_000, currency: 'INR', message: 'Ready' }

  test('is an order that can be paid', () => {
    const { message, ...order } = answer
    expect(orderIn(answer)).toEqual(order)
    expect(orderIn(order)).toEqual(order)
  })

  test('without its id, its key or an amount is none', () => {
    for (const wrong of [{ orderId: undefined }, { keyId: undefined }, { orderId: '' }, { keyId: '' }, { amount: '4' }])
      expect(() => orderIn({ ...answer, ...wrong })).toThrow(InvalidOrder)
    expect(() => orderIn(undefined)).toThrow(InvalidOrder)
  })
})

test('a verification names the payment, the package and the currency that was charged', () => {
  const order = { orderId: 'order_1', keyId: 'rzp_key', amount: 40_000, currency: 'INR' } as const
  const payment = { razorpayPaymentId: 'pay_1', razorpayOrderId: 'order_1', signature: 'signed' }
  expect(verificationRequest('single_digital', order, payment)).toEqual({
    ...payment,
    packageId: 'single_digital',
    currencyCode: 'INR',
    isOneTime: true,
  })
})

describe('the gift form', () => {
  const messages = (form: unknown) =>
    (giftFormSchema.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path[0], message])

  test('asks for a name and an email', () => {
    expect(messages({ recipientName: ' ', recipientEmail: '', message: '' })).toEqual([
      ['recipientName', 'Name is required'],
      ['recipientEmail', 'Email is required'],
    ])
  })

  test('takes a message or none', () => {
    const gift = { recipientName: 'Asha', recipientEmail: 'asha@example.com' }
    expect(giftFormSchema.parse(gift)).toEqual({ ...gift, message: '' })
    expect(messages({ ...gift, recipientEmail: 'asha' })).toEqual([
      ['recipientEmail', 'Please enter a valid email address'],
    ])
  })
})
