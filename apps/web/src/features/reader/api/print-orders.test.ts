import type { User } from '@kahani/contracts/accounts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { InvalidResponseError, UnsuccessfulError } from '../../../lib/api-error.ts'
import { orderFreeCopy, toCheckoutOrder } from './print-orders.ts'

const user: User = {
  id: 1,
  username: 'meera',
  email: 'meera@example.com',
  isAdmin: false,
  emailVerified: true,
  hasPassword: true,
  subscriptionStatus: 'free',
  printedCopiesRemaining: 0,
}

test('the checkout opens with the amount in paise and the signed-in user', () => {
  const order = { freeOrder: false, keyId: 'key_1', amount: 800, currency: 'INR', orderId: 'order_1' } as const
  expect(toCheckoutOrder(order, user)).toMatchObject({
    keyId: 'key_1',
    orderId: 'order_1',
    amount: 80_000,
    currency: 'INR',
    user: { username: 'meera', email: 'meera@example.com' },
  })
})

describe('an order of a free copy', () => {
  afterEach(() => vi.unstubAllGlobals())
  const form = {
    name: 'Meera Rao',
    phone: '9800000000',
    address: '12 Lake Road, near the temple',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
  }
  const orderWith = (response: unknown) => {
    vi.stubGlobal('fetch', async () => Response.json(response))
    return orderFreeCopy(7, form, 'key-0001')
  }

  test('returns the remaining copies', async () => {
    const answer = { success: true, message: 'Ordered', printedCopiesRemaining: 2 }
    expect(await orderWith(answer)).toEqual(answer)
  })

  test('fails with the message of the server if it answers success: false', async () => {
    const error = new UnsuccessfulError('You have no free copies left')
    await expect(orderWith({ success: false, message: error.message })).rejects.toEqual(error)
  })

  test('fails if the response has another shape', async () => {
    await expect(orderWith({ success: true, message: 'Ordered' })).rejects.toBeInstanceOf(InvalidResponseError)
  })
})
