import type { PrintedCopyOrder, ShippingForm } from '@kahani/contracts/prints'
import { describe, expect, test } from 'vitest'
import { type CheckoutOutcome, InvalidOrder } from '../../lib/checkout-form.ts'
import { orderPrint, type PrintCalls } from './print-order.ts'

const form: ShippingForm = {
  name: 'Meera Rao',
  phone: '9800000000',
  address: '12 Lake Road, near the temple',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
}
const order: PrintedCopyOrder = {
  freeOrder: false,
  keyId: 'key_1',
  amount: 800,
  currency: 'INR',
  orderId: 'order_1',
}
const payment = { razorpayPaymentId: 'pay_1', razorpayOrderId: 'order_1', signature: 'abc' }
const paid: CheckoutOutcome = { outcome: 'paid', payment }

/** Calls that answer as told, and the list of those that were made. */
function desk(answers: Partial<PrintCalls> = {}) {
  const made: string[] = []
  const noted = <A extends unknown[], T>(name: string, call: (...args: A) => Promise<T>) => {
    return (...args: A) => {
      made.push(name)
      return call(...args)
    }
  }
  const calls: PrintCalls = {
    orderFree: noted(
      'free',
      answers.orderFree ?? (async () => ({ success: true, message: '', printedCopiesRemaining: 2 })),
    ),
    create: noted('create', answers.create ?? (async () => order)),
    checkout: noted('checkout', answers.checkout ?? (async () => paid)),
    verify: noted('verify', answers.verify ?? (async () => undefined)),
  }
  return { calls, made }
}

describe('a printed copy', () => {
  test('is ordered with a free copy while there is one', async () => {
    const { calls, made } = desk()
    expect(await orderPrint(form, 3, calls)).toEqual({ outcome: 'free', copiesLeft: 2 })
    expect(made).toEqual(['free'])
  })

  test('is ordered, paid and verified where there is none', async () => {
    const { calls, made } = desk()
    expect(await orderPrint(form, 0, calls)).toEqual({ outcome: 'paid' })
    expect(made).toEqual(['create', 'checkout', 'verify'])
  })

  test('is free where the server knows of a free copy that the page does not', async () => {
    const { calls, made } = desk({ create: async () => ({ freeOrder: true }) })
    expect(await orderPrint(form, 0, calls)).toEqual({ outcome: 'free', copiesLeft: 2 })
    expect(made).toEqual(['create', 'free'])
  })

  test('is not verified where the checkout was dismissed', async () => {
    const { calls, made } = desk({ checkout: async () => ({ outcome: 'dismissed' }) })
    expect(await orderPrint(form, 0, calls)).toEqual({ outcome: 'dismissed' })
    expect(made).toEqual(['create', 'checkout'])
  })
})

describe('an order that fails', () => {
  const trouble = new Error('trouble')
  const fail = () => Promise.reject(trouble)

  test.each([
    ['free', 1, { orderFree: fail }],
    ['creating', 0, { create: fail }],
    ['paying', 0, { checkout: fail }],
    ['verifying', 0, { verify: fail }],
  ] as const)('says that it was %s', async (step, freeCopies, answers) => {
    const { calls } = desk(answers)
    await expect(orderPrint(form, freeCopies, calls)).rejects.toMatchObject({ step, cause: trouble })
  })

  test.each(['orderId', 'keyId'])('never opens the checkout without %s', async name => {
    const { calls, made } = desk({ create: async () => ({ ...order, [name]: '' }) })
    await expect(orderPrint(form, 0, calls)).rejects.toMatchObject({ cause: expect.any(InvalidOrder) })
    expect(made).toEqual(['create'])
  })
})
