import { PACKAGES } from '@kahani/contracts/shop'
import { describe, expect, test } from 'vitest'
import { PROVIDER_TIMEOUT_MS } from '../src/provider/razorpay.ts'
import { KEY_ID } from './fake-razorpay.ts'
import { gift, setUp, shipping } from './set-up.ts'

describe('POST /api/create-order', () => {
  test.each(PACKAGES.map(({ id, price }) => [id, price] as const))(
    '%s costs %d paise, in the response and at the provider',
    async (packageId, price) => {
      const { post, razorpay } = await setUp()
      const response = await post('/api/create-order', { packageId, currencyCode: 'INR', amount: 1, price: 1 })
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ keyId: KEY_ID, amount: price, currency: 'INR' })
      expect(razorpay.orders.get(response.json().orderId)).toMatchObject({ amount: price, currency: 'INR' })
    },
  )

  test('converts the price to the currency, or charges rupees if the provider does not support it', async () => {
    const { post } = await setUp()
    const usd = await post('/api/create-order', { packageId: 'digital', currencyCode: 'USD' })
    expect(usd.json()).toMatchObject({ amount: 1800, currency: 'USD' })
    const cad = await post('/api/create-order', { packageId: 'digital', currencyCode: 'CAD' })
    expect(cad.json()).toMatchObject({ amount: 150_000, currency: 'INR' })
  })

  test('rejects an unknown package without creating an order', async () => {
    const { post, razorpay } = await setUp()
    const response = await post('/api/create-order', { packageId: 'free_lunch', currencyCode: 'INR' })
    expect([response.statusCode, response.json().message]).toEqual([400, 'Invalid package'])
    expect(razorpay.calls()).toBe(0)
  })

  test('responds with 401 to a visitor before the body is validated', async () => {
    const { app } = await setUp()
    const response = await app.inject({ method: 'POST', url: '/api/create-order', body: { packageId: 'nonsense' } })
    expect(response.statusCode).toBe(401)
  })

  test('gives each order a unique receipt of at most 40 characters', async () => {
    const { order, razorpay } = await setUp()
    await Promise.all(Array.from({ length: 20 }, () => order()))
    const receipts = [...razorpay.orders.values()].map(({ receipt }) => receipt)
    expect(new Set(receipts).size).toBe(20)
    for (const receipt of receipts) expect(receipt.length).toBeLessThanOrEqual(40)
  })

  test('limits the number of orders of an account', async () => {
    const { order, post, db } = await setUp()
    const rows = Array.from({ length: 99 }, (_, i) => ({
      ...{ user_id: 1, purpose: 'package' as const, package_id: 'digital' as const, amount: 150_000 },
      ...{ currency: 'INR' as const, receipt: `receipt-${i}`, provider_order_id: `order-${i}` },
    }))
    await db.insertInto('orders').values(rows).execute()
    expect(await order()).toMatch(/^order_/)
    const response = await post('/api/create-order', { packageId: 'digital', currencyCode: 'INR' })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '600'])
  })
})

describe('while the provider is down', () => {
  const calls = [
    ['/api/create-order', { packageId: 'digital', currencyCode: 'INR' }, 'Failed to create order.'],
    ['/api/create-gift-order', gift, 'Failed to create gift order.'],
    ['/api/stories/1/order-printed-copy', shipping, 'Failed to create order.'],
  ] as const

  test.each(calls)('%s responds with 503, stores nothing, and succeeds later', async (url, body, message) => {
    const { post, razorpay, db } = await setUp()
    for (const behaviour of ['failing', 'garbled'] as const) {
      razorpay.behave(behaviour)
      const response = await post(url, body)
      expect([response.statusCode, response.json().message]).toEqual([503, message])
    }
    for (const table of ['orders', 'gifts', 'printed_copies', 'outbox'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    razorpay.behave('ok')
    expect((await post(url, body)).statusCode).toBe(200)
  })

  test('a request to a hanging provider times out, by default within 10 s', async () => {
    expect(PROVIDER_TIMEOUT_MS).toBeLessThan(10_000)
    const { post, razorpay } = await setUp({ timeouts: { provider: 500 } })
    razorpay.behave('hangs')
    const response = await post('/api/create-order', { packageId: 'digital', currencyCode: 'INR' })
    expect(response.json().message).toBe('Failed to create order.')
    razorpay.behave('ok')
  })
})

test('subscriptions are not available: no plan is listed, and none can be started', async () => {
  const { get, post } = await setUp()
  expect((await get('/api/subscription-plans')).json()).toEqual([])
  const response = await post('/api/create-subscription', { planId: 'monthly', currencyCode: 'INR' })
  expect([response.statusCode, response.json().message]).toEqual([409, 'Failed to start subscription.'])
})

test('GET /api/payments/checkout responds with the URL of the checkout script', async () => {
  const { get } = await setUp()
  expect((await get('/api/payments/checkout')).json()).toEqual({ scriptUrl: 'https://checkout.example/checkout.js' })
})
