import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startSandbox } from './sandbox.ts'

const UNKNOWN = { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' }

describe('/v1', () => {
  test('rejects requests without the key and its secret', async () => {
    const { call } = await startSandbox()
    const wrong = `Basic ${Buffer.from('rzp_test_sandbox:wrong').toString('base64')}`
    for (const headers of [{}, { authorization: wrong }]) {
      for (const url of ['/v1/orders', '/v1/nothing']) {
        const { status, body } = await call('GET', url, undefined, headers)
        expect(status).toBe(401)
        expect(body.error).toEqual({
          code: 'BAD_REQUEST_ERROR',
          description: 'Authentication failed',
          source: 'NA',
          step: 'NA',
          reason: 'NA',
          metadata: {},
        })
      }
    }
  })

  test('is reachable under any host name, unlike the pages', async () => {
    const { app, call } = await startSandbox()
    const host = 'sandbox:8080'
    expect((await call('GET', '/v1/orders', undefined, { host })).status).toBe(401)
    expect((await app.inject({ url: '/readyz', headers: { host } })).statusCode).toBe(200)
    for (const url of ['/razorpay', '/mailbox', '/checkout.js', '/checkout/order_1']) {
      expect((await app.inject({ url, headers: { host } })).statusCode).toBe(403)
    }
  })

  test('answers 404 for an unknown path', async () => {
    const { call } = await startSandbox()
    expect(await call('GET', '/v1/nothing')).toMatchObject({ status: 404, body: { error: { metadata: {} } } })
  })
})

describe('POST /v1/orders', () => {
  test('creates an unpaid order', async () => {
    const { call, makeOrder } = await startSandbox()
    const order = await makeOrder({ notes: { kind: 'package' }, payment_capture: true })
    expect(order).toEqual({
      id: expect.stringMatching(/^order_[0-9A-Za-z]{14}$/),
      entity: 'order',
      amount: 150_000,
      amount_paid: 0,
      amount_due: 150_000,
      currency: 'INR',
      receipt: 'order-1',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: { kind: 'package' },
      created_at: expect.closeTo(Date.now() / 1000, -4),
    })
    expect((await call('GET', `/v1/orders/${order.id}`)).body).toEqual(order)
    expect((await call('GET', `/v1/orders/${order.id}/payments`)).body).toEqual({
      entity: 'collection',
      count: 0,
      items: [],
    })
  })

  test.each([
    ['amount', { amount: 99 }, 'Order amount less than minimum amount allowed'],
    ['amount', { amount: 100.5 }, 'The amount must be an integer.'],
    ['amount', { amount: '150000' }, 'The amount must be an integer.'],
    ['currency', { currency: 'XYZ' }, 'Currency is not supported'],
    ['receipt', { receipt: 'x'.repeat(41) }, 'The receipt may not be greater than 40 characters.'],
  ])('rejects an invalid %s', async (field, more, description) => {
    const { call } = await startSandbox()
    const { status, body } = await call('POST', '/v1/orders', { amount: 150_000, currency: 'INR', ...more })
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', field, description })
  })

  test('creates one order per call, concurrent ones included', async () => {
    const { call, makeOrder } = await startSandbox()
    const made = await Promise.all(Array.from({ length: 20 }, (_, i) => makeOrder({ receipt: `order-${i}` })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(20)
    expect((await call('GET', '/v1/orders?count=100')).body.count).toBe(20)
  })
})

describe('GET /v1/orders', () => {
  test('finds orders by their receipt, newest first', async () => {
    const { call, makeOrder } = await startSandbox()
    const [first, , third] = [await makeOrder(), await makeOrder({ receipt: 'order-2' }), await makeOrder()]
    const { body } = await call('GET', '/v1/orders?receipt=order-1')
    expect(body).toEqual({ entity: 'collection', count: 2, items: [third, first] })
  })

  test('rejects an unknown id', async () => {
    const { call } = await startSandbox()
    for (const url of ['/v1/orders/order_0', '/v1/orders/order_0/payments', '/v1/payments/pay_0', '/v1/refunds/x']) {
      expect(await call('GET', url)).toMatchObject({ status: 400, body: { error: UNKNOWN } })
    }
  })
})

describe('POST /v1/payments/:id/capture', () => {
  test('captures a payment that is not captured automatically, once', async () => {
    const { call, makeOrder, pay } = await startSandbox()
    for (const manual of [{ payment_capture: false }, { payment_capture: 0 }, { payment: { capture: 'manual' } }]) {
      const order = await makeOrder(manual)
      const { razorpay_payment_id: id } = await pay(order.id)
      expect((await call('GET', `/v1/payments/${id}`)).body).toMatchObject({ status: 'authorized', captured: false })
      const wrong = await call('POST', `/v1/payments/${id}/capture`, { amount: 100, currency: 'INR' })
      expect(wrong.status).toBe(400)
      const right = { amount: 150_000, currency: 'INR' }
      const { body } = await call('POST', `/v1/payments/${id}/capture`, right)
      expect(body).toMatchObject({ id, status: 'captured', captured: true })
      expect((await call('GET', `/v1/orders/${order.id}`)).body).toMatchObject({ status: 'paid', amount_due: 0 })
      expect((await call('POST', `/v1/payments/${id}/capture`, right)).status).toBe(400)
    }
  })
})

describe('POST /v1/payments/:id/refund', () => {
  async function createPayment() {
    const sandbox = await startSandbox()
    const { razorpay_payment_id: id } = await sandbox.pay((await sandbox.makeOrder()).id)
    const refund = (body?: object) => sandbox.call('POST', `/v1/payments/${id}/refund`, body)
    const payment = async () => (await sandbox.call('GET', `/v1/payments/${id}`)).body
    return { ...sandbox, id, refund, payment }
  }

  test('refunds the full amount by default', async () => {
    const { call, id, refund, payment } = await createPayment()
    const { body } = await refund()
    expect(body).toMatchObject({
      id: expect.stringMatching(/^rfnd_[0-9A-Za-z]{14}$/),
      entity: 'refund',
      amount: 150_000,
      currency: 'INR',
      payment_id: id,
      notes: [],
      receipt: null,
      status: 'processed',
      speed_requested: 'normal',
      speed_processed: 'normal',
    })
    expect(await payment()).toMatchObject({ status: 'refunded', amount_refunded: 150_000, refund_status: 'full' })
    expect((await call('GET', `/v1/refunds/${body.id}`)).body).toEqual(body)
  })

  test('refunds in parts, and never more than was paid', async () => {
    const { call, id, refund, payment } = await createPayment()
    const first = (await refund({ amount: 50_000 })).body
    expect(await payment()).toMatchObject({ status: 'captured', amount_refunded: 50_000, refund_status: 'partial' })
    expect(await refund({ amount: 100_001 })).toMatchObject({ status: 400, body: { error: { field: 'amount' } } })
    const second = (await refund({ amount: 100_000 })).body
    expect(await payment()).toMatchObject({ status: 'refunded', amount_refunded: 150_000, refund_status: 'full' })
    expect((await refund()).status).toBe(400)
    const { body } = await call('GET', `/v1/payments/${id}/refunds`)
    expect(body).toEqual({ entity: 'collection', count: 2, items: [second, first] })
  })

  test('never refunds more than was paid, concurrent calls included', async () => {
    const { refund, payment } = await createPayment()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund({ amount: 40_000 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await payment()).toMatchObject({ amount_refunded: 120_000, refund_status: 'partial' })
  })

  test('rejects a failed payment and invalid amounts', async () => {
    const { call, choose, makeOrder, refund } = await createPayment()
    const { failed } = (await choose((await makeOrder()).id, 'declined')).body
    expect((await call('POST', `/v1/payments/${failed.metadata.payment_id}/refund`)).status).toBe(400)
    for (const amount of [0, -100, 99, 100.5]) expect((await refund({ amount })).status).toBe(400)
  })
})

describe('a restart', () => {
  test('keeps all data', async () => {
    const before = await startSandbox()
    const order = await before.makeOrder()
    const { razorpay_payment_id: id } = await before.pay(order.id)
    await before.call('POST', `/v1/payments/${id}/refund`, { amount: 50_000 })
    const paths = ['/v1/orders', `/v1/orders/${order.id}/payments`, `/v1/payments/${id}/refunds`]
    const read = ({ call }: typeof before) => Promise.all(paths.map(path => call('GET', path)))
    const kept = await read(before)
    await before.stop()
    expect(await read(await startSandbox({ dataDir: before.dataDir }))).toEqual(kept)
  })

  test('fails if the file is damaged, and names it', async () => {
    const { dataDir, stop } = await startSandbox()
    await stop()
    await writeFile(join(dataDir, 'razorpay.json'), '{"orders": [')
    await expect(startSandbox({ dataDir })).rejects.toThrow(/razorpay\.json can't be read/)
  })
})
