import type { PrintedCopyOrder, ShippingForm } from '@kahani/contracts/prints'
import { describe, expect, test } from 'vitest'
import { InvalidResponseError } from '../../../lib/api-error.ts'
import type { CheckoutOutcome } from '../../../lib/checkout-form.ts'
import { orderPrint, type PrintOrderSteps } from './print-order.ts'

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

/** Fake steps that succeed unless overridden, and the names of those that ran. */
function fakeSteps(overrides: Partial<PrintOrderSteps> = {}) {
  const calls: string[] = []
  const recorded = <A extends unknown[], T>(name: string, step: (...args: A) => Promise<T>) => {
    return (...args: A) => {
      calls.push(name)
      return step(...args)
    }
  }
  const steps: PrintOrderSteps = {
    orderFree: recorded(
      'free',
      overrides.orderFree ?? (async () => ({ success: true, message: '', printedCopiesRemaining: 2 })),
    ),
    create: recorded('create', overrides.create ?? (async () => order)),
    checkout: recorded('checkout', overrides.checkout ?? (async () => paid)),
    verify: recorded('verify', overrides.verify ?? (async () => undefined)),
  }
  return { steps, calls }
}

describe('a failed order', () => {
  const error = new Error('failed')
  const fail = () => Promise.reject(error)

  test.each([
    ['free', 1, { orderFree: fail }],
    ['creating', 0, { create: fail }],
    ['paying', 0, { checkout: fail }],
    ['verifying', 0, { verify: fail }],
  ] as const)('reports the step: %s', async (step, freeCopies, overrides) => {
    const { steps } = fakeSteps(overrides)
    await expect(orderPrint(form, freeCopies, steps)).rejects.toMatchObject({ step, cause: error })
  })

  test.each(['orderId', 'keyId'])('does not open the checkout without %s', async name => {
    const { steps, calls } = fakeSteps({ create: async () => ({ ...order, [name]: '' }) })
    await expect(orderPrint(form, 0, steps)).rejects.toMatchObject({ cause: expect.any(InvalidResponseError) })
    expect(calls).toEqual(['create'])
  })
})
