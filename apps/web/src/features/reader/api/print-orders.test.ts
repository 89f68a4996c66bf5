import type { User } from '@kahani/contracts/accounts'
import { expect, test } from 'vitest'
import { checkoutOrderOf } from './print-orders.ts'

const user: User = {
  id: 1,
  username: 'meera',
  email: 'meera@example.com',
  isAdmin: false,
  subscriptionStatus: 'free',
  printedCopiesRemaining: 0,
}

test('the checkout is opened in paise, for the one who is signed in', () => {
  const order = { freeOrder: false, keyId: 'key_1', amount: 800, currency: 'INR', orderId: 'order_1' } as const
  expect(checkoutOrderOf(order, user)).toMatchObject({
    keyId: 'key_1',
    orderId: 'order_1',
    amount: 80_000,
    currency: 'INR',
    user: { username: 'meera', email: 'meera@example.com' },
  })
})
