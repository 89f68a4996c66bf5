import { PACKAGES } from '@kahani/contracts/shop'
import { describe, expect, test } from 'vitest'
import { KEY_ID } from './razorpay-server.ts'
import { gift, setUp, shipping } from './set-up.ts'

describe('POST /api/create-order', () => {
  test.each(PACKAGES.map(({ id, price }) => [id, price] as const))(
    '%s costs %d paise, here and at the provider',
    async (packageId, price) => {
      const { post, razorpay } = await setUp()
      const answer = await post('/api/create-order', { packageId, currencyCode: 'INR', amount: 1, price: 1 })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ keyId: KEY_ID, amount: price, currency: 'INR' })
      expect(razorpay.orders.get(answer.json().orderId)).toMatchObject({ amount: price, currency: 'INR' })
    },
  )

  test('another currency is priced by our table, and one that the provider does not take in rupees', async () => {
    const { post } = await setUp()
    const inDollars = await post('/api/create-order', { packageId: 'digital', currencyCode: 'USD' })
    expect(inDollars.json()).toMatchObject({ amount: 1800, currency: 'USD' })
    const inCanada = await post('/api/create-order', { packageId: 'digital', currencyCode: 'CAD' })
    expect(inCanada.json()).toMatchObject({ amount: 150_000, currency: 'INR' })
  })

  test('a package that is not ours is refused by name, and no order is made', async () => {
    const { post, razorpay } = await setUp()
    const answer = await post('/api/create-order', { packageId: 'free_lunch', currencyCode: 'INR' })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid package'])
    expect(razorpay.calls()).toBe(0)
  })

  test('a visitor is asked to sign in before anything is read', async () => {
    const { app } = await setUp()
    const answer = await app.inject({ method: 'POST', url: '/api/create-order', body: { packageId: 'nonsense' } })
    expect(answer.statusCode).toBe(401)
  })

  test('the receipt of each order is its own, and at most 40 characters long', async () => {
    const { order, razorpay } = await setUp()
    await Promise.all(Array.from({ length: 20 }, () => order()))
    const receipts = [...razorpay.orders.values()].map(({ receipt }) => receipt)
    expect(new Set(receipts).size).toBe(20)
    for (const receipt of receipts) expect(receipt.length).toBeLessThanOrEqual(40)
  })

  test('an account that makes orders without end has to wait', async () => {
    const { order, post } = await setUp()
    for (let i = 0; i < 5; i++) await Promise.all(Array.from({ length: 20 }, () => order()))
    const answer = await post('/api/create-order', { packageId: 'digital', currencyCode: 'INR' })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '600'])
  })
})

describe('while the provider is away', () => {
  const calls = [
    ['/api/create-order', { packageId: 'digital', currencyCode: 'INR' }, 'Failed to create order.'],
    ['/api/create-gift-order', gift, 'Failed to create gift order.'],
    ['/api/stories/1/order-printed-copy', shipping, 'Failed to create order.'],
  ] as const

  test.each(calls)('%s says so, nothing is half made, and the same click works later', async (url, body, message) => {
    const { post, razorpay, db } = await setUp()
    for (const mood of ['failing', 'garbled'] as const) {
      razorpay.behave(mood)
      const answer = await post(url, body)
      expect([answer.statusCode, answer.json().message]).toEqual([503, message])
    }
    for (const table of ['orders', 'gifts', 'printed_copies', 'outbox'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    razorpay.behave('well')
    expect((await post(url, body)).statusCode).toBe(200)
  })

  test('a provider that never answers is given up within 10 s', async () => {
    const { post, razorpay } = await setUp()
    razorpay.behave('hangs')
    const began = performance.now()
    const answer = await post('/api/create-order', { packageId: 'digital', currencyCode: 'INR' })
    expect(answer.json().message).toBe('Failed to create order.')
    expect(performance.now() - began).toBeLessThan(10_000)
    razorpay.behave('well')
  })
})

test('subscriptions are not open: no plan is listed, and none can be begun', async () => {
  const { get, post } = await setUp()
  expect((await get('/api/subscription-plans')).json()).toEqual([])
  const answer = await post('/api/create-subscription', { planId: 'monthly', currencyCode: 'INR' })
  expect([answer.statusCode, answer.json().message]).toEqual([409, 'Failed to start subscription.'])
})

test('the shop learns where the checkout script is', async () => {
  const { get } = await setUp()
  expect((await get('/api/payments/checkout')).json()).toEqual({ scriptUrl: 'https://checkout.example/checkout.js' })
})
