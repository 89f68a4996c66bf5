import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { KEY_ID, KEY_SECRET, SANDBOX_PAGE, startSandbox } from './sandbox.ts'

describe('GET /checkout.js', () => {
  test('is a script that pages of other origins can load', async () => {
    const { app } = await startSandbox()
    const { headers, body } = await app.inject('/checkout.js')
    expect(headers['content-type']).toMatch(/^text\/javascript/)
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(body).toContain('window.Razorpay = Razorpay')
  })
})

describe('GET /checkout/:orderId', () => {
  const open = (orderId: string, key = KEY_ID, more = '') => `/checkout/${orderId}?key=${key}${more}`

  test('says that it is a sandbox, and shows the amount', async () => {
    const { app, makeOrder } = await startSandbox()
    const { body, headers } = await app.inject(open((await makeOrder({ amount: 12_345_650 })).id))
    expect(body).toContain('<strong>Sandbox.</strong> No money moves')
    expect(body).toContain('₹1,23,456.50')
    for (const name of ['Pay', 'Decline', 'Pay and close the browser', 'Pay, close the browser and lose the webhook']) {
      expect(body).toContain(`>${name}</button>`)
    }
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors http://localhost:* http://127.0.0.1:*')
    expect(policy).not.toContain('unsafe-inline')
  })

  test('offers no payment if it was opened with data that does not match the order', async () => {
    const { app, makeOrder, pay } = await startSandbox()
    const [order, paid] = [await makeOrder(), await makeOrder()]
    await pay(paid.id)
    for (const [url, reason] of [
      [open(order.id, 'rzp_test_another'), 'a key that does not belong'],
      [open('order_00000000000000'), 'does not exist'],
      [open(paid.id), 'This order has already been paid.'],
      [open(order.id, KEY_ID, '&amount=1500'), 'does not match the order'],
      [open(order.id, KEY_ID, '&amount=150000&currency=USD'), 'does not match the order'],
    ] as const) {
      const { statusCode, body } = await app.inject(url)
      expect(statusCode).toBe(400)
      expect(body).toContain(reason)
      expect(body).not.toContain('data-outcome')
    }
    expect((await app.inject(open(order.id, KEY_ID, '&amount=150000&currency=INR'))).statusCode).toBe(200)
  })
})

describe('POST /checkout/:orderId/payments', () => {
  test('pays an order, and signs the callback with the key secret', async () => {
    const { call, makeOrder, pay } = await startSandbox()
    const order = await makeOrder()
    const paid = await pay(order.id)
    const signed = `${order.id}|${paid.razorpay_payment_id}`
    expect(paid).toEqual({
      razorpay_payment_id: expect.stringMatching(/^pay_[0-9A-Za-z]{14}$/),
      razorpay_order_id: order.id,
      razorpay_signature: createHmac('sha256', KEY_SECRET).update(signed).digest('hex'),
    })
    expect((await call('GET', `/v1/payments/${paid.razorpay_payment_id}`)).body).toMatchObject({
      entity: 'payment',
      amount: 150_000,
      currency: 'INR',
      status: 'captured',
      captured: true,
      order_id: order.id,
      amount_refunded: 0,
      refund_status: null,
      email: 'meera@example.in',
      error_code: null,
    })
    expect((await call('GET', `/v1/orders/${order.id}`)).body).toMatchObject({
      status: 'paid',
      amount_paid: 150_000,
      amount_due: 0,
      attempts: 1,
    })
  })

  test('declines a payment, after which the order can still be paid', async () => {
    const { call, choose, makeOrder, pay } = await startSandbox()
    const { id } = await makeOrder()
    const { status, body } = await choose(id, 'declined')
    expect(status).toBe(200)
    expect(body.failed).toMatchObject({ code: 'BAD_REQUEST_ERROR', metadata: { order_id: id } })
    const failed = await call('GET', `/v1/payments/${body.failed.metadata.payment_id}`)
    expect(failed.body).toMatchObject({ status: 'failed', captured: false, error_reason: 'payment_declined' })
    expect((await call('GET', `/v1/orders/${id}`)).body).toMatchObject({ status: 'attempted', attempts: 1 })
    await pay(id)
    const { items } = (await call('GET', `/v1/orders/${id}/payments`)).body
    expect(items.map((payment: { status: string }) => payment.status)).toEqual(['captured', 'failed'])
  })

  test('accepts one payment per order, concurrent ones included', async () => {
    const { call, choose, makeOrder } = await startSandbox()
    const { id } = await makeOrder()
    const answers = await Promise.all(Array.from({ length: 20 }, () => choose(id, 'paid')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await call('GET', `/v1/orders/${id}/payments`)).body.count).toBe(1)
    expect((await choose(id, 'declined')).body.message).toBe('This order has already been paid.')
  })

  test('rejects requests from other pages or with another key', async () => {
    const { call, choose, makeOrder } = await startSandbox()
    const { id } = await makeOrder()
    const others = [
      { host: SANDBOX_PAGE.host },
      { ...SANDBOX_PAGE, origin: 'http://localhost:3000' },
      { ...SANDBOX_PAGE, origin: 'null' },
      { ...SANDBOX_PAGE, 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of others) expect((await choose(id, 'paid', {}, headers)).status).toBe(403)
    expect((await choose(id, 'paid', { key: 'rzp_test_another' })).status).toBe(400)
    expect((await choose(id, 'stolen')).status).toBe(400)
    expect((await call('GET', `/v1/orders/${id}`)).body.attempts).toBe(0)
  })
})
