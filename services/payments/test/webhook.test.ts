import { describe, expect, test } from 'vitest'
import { WEBHOOK_LOCK_TIMEOUT_MS } from '../src/webhooks/webhook-service.ts'
import { sign, WEBHOOK_SECRETS } from './fake-razorpay.ts'
import { setUp } from './set-up.ts'

describe('POST /api/payments/webhook', () => {
  test('accepts a signature of either secret during a rotation', async () => {
    const { order, razorpay, deliver, captured, credits } = await setUp()
    for (const secret of WEBHOOK_SECRETS) {
      const payment = razorpay.pay(await order('single_digital'))
      expect((await deliver(captured(payment), { secret })).statusCode).toBe(200)
    }
    expect((await credits()).storiesRemaining).toBe(3)
  })

  test('rejects and logs an invalid signature', async () => {
    const { order, razorpay, deliver, captured, credits, logger, app } = await setUp()
    const payment = razorpay.pay(await order())
    expect((await deliver(captured(payment), { secret: 'wrong secret' })).statusCode).toBe(400)
    const unsigned = await app.inject({ method: 'POST', url: '/api/payments/webhook', body: captured(payment) })
    expect(unsigned.statusCode).toBe(400)
    expect((await credits()).storiesRemaining).toBe(1)
    expect(logger.lines.join('')).toContain('webhook rejected')
  })

  test('verifies the signature over the raw bytes of the body', async () => {
    const { order, razorpay, captured, credits, app } = await setUp()
    const payment = razorpay.pay(await order())
    const body = ` ${JSON.stringify(captured(payment), null, 3)}\n`
    const headers = { 'content-type': 'application/json', 'x-razorpay-signature': sign(body, WEBHOOK_SECRETS[0]) }
    const response = await app.inject({ method: 'POST', url: '/api/payments/webhook', headers, body })
    expect(response.statusCode).toBe(200)
    expect((await credits()).storiesRemaining).toBe(6)
  })

  test.each([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'USD' }],
  ])('rejects a payment whose %s differs from the order', async (_what, changes) => {
    const { order, razorpay, deliver, captured, credits } = await setUp()
    const payment = razorpay.pay(await order(), changes)
    expect((await deliver(captured(payment))).statusCode).toBe(400)
    expect((await credits()).storiesRemaining).toBe(1)
  })

  test('accepts and ignores unknown orders and events', async () => {
    const { razorpay, deliver, captured } = await setUp()
    expect((await deliver(captured(razorpay.pay('order_of_another_shop')))).statusCode).toBe(200)
    expect((await deliver({ event: 'payout.processed', payload: {} })).statusCode).toBe(200)
  })

  test('processes an event on retry after the database failed', async () => {
    const { order, razorpay, deliver, captured, credits, db } = await setUp()
    const payment = razorpay.pay(await order())
    await db.schema.alterTable('notifications').renameTo('notifications_renamed').execute()
    expect((await deliver(captured(payment), { eventId: 'again' })).statusCode).toBe(500)
    await db.schema.alterTable('notifications_renamed').renameTo('notifications').execute()
    expect((await credits()).storiesRemaining).toBe(1)
    expect((await deliver(captured(payment), { eventId: 'again' })).statusCode).toBe(200)
    expect((await credits()).storiesRemaining).toBe(6)
  })

  test('responds with 503 if the order stays locked, by default for less than 5 s, and succeeds on retry', async () => {
    expect(WEBHOOK_LOCK_TIMEOUT_MS).toBeLessThan(5_000)
    const { order, razorpay, deliver, captured, credits, db, logger } = await setUp({ timeouts: { webhookLock: 300 } })
    const payment = razorpay.pay(await order())
    await db.transaction().execute(async trx => {
      await trx.selectFrom('orders').selectAll().forUpdate().execute()
      expect((await deliver(captured(payment))).statusCode).toBe(503)
    })
    expect(logger.lines.join('')).toContain('canceling statement due to lock timeout')
    expect((await deliver(captured(payment))).statusCode).toBe(200)
    expect((await credits()).storiesRemaining).toBe(6)
  })
})
